"""Chapters 14, 15, 21 and 23: entering provinces, planes, trade, slaves."""
