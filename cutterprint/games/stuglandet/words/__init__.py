"""What the things of the rules are called: parts of a score, landings, deeds.

Messages, said in a language where they are shown; terminal, art and sheets import it.
"""
