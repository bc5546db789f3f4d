"""A running world moves in: one text file for each realm and a map, checked against the last lists."""
