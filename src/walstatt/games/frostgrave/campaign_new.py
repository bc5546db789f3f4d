"""A new band: what its player chooses, checked like any warband (frostgrave.campaign.band)."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from walstatt.core.refusal import Refused, refuse
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.campaign_after import free_name, teachable
from walstatt.games.frostgrave.campaign_band import VERSION, Band, Caster, Fighter, KnownSpell, Wizard
from walstatt.games.frostgrave.campaign_checks import BAND, sheet_problems
from walstatt.games.frostgrave.campaign_content import tables
from walstatt.games.frostgrave.warbands import KNOWN_SPELLS


class BandWish(msgspec.Struct, frozen=True):
    """What somebody chooses for a new band; names that are left out are given."""

    name: str
    school: str = ""
    spells: tuple[str, ...] = ()
    """Six; without any the first six of the school."""
    soldiers: tuple[str, ...] = ()
    wizard: str = ""
    apprentice: str = ""
    gear: tuple[str, ...] = ("staff",)
    """Of the wizard, beside the dagger."""
    apprentice_gear: tuple[str, ...] = ()


def found(wish: BandWish) -> Band:
    """The band as wished; raises Refused for what cannot be."""
    for problem in _problems(wish):
        raise problem
    cost = sum(content.soldiers()[kind].cost for kind in wish.soldiers)
    wizard = Wizard(wish.wizard.strip() or tables().names[0], list(wish.gear))
    band = Band(VERSION, wish.name.strip(), tables().start - cost, wizard, wish.school)
    apprentice = Caster(wish.apprentice.strip() or free_name(band), list(wish.apprentice_gear))
    band = msgspec.structs.replace(band, apprentice=apprentice)
    spells = wish.spells or teachable(band)[:KNOWN_SPELLS]
    band = msgspec.structs.replace(band, spells=[KnownSpell(key) for key in spells])
    for kind in wish.soldiers:
        band = msgspec.structs.replace(band, soldiers=[*band.soldiers, Fighter(free_name(band), kind)])
    for path, rule, why in sheet_problems(band):
        del path
        raise Refused(rule, why)
    return band


def _problems(wish: BandWish) -> Iterator[Refused]:
    if wish.school and wish.school not in content.schools():
        yield refuse(BAND, "frostgrave-band-unknown-school", given=wish.school, known=list(content.schools()))
        return
    for kind in wish.soldiers:
        if kind not in content.soldiers():
            yield refuse(BAND, "frostgrave-band-unknown-soldier", given=kind, known=list(content.soldiers()))
            return
    cost = sum(content.soldiers()[kind].cost for kind in wish.soldiers)
    if cost > tables().start:
        yield refuse(BAND, "frostgrave-refused-cost", cost=cost, budget=tables().start)
    taught = spells_of(wish.school)
    if wish.spells and len(wish.spells) != KNOWN_SPELLS:
        yield refuse(BAND, "frostgrave-refused-spells", found=len(wish.spells), wanted=KNOWN_SPELLS)
    for spell in wish.spells:
        if spell not in taught:
            yield refuse(BAND, "frostgrave-refused-unknown-spell", spell=spell, known=list(taught))


def spells_of(school: str) -> Sequence[str]:
    """What a new band of this school can know."""
    return content.schools()[school].spells if school else tuple(content.common_spells())
