"""Before the game: who sits where under which rules, until all have signed one charter. The host runs it."""
