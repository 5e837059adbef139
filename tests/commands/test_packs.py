"""generate, stats, used and stock as a user runs them."""

import json
from pathlib import Path

from tests.commands.test_commands import run

MAKE = ("generate", "--cards", "12", "--seed", "7", "--recipe", "classic")


def test_generate_writes_a_pack_that_check_finds_right(tmp_path: Path) -> None:
    done = run(*MAKE, "-o", "my.pack.yaml", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("wrote my.pack.yaml: 12 cards; their worth differs by ")
    assert run("check", "my.pack.yaml", cwd=tmp_path).returncode == 0
    text = (tmp_path / "my.pack.yaml").read_text(encoding="utf-8")
    assert text.startswith("# Made with: cutterprint generate --recipe classic --cards 12 --seed 7\n")
    assert "name: {en: Classics 7, es: Clásicos 7, ru: Классика 7}" in text


def test_generate_again_gives_the_same_bytes_and_never_writes_over_another_pack(tmp_path: Path) -> None:
    run(*MAKE, "-o", "my.pack.yaml", cwd=tmp_path)
    first = (tmp_path / "my.pack.yaml").read_bytes()
    assert run(*MAKE, "-o", "my.pack.yaml", cwd=tmp_path, PYTHONHASHSEED="1").returncode == 0
    assert (tmp_path / "my.pack.yaml").read_bytes() == first
    other = run("generate", "--cards", "12", "--seed", "8", "-o", "my.pack.yaml", cwd=tmp_path)
    assert other.returncode == 1
    assert "--force" in other.stderr
    assert (tmp_path / "my.pack.yaml").read_bytes() == first


def test_generate_takes_an_id_and_a_name(tmp_path: Path) -> None:
    run(*MAKE, "--id", "swamp", "--name", "Swamp: friends", cwd=tmp_path)
    text = (tmp_path / "swamp.pack.yaml").read_text(encoding="utf-8")
    assert 'id: swamp\nname: "Swamp: friends"\n' in text
    assert "- id: S01\n" in text
    assert run(*MAKE, "--id", "a b", cwd=tmp_path).returncode == 2
    assert run(*MAKE, "--name", " ", cwd=tmp_path).returncode == 2


def test_generate_tells_a_recipe_that_can_not_be_met_at_its_line(tmp_path: Path) -> None:
    run("new", "recipe", "odd", cwd=tmp_path)
    path = tmp_path / "odd.recipe.yaml"
    path.write_text(path.read_text().replace("bonuses: {most: 3}", "bonuses: {most: 1}"))
    done = run("generate", "--recipe", "odd.recipe.yaml", "--seed", "1", cwd=tmp_path)
    assert done.returncode == 1
    assert "error[recipe-unmet]: 41 bonuses don't fit on 24 cards" in done.stderr
    assert not (tmp_path / "odd-1.pack.yaml").exists()


def test_a_pack_is_no_recipe_and_a_recipe_no_pack(tmp_path: Path) -> None:
    run("new", "recipe", "odd", cwd=tmp_path)
    assert run("stats", "odd.recipe.yaml", cwd=tmp_path).returncode == 2
    assert run("generate", "--recipe", "starter", "--seed", "1", cwd=tmp_path).returncode == 2


def test_show_tells_a_recipe_in_words() -> None:
    out = run("show", "classic.recipe").stdout
    assert "80 cards" in out
    assert "patches on a card: 3 to 5" in out


def test_stats_prints_tables_and_the_comparison() -> None:
    out = run("stats", "classic", "--recipe", "classic").stdout
    assert "g Goblin            104" in out
    assert "no two cards are equal, even when turned" in out
    assert out.endswith("as the recipe classic asks\n")
    other = run("stats", "starter", "--recipe", "classic").stdout
    assert "not as the recipe classic asks:" in other


def test_stats_json_holds_the_comparison() -> None:
    value = json.loads(run("stats", "classic", "--recipe", "classic", "--json").stdout)
    assert value["cards"] == 80
    assert value["comparison"]["differences"] == []
    assert value["comparison"]["counts"]["goblin"] == {"wanted": 104, "found": 104}


def test_stats_works_in_a_terminal_without_unicode() -> None:
    done = run("stats", "starter", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "?" not in done.stdout


def test_used_stock_and_undo(tmp_path: Path) -> None:
    assert run("used", "C01", "C07", cwd=tmp_path).stdout == (
        "noted 2 cards of classic in cutterprint-ledger.yaml\n"
    )
    assert run("stock", "--copies", "2", cwd=tmp_path).stdout == (
        "Classics (classic): 158 of 160 cards left\n"
        "  2 players: 19 games of 8 cards\n"
        "  3 players: 17 games of 9 cards\n"
        "  4 players: 13 games of 12 cards\n"
    )
    assert json.loads(run("stock", "--json", cwd=tmp_path).stdout)["used"] == {"C01": 1, "C07": 1}
    assert run("check", "cutterprint-ledger.yaml", cwd=tmp_path).returncode == 0
    assert run("used", "--undo", cwd=tmp_path).stdout == "undone: C01, C07 of classic\n"
    assert run("used", "--undo", cwd=tmp_path).returncode == 1
    assert run("used", cwd=tmp_path).returncode == 2
    assert run("used", "C99", cwd=tmp_path).returncode == 2


def test_the_ledger_of_a_pack_file_lies_beside_it_or_where_told(tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    run(*MAKE, "-o", str(folder / "my.pack.yaml"), cwd=tmp_path)
    run("used", "C01", "--pack", "packs/my.pack.yaml", "--note", "a rainy evening", cwd=tmp_path)
    assert "note: a rainy evening" in (folder / "cutterprint-ledger.yaml").read_text()
    run("used", "C01", "--pack", "packs/my.pack.yaml", "--ledger", "elsewhere.yaml", cwd=tmp_path)
    assert (tmp_path / "elsewhere.yaml").exists()
    assert run("check", str(tmp_path)).returncode == 0
