"""The main window: the stack of pages and what is remembered of the window itself."""
