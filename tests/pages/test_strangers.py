"""Pages from strangers: whatever a markup says, it is set or refused with words, and soon."""

import time

from hypothesis import given, settings
from hypothesis import strategies as st

from cutterprint.pages.elements import ELEMENTS, INLINE
from cutterprint.pages.markup import set_pages
from cutterprint.pages.markup_reader import MarkupError
from tests.pages.test_markup import PROPS, page

TAGS = sorted({*ELEMENTS, *INLINE, "land"} - {"page"})
NAMES = sorted({name for names in ELEMENTS.values() for name in names} | {"wide"})
VALUES = (
    *("", "0", "1", "-1", "7.5", "1e9", "nan", "1fr", "0fr", "50%", "1000%", "fit", "2*1fr", "fit..9"),
    *("yes", "middle", "spread", "bottom", "frog", "plan", "bold", "ink", "#123456"),
    *("1 2", "1 2 3 4", "M0 0l9 9"),
)


def written(tag: str, given: dict[str, str], inside: list[str]) -> str:
    attributes = "".join(f' {name}="{value}"' for name, value in given.items())
    return f"<{tag}{attributes}>{''.join(inside)}</{tag}>"


attributes = st.dictionaries(st.sampled_from(NAMES), st.sampled_from(VALUES), max_size=4)
sensible = st.sampled_from(
    [{}, {"w": "1fr"}, {"h": "1fr", "columns": "2*1fr"}, {"size": "9"}, {"wide": "5"}, {"name": "frog"}]
)
elements = st.recursive(
    st.sampled_from(["", "word ", "many words in a row "]),
    lambda inside: st.builds(
        written, st.sampled_from(TAGS), st.one_of(attributes, sensible), st.lists(inside, max_size=4)
    ),
    max_leaves=10,
)


@given(st.lists(elements, max_size=4), attributes)
@settings(max_examples=400, deadline=None)
def test_any_markup_is_set_or_refused_with_words(inside: list[str], given: dict[str, str]) -> None:
    own = {name: value for name, value in given.items() if name in ELEMENTS["page"]}
    told = "line 1: "
    try:
        set_pages(written("page", {**own, "width": "60", "height": "50"}, inside), PROPS)
    except MarkupError as error:
        told = str(error)
    assert told.startswith("line 1: ")


def test_huge_texts_and_many_elements_take_no_time_worth_a_word() -> None:
    started = time.monotonic()
    words = "words and more words " * 5_000
    assert len(page(f'<box w="50" h="50" size="400">{words}</box>').problems) == 1
    assert len(page(f'<box w="50" h="50" size="400">{"w" * 50_000}</box>').problems) == 1
    page(
        "<column>"
        + '<row><box w="1fr" group="a">word</box><icon name="frog" size="1"/></row>' * 5_000
        + "</column>"
    )
    page('<grid columns="100*1fr">' + "<rect/>" * 15_000 + "</grid>")
    assert time.monotonic() - started < 20
