"""Learning the weights of the bots' chance to win from games of the search against itself (docs/bots.md)."""
