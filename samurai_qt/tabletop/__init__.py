"""The parts of the table page: how they are arranged, and what each shows of the game."""
