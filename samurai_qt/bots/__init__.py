"""Bots as players of a table: in this process, in a worker, or somebody else's program (docs/bots.md)."""
