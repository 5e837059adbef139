"""The shelf: which games there are, what is built in, and the one road from a name to a value.

Games are found by looking into `cutterprint.games`; commands, games and tests ask here, and nothing here
knows a game.
"""
