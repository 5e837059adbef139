"""A second opinion on Cuttle, written from the text of the rules with plain lists and dicts.

It shares nothing with the engine: a game is a dict, a move is the text that a file would have, and legal
moves are found by asking of every sentence that could be said whether it may be. Players are p0, p1 …
"""

import itertools
from collections.abc import Iterator
from typing import Any

Game = dict[str, Any]
WORTH = {"A": 1, "T": 10, **{str(number): number for number in range(2, 10)}}
GOALS = {2: [21, 14, 10, 5, 0], 3: [14, 9, 5, 0, 0], 4: [21, 14, 10, 5, 0]}
LIMITS = {2: 8, 3: 7, 4: 7}


def whole_deck(players: int) -> list[str]:
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    return cards + (["X1", "X2"] if players > 2 else [])


def new_game(deck: list[str], players: int, dealer: int) -> Game:
    deck = list(deck)
    hands: list[list[str]] = [[] for _ in range(players)]
    for _ in range(5):
        for step in range(1, players + 1):
            hands[(dealer + step) % players].append(deck.pop(0))
    if players == 2:
        hands[dealer].append(deck.pop(0))
    first = (dealer + 1) % players
    return {
        "players": players,
        "hands": hands,
        # Each player's field: {"card", "as": "points" or "royal", "thieves": [(card, served before it)]}
        "fields": [[] for _ in range(players)],
        "scrap": [],
        "deck": deck,
        "turn": first,
        "asked": [first],
        "stage": "turn",
        "stack": [],
        "passes": 0,
        "frozen": [[] for _ in range(players)],
        "fresh": None,
        "winner": None,
    }


# --- what can be seen ---


def foes(game: Game, player: int) -> list[int]:
    order = [(player + step) % game["players"] for step in range(1, game["players"])]
    return [one for one in order if game["players"] < 4 or (one - player) % 2 == 1]


def points(game: Game, player: int) -> int:
    return sum(WORTH[item["card"][0]] for item in game["fields"][player] if item["as"] == "points")


def goal(game: Game, player: int) -> int:
    kings: int = sum(item["card"][0] == "K" for item in game["fields"][player])
    goals: list[int] = GOALS[game["players"]]
    return goals[kings]


def queens(game: Game, player: int, besides: str = "") -> int:
    return sum(item["card"][0] == "Q" and item["card"] != besides for item in game["fields"][player])


def standing(game: Game, card: str) -> tuple[int, Any, str] | None:
    """On whose field a card is, the thing that it belongs to, and as what: base, top, or buried."""
    for player, field in enumerate(game["fields"]):
        for item in field:
            if item["card"] == card:
                return player, item, "base"
            names = [thief for thief, _ in item["thieves"]]
            if card in names:
                return player, item, "top" if names[-1] == card else "buried"
    return None


def snapshot(game: Game) -> dict[str, Any]:
    """Everything that two engines must agree on."""
    return {
        "hands": [sorted(hand) for hand in game["hands"]],
        "fields": [
            sorted((item["card"], item["as"], tuple(thief for thief, _ in item["thieves"])) for item in field)
            for field in game["fields"]
        ],
        "scrap": sorted(game["scrap"]),
        "deck": list(game["deck"]),
        "turn": game["turn"],
        "stage": game["stage"],
        "asked": game["asked"][0] if game["winner"] is None else None,
        "passes": game["passes"],
        "frozen": [sorted(cards) for cards in game["frozen"]],
        "winner": game["winner"],
    }


# --- which sentences may be said ---


def legal(game: Game) -> set[str]:
    found = {text for text in _sentences(game) if _may(game, text.split())}
    if game["stage"] == "seven" and not found:
        found = {f"seven discard {card}" for card in game["deck"][:2]}
    if game["stage"] == "turn" and not [text for text in found if not text.startswith("respond")]:
        found.add("pass")
    return found


