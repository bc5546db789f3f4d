"""Seats at the terminal: each has a letter and a colour."""
from __future__ import annotations

from string import ascii_uppercase

from walstatt.cli.screen import STRONG

SIDES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue", "bold red")


def letter(seat: int) -> str:
    """A to Z, then AA, AB and so on."""
    before, last = divmod(seat, len(ascii_uppercase))
    return (letter(before - 1) if before else "") + ascii_uppercase[last]


def side_style(seat: int) -> str:
    """The colour of a seat; many seats share some. What belongs to nobody is only strong."""
    return SIDES[seat % len(SIDES)] if seat >= 0 else STRONG
