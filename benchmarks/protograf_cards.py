"""160 plain cards by protograf: twelve coloured squares and a label each, fronts only, no art.

Run by print_cards.py in an environment that has protograf; prints the seconds that it took.
"""

import time

from protograf import Card, Create, Deck, Save, rectangle, text  # type: ignore[import-not-found]

COLOURS = ("#86bf58", "#f7dd84", "#4b8fcb")


def main() -> None:
    start = time.perf_counter()
    Create(filename="protograf.pdf", paper="A4")
    Deck(cards=160, width=6.3, height=8.4)
    for card in range(1, 161):
        squares = [
            rectangle(
                x=2.1 * (square % 3),
                y=2.1 * (square // 3),
                width=2.1,
                height=2.1,
                fill=COLOURS[(square + card) % 3],
                stroke=COLOURS[(square + card) % 3],
            )
            for square in range(12)
        ]
        Card(str(card), *squares, text(x=3, y=8, text=f"C{card:03}", font_size=7))
    Save()
    print(time.perf_counter() - start)


main()
