"""What the program keeps on disk: the data folder, its lock, settings and saved games. No Qt."""
