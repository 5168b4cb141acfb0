"""How the program looks: colours, type and styles."""
