"""Campaigns for clients that know no game: sheets as texts and as data, what follows from a match."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from walstatt.core.bounds import Words
from walstatt.core.match import Match
from walstatt.core.texts import LANGUAGES, Text, Texts
from walstatt.core.typed_data import convert, decode
from walstatt.games import campaigns
from walstatt.games.campaigns import Hireling, Item, Member, Offers, Result, School, Sheet
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.campaign_after import wound_name
from walstatt.games.frostgrave.campaign_band import Band, Caster, Fighter
from walstatt.games.frostgrave.campaign_content import tables
from walstatt.games.frostgrave.campaign_file import read, write
from walstatt.games.frostgrave.campaign_force import figure_profile, muster
from walstatt.games.frostgrave.campaign_game import BETWEEN, after, market
from walstatt.games.frostgrave.campaign_new import BandWish, spells_of
from walstatt.games.frostgrave.campaign_new import found as founded
from walstatt.games.frostgrave.campaign_sheet import printed, values
from walstatt.games.frostgrave.campaign_state import Between
from walstatt.games.frostgrave.gear import FINDS, item_name
from walstatt.games.frostgrave.profiles import APPRENTICE, WIZARD, Spell, Warband
from walstatt.games.frostgrave.warbands import KNOWN_SPELLS, MOST_SOLDIERS
from walstatt.games.lobby import PrintedArmy
from walstatt.games.roster_problems import BadRosterError


def _band(sheet: str) -> Band:
    band, problems = read(sheet)
    if band is None:
        raise BadRosterError("sheet", problems)
    return band


def _words(text: Text) -> Words:
    return {language: Texts(language).say(text) for language in LANGUAGES}


# ---- new bands


def offers() -> Offers:
    schools: list[School] = [
        {"key": school.key, "name": school.name, "about": school.description, "emblem": school.emblem,
         "spells": [_spell(content.spells()[key]) for key in school.spells]}
        for school in content.schools().values()
    ]
    without = Text("frostgrave-sheet-no-school")
    common = [_spell(content.spells()[key]) for key in spells_of("")]
    soldiers: list[Hireling] = [
        {"key": one.key, "name": one.name, "price": one.cost, "emblem": one.emblem,
         "values": {language: values(one, Texts(language)) for language in LANGUAGES}}
        for one in content.soldiers().values()
    ]
    return {
        "crowns": tables().start, "most_soldiers": MOST_SOLDIERS, "spells": KNOWN_SPELLS, "soldiers": soldiers,
        "schools": [{"key": "", "name": _words(without), "about": {}, "emblem": "", "spells": common}, *schools],
    }


def _spell(spell: Spell, better: int = 0) -> campaigns.Spell:
    return {
        "key": spell.key, "name": spell.name, "number": spell.number - better, "about": spell.about, "rule": spell.rule
    }


def found(wish: Mapping[str, Any]) -> str:
    return write(founded(convert(wish, BandWish)))


def checked(sheet: str) -> str:
    return write(_band(sheet))


# ---- sheets


def band_name(sheet: str) -> str:
    return _band(sheet).name


def outline(sheet: str) -> Sheet:
    band = _band(sheet)
    wizard = band.wizard
    school = content.schools()[band.school] if band.school else None
    return {
        "name": band.name, "crowns": band.crowns, "level": wizard.level, "experience": wizard.experience,
        "next_level": (wizard.level + 1) * tables().level,
        "school": school.name if school else _words(Text("frostgrave-sheet-no-school")),
        "emblem": school.emblem if school else "wizard-staff",
        "members": [_member(band, one) for one in band.everybody()],
        "spells": [_spell(content.spells()[known.key], known.better) for known in band.spells],
        "vault": [_item(key) for key in band.vault],
        "history": [
            {"opponent": chapter.opponent, "result": cast(Result, chapter.result), "treasures": chapter.treasures,
             "crowns": chapter.crowns, "experience": chapter.experience, "lost": chapter.lost,
             "found": [_item(key) for key in chapter.found]}
            for chapter in band.history
        ],
        "fit": any(not caster.misses for caster in band.casters),
    }


def _item(key: str) -> Item:
    return {"key": key, "name": _words(item_name(key)), "rule": FINDS[key].rule if key in FINDS else ""}


def _member(band: Band, one: Caster | Fighter) -> Member:
    profile = figure_profile(band, one)
    role = one.kind if isinstance(one, Fighter) else WIZARD if one is band.wizard else APPRENTICE
    wounds = one.wounds if isinstance(one, Caster) else []
    return {
        "name": one.name, "role": role, "kind": profile.name, "emblem": profile.emblem, "misses": one.misses,
        "values": {language: values(profile, Texts(language)) for language in LANGUAGES},
        "gear": [_item(key) for key in profile.gear], "wounds": [_words(wound_name(wound)) for wound in wounds],
    }


def print_band(sheet: str, texts: Texts) -> PrintedArmy:
    return printed(_band(sheet), texts)


def force(sheet: str, prefix: str) -> Warband:
    """The warband of a sheet for a match."""
    return muster(_band(sheet), prefix)


# ---- between matches


def begin(sheet: str, match: Match | None) -> Match:
    band = _band(sheet)
    if match is None:
        return market(band)
    seats = [seat for seat, warband in enumerate(match.setup.warbands) if warband.sheet == band]
    return after(match, seats[0] if seats else 0, band)


def go_on(setup: bytes) -> Match:
    return Match(BETWEEN, decode(setup, Between))


def sheet_now(between: Match) -> str:
    return write(between.state.band)