def _sentences(game: Game) -> Iterator[str]:
    stage = game["stage"]
    if game["fresh"] is not None:
        for foe in foes(game, game["fresh"][1]):
            for card in game["hands"][foe]:
                yield f"respond {card} p{foe}"
    if game["winner"] is not None:
        return
    hand = game["hands"][game["asked"][0]]
    if stage == "turn":
        yield "draw"
        yield "pass"
        yield from _ways(game, hand)
    elif stage == "seven":
        for way in _ways(game, game["deck"][:2]):
            yield f"seven {way}"
    elif stage == "answer":
        yield "resolve"
        yield from (f"counter {card}" for card in hand)
    elif stage == "three":
        yield from (f"take {card}" for card in game["scrap"])
    elif stage == "five" or len(hand) == 1:
        yield from (f"discard {card}" for card in hand)
    else:
        yield from (f"discard {one} {two}" for one, two in itertools.combinations(sorted(hand), 2))


def _ways(game: Game, cards: list[str]) -> Iterator[str]:
    """Anything that a person might want to do with some cards."""
    seen = [item["card"] for field in game["fields"] for item in field]
    seen += [thief for field in game["fields"] for item in field for thief, _ in item["thieves"]]
    everybody = [f"p{player}" for player in range(game["players"])]
    for card in cards:
        yield f"points {card}"
        yield f"royal {card}"
        yield f"one-off {card}"
        for player in everybody:
            yield f"one-off {card} {player}"
        for target in seen:
            yield f"scuttle {card} {target}"
            yield f"one-off {card} {target}"
            for player in everybody:
                yield f"jack {card} {target} {player}"
                yield f"joker {card} {target} {player}"


def _may(game: Game, words: list[str]) -> bool:
    from_seven = words[0] == "seven"
    if from_seven:
        words = words[1:]
    verb, cards = words[0], words[1:]
    if verb == "respond":
        royal = standing(game, game["fresh"][0])
        assert royal is not None
        return game["players"] == 4 and cards[0][0] == "9" and not queens(game, royal[0], game["fresh"][0])
    me = game["asked"][0]
    if verb == "draw":
        return bool(game["deck"]) and len(game["hands"][me]) < LIMITS[game["players"]]
    if verb == "pass":
        return not game["deck"]
    if verb == "resolve":
        return True
    if verb == "counter":
        return cards[0][0] == "2" and not queens(game, game["stack"][-1]["by"])
    if verb == "take":
        return bool(cards[0] != game["stack"][0]["card"])
    if verb == "discard":
        return True
    if not from_seven and cards[0] in game["frozen"][me]:
        return False
    return _may_play(game, me, verb, cards, from_seven)


def _may_play(game: Game, me: int, verb: str, cards: list[str], from_seven: bool) -> bool:
    rank = cards[0][0]
    if verb == "points":
        return rank in WORTH
    if verb == "royal":
        return rank in "KQ8"
    where = standing(game, cards[1]) if len(cards) > 1 and cards[1][0] != "p" else None
    if verb == "scuttle":
        assert where is not None
        mine, its = (WORTH.get(rank, 0), cards[0][1]), (WORTH.get(cards[1][0], 0), cards[1][1])
        return (
            rank in WORTH
            and where[0] in foes(game, me)
            and where[2] == "base"
            and where[1]["as"] == "points"
            and (mine[0], "CDHS".index(mine[1])) > (its[0], "CDHS".index(its[1]))
        )
    if verb in {"jack", "joker"}:
        assert where is not None
        wanted = ("J", "points") if verb == "jack" else ("X", "royal")
        if (rank, where[1]["as"]) != wanted or where[2] != "base" or queens(game, where[0], cards[1]):
            return False
        to = int(cards[2][1])
        if game["players"] == 4:
            return to != where[0]
        return to == me and where[0] != me
    return _may_one_off(game, me, cards, where, from_seven)


def _may_one_off(game: Game, me: int, cards: list[str], where: Any, from_seven: bool) -> bool:
    rank = cards[0][0]
    deck_left = len(game["deck"]) - from_seven
    hand_left = len(game["hands"][me]) - (not from_seven)
    if rank in "29":
        if where is None or where[0] not in foes(game, me) or where[2] == "buried":
            return False
        if queens(game, where[0], cards[1]):
            return False
        return rank == "9" or where[2] == "top" or where[1]["as"] == "royal"
    if rank == "4":
        if len(cards) < 2 or where is not None:
            return False
        victim = int(cards[1][1])
        return victim in foes(game, me) and len(game["hands"][victim]) > 0
    if len(cards) > 1:
        return False
    return {
        "A": True,
        "6": True,
        "3": len(game["scrap"]) > 0,
        "5": deck_left + hand_left > 0,
        "7": deck_left > 0,
    }.get(rank, False)
