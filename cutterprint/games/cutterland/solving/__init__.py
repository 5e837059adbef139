"""The best use of towers, walls and bridges, with proof; docs/solver.md has the reasoning."""
