"""What the habits of a robot ask for: how much of each thing it does."""
from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    name: str
    share_for_core: float = 3
    """Core troops cost at most this part of what comes in."""
    masons: float = 1.0
    """How often it builds where it could."""
    scouts: int = 3
    """EE that look around; the others are left for entering."""
    settlers: int = 2
    """Warriors that go to occupy empty land; none if it does not settle."""
    kept: int = 3
    """Warriors that stay at home when others leave."""
    odds: float = 0.0
    """It goes to war where it is so many times as strong as what it saw; 0 if it never does."""
    slaver: float = 0.0
    """It goes to war for slaves where it is so many times as strong; 0 if it kills."""
    plunders: bool = False
    """Does it plunder what it conquers?"""
    presses: bool = False
    """Does it press slaves from its own people where they pay?"""
    gathers: bool = False
    """Does it mass its troops where it means to attack, rather than spread them?"""
    hospitality: float = 0.0
    """How often it lets a neighbour in."""
    visits: bool = False
    """Does it make use of what others permit?"""
    treaties: float = 0.0
    """How often it offers a treaty."""
    seals: float = 0.5
    """How many of the rulers who offer it a treaty get its seal."""
    faithless: bool = False
    """Does it withdraw from a treaty with one whose land looks weak?"""
    talk: float = 0.2
    """How often it writes a letter."""
    words: tuple[str, ...] = ("Friede sei mit deinem Volk.",)
