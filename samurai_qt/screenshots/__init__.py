"""For developers: every page with something on it, as pictures. `python -m samurai_qt.screenshots --help`."""
