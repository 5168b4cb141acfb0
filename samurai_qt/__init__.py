"""The program people start: command line and window."""
