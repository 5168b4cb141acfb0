"""The program's version; pyproject.toml takes it from here, so that a checkout knows it too."""

VERSION = "0.1.0"
