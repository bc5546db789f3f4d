"""Figures that belong to nobody: slavers, prisoners, escorted persons."""
from __future__ import annotations

from walstatt.games.ags.abilities import PASS, Ability, Dice, Reach, Target, Test
from walstatt.games.ags.profiles import Profile, Tag

STRIKE = Ability(
    "Fieser Gegenschlag", (PASS,), Test("att_def", Dice(5, 3)), Reach("aura", 12), Target("foe", in_range=True),
    tags=("Rüstungsbrechend (1)",), english="Nasty Counter-strike",
)
"""ags.4.1.2.gegenschlag"""

NEUTRAL_PROFILES = {
    # ags.4.1.2.profil, ags.r.slavers_hostile
    "slaver": Profile(
        "slaver", "", {"de": "Sklavenhändler", "en": "Slaver"}, False, 4, 4, Dice(4, 4), Dice(4, 4), base="M",
        tags=(Tag("Rüstung", "1"), Tag("Immun", "alle Zustände")), abilities=(STRIKE,), emblem="manacles",
    ),
    # ags.4.1.2.2.profil, ags.r.prisoners_neutral
    "prisoner": Profile(
        "prisoner", "", {"de": "Gefangener", "en": "Prisoner"}, False, 3, 1, Dice(3, 5), Dice(3, 5), emblem="prisoner",
    ),
    # ags.4.2.5
    "person": Profile(
        "person", "", {"de": "Schützling", "en": "Protégé"}, False, 3, 1, Dice(3, 5), Dice(3, 4), emblem="person",
    ),
}

UNMOVED = {"prisoner": "ags.r.prisoners_neutral", "person": "ags.4.2.5.begleiten"}
"""Who cannot be pushed, and the rule that says so."""
