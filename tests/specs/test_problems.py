"""How a problem is told."""

from cutterprint.specs.problems import Place, Problem, ProblemLog, Source, did_you_mean


def told(text: str, column: int, length: int = 1) -> list[str]:
    place = Place(Source.of_text("f.yaml", text), 1, column, length)
    return str(Problem(place, "code", "what", "do this")).splitlines()


def test_a_problem_is_told_like_a_compilers() -> None:
    assert told("Pc Zg", 4, 2) == [
        "f.yaml:1:4: error[code]: what",
        "    1 | Pc Zg",
        "      |    ^^",
        "      = hint: do this",
    ]


def test_the_caret_stands_under_its_character_behind_tabs_and_wide_characters() -> None:
    assert told("\tx", 2)[2] == "      |  ^"
    assert told("漢x", 2)[2] == "      |   ^"


def test_nothing_in_a_file_steers_the_terminal() -> None:
    assert "\x1b" not in "".join(told("\x1b[31mred", 1))


def test_a_long_line_is_cut_around_the_place() -> None:
    lines = told("a" * 5000 + "X" + "b" * 5000, 5001)
    assert len(lines[1]) < 120
    assert lines[1][lines[2].index("^")] == "X"


def test_problems_come_in_the_order_of_the_lines_and_once() -> None:
    source = Source.of_text("f", "a\nb")
    log = ProblemLog()
    for line in (2, 1, 2):
        log.add(Place(source, line), "c", "m")
    assert [problem.line for problem in log.in_order()] == [1, 2]


def test_a_near_word_is_guessed_and_a_far_one_is_not() -> None:
    assert str(did_you_mean("wetlnad", ["plains", "wetland"])) == "did you mean 'wetland'?"
    assert str(did_you_mean("Kraken", ["kraken"])) == "did you mean 'kraken'?"
    assert did_you_mean("xyz", ["plains"]) is None
