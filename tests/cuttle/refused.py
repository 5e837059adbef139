"""Files of Cuttle that have a problem, by its code."""


def moves(*texts: str, deck: str = "[5H, 6H]") -> str:
    """A table of Cuttle on which Ana makes the first of these moves."""
    return (
        "game: cuttle\nkind: position\nplayers:\n"
        "  - {name: Ana, hand: [AS, 2H, 4S, 6D, 9C, JS, KH], points: [3H], frozen: [9C]}\n"
        "  - {name: Ben, hand: [2C, 5D, 7C, KD], points: [7D, TC], royals: [QS]}\n"
        f"scrap: [4D]\ndeck: {deck}\nmoves:\n" + "".join(f"  - '{text}'\n" for text in texts)
    )


REFUSED: dict[str, tuple[str, ...]] = {
    "text-too-long": ("game: cuttle\nkind: deck\nid: x\nranks: {J: {index: Jack}}\n",),
    "not-your-turn": (moves("Ben: draw"),),
    "wrong-phase": (moves("resolve"), moves("one-off AS", "draw"), moves("respond 9C")),
    "game-over": (moves("pass", "pass", "pass", "pass", deck="[]"),),
    "not-in-hand": (
        moves("points 8S"),
        moves("one-off 4S", "resolve", "discard 8S 5D"),
        moves("one-off AS", "counter 2S"),
    ),
    "frozen": (moves("points 9C"),),
    "wrong-card": (
        moves("points KH"),
        moves("scuttle JS 7D"),
        moves("one-off KH"),
        moves("jack AS 7D"),
        moves("royal AS"),
    ),
    "not-a-two": (moves("one-off AS", "counter 5D"),),
    "hand-limit": (moves("draw", "draw", "draw", deck="[5H, 6H, 8H]"),),
    "deck-empty": (moves("draw", deck="[]"),),
    "deck-left": (moves("pass"),),
    "scuttle-target": (moves("scuttle 6D QS"), moves("scuttle 6D 3H")),
    "scuttle-weak": (moves("scuttle 6D 7D"),),
    "no-target": (moves("jack JS KD"), moves("one-off 2H"), moves("one-off 2H 7D"), moves("one-off AS 7D")),
    "queen-protects": (moves("jack JS 7D"),),
    "discard-count": (moves("one-off 4S", "resolve", "discard 5D"),),
    "card-twice": (moves("draw", deck="[AS]"), moves("one-off 4S", "resolve", "discard 5D 5D")),
    "low-contrast": ("game: cuttle\nkind: deck\nid: x\ncolours: {hearts: '#ffeecc'}\n",),
    "unknown-card": (moves("points 1H"), moves("joker X1 QS")),
    "bad-value": (moves("jump"), moves("points"), moves("seven draw")),
}
