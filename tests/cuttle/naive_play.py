"""What a move does in the second opinion on Cuttle: the other half of `naive`, on the same dicts."""

from typing import Any

from tests.cuttle.naive import LIMITS, Game, foes, goal, points, standing


def play(game: Game, text: str) -> None:
    """Changes the game by a legal move."""
    words = text.split()
    fresh, game["fresh"] = game["fresh"], None
    me: Any = game["asked"][0] if game["asked"] else None
    verb = words[0]
    if verb == "respond":
        _respond(game, words[1], int(words[2][1]), fresh)
    elif verb == "draw":
        game["hands"][me].append(game["deck"].pop(0))
        _next_turn(game)
    elif verb == "pass":
        game["passes"] += 1
        if game["passes"] == 3:
            game.update(winner="stalemate", stage="over")
        else:
            _next_turn(game, passed=True)
    elif verb == "counter":
        game["hands"][me].remove(words[1])
        if words[1] in game["frozen"][me]:
            game["frozen"][me].remove(words[1])
        game["stack"].append({"card": words[1], "by": me})
        game["asked"] = foes(game, me)
    elif verb == "resolve":
        game["asked"].pop(0)
        if not game["asked"]:
            _settle(game)
    elif verb == "take":
        game["scrap"].remove(words[1])
        game["hands"][me].append(words[1])
        _next_turn(game)
    elif verb == "discard":
        _discard(game, me, words[1:])
    else:
        _play_card(game, words)


def _discard(game: Game, me: Any, cards: list[str]) -> None:
    for card in cards:
        game["hands"][me].remove(card)
        game["scrap"].append(card)
        if card in game["frozen"][me]:
            game["frozen"][me].remove(card)
    if game["stage"] == "five":
        _draw_three(game, me)
    _next_turn(game)


def _draw_three(game: Game, me: int) -> None:
    for _ in range(3):
        if game["deck"] and len(game["hands"][me]) < LIMITS[game["players"]]:
            game["hands"][me].append(game["deck"].pop(0))


def _play_card(game: Game, words: list[str]) -> None:
    me = game["turn"]
    game["passes"] = 0
    if words[0] == "seven":
        words = words[1:]
        game["deck"].remove(words[1])
    else:
        game["hands"][me].remove(words[1])
    game["stack"] = []
    verb, card = words[0], words[1]
    if verb == "discard":
        game["scrap"].append(card)
        _next_turn(game)
    elif verb == "points":
        game["fields"][me].append({"card": card, "as": "points", "thieves": []})
        _next_turn(game)
    elif verb == "royal":
        game["fields"][me].append({"card": card, "as": "royal", "thieves": []})
        _next_turn(game, royal=card)
    elif verb == "scuttle":
        game["scrap"].append(card)
        _bury(game, words[2])
        _next_turn(game)
    elif verb in {"jack", "joker"}:
        where = standing(game, words[2])
        assert where is not None
        owner, item, _ = where
        item["thieves"].append((card, owner))
        game["fields"][owner].remove(item)
        game["fields"][int(words[3][1])].append(item)
        _next_turn(game, royal=card)
    else:
        aim = words[2] if len(words) > 2 else None
        game["stack"] = [{"card": card, "by": me, "aim": aim}]
        game["stage"] = "answer"
        game["asked"] = foes(game, me)


def _bury(game: Game, card: str) -> str:
    """Takes a card off the table and scraps what lay on it; gives whose field it was on."""
    where = standing(game, card)
    assert where is not None
    owner, item, _ = where
    game["fields"][owner].remove(item)
    game["scrap"] += [card, *(thief for thief, _ in item["thieves"])]
    return str(owner)


def _lift(game: Game, card: str) -> int:
    """Takes the topmost thief away; gives whom it served."""
    where = standing(game, card)
    assert where is not None
    owner, item, _ = where
    _, before = item["thieves"].pop()
    game["fields"][owner].remove(item)
    game["fields"][before].append(item)
    return owner


def _respond(game: Game, nine: str, who: int, fresh: Any) -> None:
    card, player = fresh
    game["hands"][who].remove(nine)
    game["scrap"].append(nine)
    if nine in game["frozen"][who]:
        game["frozen"][who].remove(nine)
    where = standing(game, card)
    assert where is not None
    if where[2] == "top":
        _lift(game, card)
    else:
        game["fields"][player].remove(where[1])
    game["hands"][player].append(card)
    if game["winner"] is not None:
        game["winner"] = None
        _next_turn(game)


def _settle(game: Game) -> None:
    """Everybody lets it happen: the last card said stands, so every second one does."""
    me, first = game["turn"], game["stack"][0]
    card, aim = first["card"], first["aim"]
    game["scrap"] += [one["card"] for one in game["stack"]]
    if len(game["stack"]) % 2 == 0:
        _next_turn(game)
        return
    rank = card[0]
    if rank == "A":
        for field in game["fields"]:
            for item in [item for item in field if item["as"] == "points"]:
                _bury(game, item["card"])
    elif rank == "6":
        _scrap_royals(game)
    elif rank in "29":
        _hit(game, rank, aim)
    elif rank == "5" and not game["hands"][me]:
        _draw_three(game, me)
    elif rank in "357" or (rank == "4" and game["hands"][int(aim[1])]):
        game["stage"] = {"3": "three", "4": "four", "5": "five", "7": "seven"}[rank]
        game["asked"] = [int(aim[1]) if rank == "4" else me]
        return
    _next_turn(game)


def _scrap_royals(game: Game) -> None:
    for field in game["fields"]:
        for item in [item for item in field if item["as"] == "royal"]:
            _bury(game, item["card"])
    while stolen := [item for field in game["fields"] for item in field if item["thieves"]]:
        top = stolen[0]["thieves"][-1][0]
        _lift(game, top)
        game["scrap"].append(top)


def _hit(game: Game, rank: str, aim: str) -> None:
    where = standing(game, aim)
    assert where is not None
    owner = where[0]
    if where[2] == "top":
        _lift(game, aim)
        game["scrap"].append(aim)
    else:
        _bury(game, aim)
    if rank == "9":
        game["scrap"].remove(aim)
        game["hands"][owner].append(aim)
        game["frozen"][owner].append(aim)


def _next_turn(game: Game, passed: bool = False, royal: str | None = None) -> None:
    me = game["turn"]
    if royal is not None and game["players"] == 4:
        game["fresh"] = (royal, me)
    if not passed:
        game["passes"] = 0
    game["stack"] = []
    for step in range(game["players"]):
        player = (me + step) % game["players"]
        if points(game, player) >= goal(game, player):
            game.update(winner=player, stage="over", asked=[])
            return
    game["frozen"][me] = []
    game["turn"] = (me + 1) % game["players"]
    game["asked"] = [game["turn"]]
    game["stage"] = "turn"
