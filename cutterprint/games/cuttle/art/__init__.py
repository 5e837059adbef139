"""How Cuttle looks: suits, characters and icons, the faces and backs of cards, and tables as pictures.

`figures/`, `wear/`, `emblems/` and `icons/` hold the drawings as SVG. Sheets, answers, kinds and `game.py`
import this room.
"""
