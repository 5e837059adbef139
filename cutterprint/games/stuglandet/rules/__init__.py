"""The rules of Stuglandet as values, and the files that write them.

Everything else of the game imports this; it imports only the shared parts below games.
"""
