"""A Generic Skirmisher."""
