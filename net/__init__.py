"""The table between computers, without Qt; the network game is built here on the local table's interface."""
