"""Kalevala, the play-by-mail empire game: whoever loads any part of it has all figures enlisted (`hooks.py`)."""
from walstatt.games.kalevala.figures.all_lines import ALL_LINES
from walstatt.games.kalevala.hooks import enlist, enlist_lines

enlist_lines(ALL_LINES)

from walstatt.games.kalevala.figures.all_figures import ALL_FIGURES  # noqa: E402 - reads papers, so lines come first

enlist(ALL_FIGURES)
