"""The games: pure rules and bots. No files beyond package data, no clock, no threads, no Qt, no network."""
