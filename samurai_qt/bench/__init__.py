"""What `samurai-qt bench` measures: each figure a ratio within one run, absolute times beside it."""
