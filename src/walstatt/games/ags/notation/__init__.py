"""The notation of cards: one set of phrases from which cards are read and written."""
