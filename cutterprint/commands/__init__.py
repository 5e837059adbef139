"""The commands: thin, a file each."""
