"""How Cuttle looks: suits, characters and icons, the faces and backs of cards, and tables as pictures.

`figures/`, `wear/` and `icons/` hold the drawings as SVG. Only sheets, answers and `game.py` import this room.
"""
