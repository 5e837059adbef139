"""The rules of Cuttle as values, the files that write them, and the cards that they speak of.

Everything else of the game imports this; it imports only the shared parts below games.
"""
