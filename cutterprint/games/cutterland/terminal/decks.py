"""Recipes and the numbers of a deck, for the terminal."""

from collections.abc import Iterator, Sequence

from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.decks.recipes import EQUAL_CARDS, MISSING_LANDSCAPE, Recipe
from cutterprint.games.cutterland.decks.stats import (
    Counts,
    DeckStats,
    equal_words,
    missing_words,
)
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.i18n import Language, said
from cutterprint.numbers import POINT, points_text
from cutterprint.recipes.comparing import Compared
from cutterprint.specs.translated import Translated
from cutterprint.terminal import Terminal, table


def recipe_lines(recipe: Recipe, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A recipe in words."""
    rules, patches, code = recipe.rules, recipe.patches, speech.code
    yield _heading(recipe.name, recipe.id, recipe.cards, recipe.rules_name, terminal, speech)
    yield speech.gettext("features on each card: {number}").format(number=rules.card.features)
    yield ""
    for key, item in rules.features.items():
        number = recipe.features.get(key, 0)
        a_card = speech.gettext("{number} per card").format(number=points_text(100 * number // recipe.cards))
        yield f"{item.code}  {item.name.in_language(code):<16} {number:>5}   {a_card}"
    yield ""
    shares = [
        f"{rules.landscapes[key].name.in_language(code)} {recipe.shares[key]}" for key in recipe.landscapes
    ]
    yield speech.gettext("shares of the ground: {shares}").format(shares=", ".join(shares))
    yield speech.gettext(
        "patches on a card: {least} to {most}; single squares among them: at most {singles}; "
        "bonuses: at most {bonuses}"
    ).format(least=patches.least, most=patches.most, singles=patches.singles, bonuses=recipe.most_bonuses)
    if recipe.spread is not None:
        told = speech.gettext("the best card is worth at most {points} points more than the poorest")
        yield told.format(points=points_text(recipe.spread))
    if MISSING_LANDSCAPE in recipe.never:
        yield speech.gettext("never: a card without one of its landscapes")
    if EQUAL_CARDS in recipe.never:
        yield speech.gettext("never: two cards that are equal, as they are or turned")


def pack_heading(pack: Pack, terminal: Terminal, speech: Language) -> str:
    """A pack in one line: its name and id, how many cards it has, by which rules."""
    return _heading(pack.name, pack.id, len(pack.cards), pack.rules_name, terminal, speech)


def _heading(name: Translated, key: str, cards: int, rules: str, terminal: Terminal, speech: Language) -> str:
    told = speech.ngettext("{number} card, rules: {rules}", "{number} cards, rules: {rules}", cards)
    title = terminal.painted(name.in_language(speech.code), bold=True)
    return f"{title} ({key}), {told.format(number=cards, rules=rules)}"


def stats_lines(compared: Compared[DeckStats], terminal: Terminal, speech: Language) -> Iterator[str]:
    """What is in a deck, as tables."""
    stats = compared.found
    pack = stats.pack
    yield pack_heading(pack, terminal, speech)
    yield ""
    yield from _features(stats, pack.rules, speech)
    yield ""
    yield from _areas(stats, pack.rules, speech)
    yield ""
    yield from _worth(stats, speech)
    yield ""
    for ids in stats.duplicates:
        yield said(equal_words(ids), speech)
    if not stats.duplicates:
        yield speech.gettext("no two cards are equal, even when turned")
    if stats.without_landscape:
        yield said(missing_words(stats.without_landscape), speech)
    if compared.comparison is not None:
        yield ""
        yield from compared.comparison.lines(speech)


def _numbers(counts: Counts, columns: Sequence[int]) -> list[str]:
    return [str(counts.get(column, 0) or ".") for column in columns]


def _features(stats: DeckStats, rules: Rules, speech: Language) -> Iterator[str]:
    code = speech.code
    most = range(max((max(counts) for counts in stats.on_a_card.values()), default=0) + 1)
    # For translators: heads of a table; the numbers behind "cards with" say how many of a thing a card has.
    heads = [speech.gettext("in all"), *(item.name.in_language(code) for item in rules.landscapes.values())]
    rows = [["", *heads, speech.gettext("cards with"), *map(str, most)]]
    for key, item in rules.features.items():
        grounds = [str(stats.by_landscape[key][ground] or ".") for ground in rules.landscapes]
        on_cards = _numbers(stats.on_a_card[key], most)
        name = f"{item.code} {item.name.in_language(code)}"
        rows.append([name, str(stats.features[key]), *grounds, "", *on_cards])
    grounds = [str(stats.squares[ground]) for ground in rules.landscapes]
    squares = str(sum(stats.squares.values()))
    rows.append([speech.gettext("squares"), squares, *grounds, "", *("" for _ in most)])
    bonuses = _numbers(stats.bonuses_on_a_card, most)
    rows.append([speech.gettext("bonuses in all"), "", *("" for _ in grounds), "", *bonuses])
    yield from table(rows)


def _areas(stats: DeckStats, rules: Rules, speech: Language) -> Iterator[str]:
    sizes = range(1, max((max(counts, default=1) for counts in stats.areas.values()), default=1) + 1)
    rows = [[speech.gettext("areas by size"), *map(str, sizes)]]
    rows += [
        [landscape.name.in_language(speech.code), *_numbers(stats.areas[key], sizes)]
        for key, landscape in rules.landscapes.items()
    ]
    yield from table(rows)
    patches = [
        speech.ngettext("{areas} on {number} card", "{areas} on {number} cards", cards).format(
            areas=areas, number=cards
        )
        for areas, cards in stats.patches_on_a_card.items()
    ]
    yield speech.gettext("areas on a card: {numbers}").format(numbers=", ".join(patches))


def _worth(stats: DeckStats, speech: Language) -> Iterator[str]:
    yield speech.gettext(
        "worth of a card: {average} points on average, from {least} ({poorest}) to {most} ({best})"
    ).format(
        average=points_text(stats.average),
        least=points_text(stats.poorest.worth),
        poorest=stats.poorest.card,
        most=points_text(stats.best.worth),
        best=stats.best.card,
    )
    yield speech.gettext("spread {spread}, standard deviation {deviation}").format(
        spread=points_text(stats.spread), deviation=points_text(stats.deviation)
    )
    steps = [item.worth // POINT for item in stats.worths]
    most = max(steps.count(step) for step in set(steps))
    for step in range(min(steps), max(steps) + 1):
        number = steps.count(step)
        yield f"{step:>5} – {step + 1:<4} {'━' * (-(-number * 40 // most))} {number}"
