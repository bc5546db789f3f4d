"""Papers: what rulers write, read from and written to one text."""
