"""The shared commands, a file each: they find the game of a file, ask it, and present the answer.

Only the program itself (`cli`) imports them; commands that one game brings live in that game's folder.
"""
