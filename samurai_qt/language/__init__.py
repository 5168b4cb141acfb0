"""The languages the program speaks."""
