"""Referenzblatt: characters with action markers and Gnosis, W10."""
