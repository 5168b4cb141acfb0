"""Records: the public history of a game, printed, parsed and replayed (docs/notation.md)."""
