"""From the sheet of a band to the warband on the table, and from a finished match to what the band brings home."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from walstatt.core.bounds import Words
from walstatt.core.match import Match
from walstatt.core.refusal import Refused, refuse
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.campaign_band import DRAWN, LOST, WON, Band, Caster, Fighter, Report
from walstatt.games.frostgrave.campaign_checks import sheet_problems
from walstatt.games.frostgrave.campaign_content import tables
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import APPRENTICE, WIZARD, Member, Profile, Warband
from walstatt.games.frostgrave.state import OUT

MATCH = "frostgrave.campaign.match"
ABSENT = "frostgrave.campaign.absent"


def muster(band: Band, prefix: str) -> Warband:
    """All who can play, with their values and belongings of today (frostgrave.campaign.match)."""
    members, profiles = [], {}
    for number, one in enumerate(playing(band), 1):
        id = f"{prefix}{number}"
        profiles[id] = profile = figure_profile(band, one)
        members.append(Member(id, id, _name(one, profile)))
    spells = tuple(spell.key for spell in band.spells)
    name = {"de": band.name, "en": band.name}
    return Warband(tuple(members), profiles, spells, name, school=band.school, sheet=band)


def playing(band: Band) -> list[Caster | Fighter]:
    """Those who do not miss the next game, in the order of the sheet."""
    return [one for one in band.everybody() if not one.misses]


def _name(one: Caster | Fighter, profile: Profile) -> Words:
    if isinstance(one, Caster):
        return {"de": one.name, "en": one.name}
    return {language: f"{one.name} ({kind})" for language, kind in profile.name.items()}


def figure_profile(band: Band, one: Caster | Fighter) -> Profile:
    """Somebody's values of today, with all that he bears."""
    if isinstance(one, Fighter):
        listed = content.soldiers()[one.kind]
        return msgspec.structs.replace(listed, gear=(*one.belongings, *listed.gear))
    role = WIZARD if one is band.wizard else APPRENTICE
    profile = content.with_gear(role, (*one.items, "dagger", *one.gear))
    changes: Counter[str] = Counter(band.wizard.improved) if role == WIZARD else Counter()
    changes.subtract(tables().wounds[wound].value for wound in one.wounds)
    values = {value: getattr(profile, value) + change for value, change in changes.items()}
    return msgspec.structs.replace(profile, **values)


def problems(warband: Warband, in_campaign: bool) -> Iterator[Refused]:
    """Why a warband with a sheet may not take the field."""
    band = warband.sheet
    assert band is not None
    if not in_campaign:
        yield refuse(MATCH, "frostgrave-refused-campaign-only", band=band.name)
        return
    found = [Refused(rule, why) for _, rule, why in sheet_problems(band)]
    yield from found
    if found:
        return
    if not any(isinstance(one, Caster) for one in playing(band)):
        yield refuse(ABSENT, "frostgrave-refused-no-caster-fit", band=band.name)
    elif muster(band, warband.members[0].id.rstrip("0123456789")) != warband:
        yield refuse(MATCH, "frostgrave-refused-not-its-sheet", band=band.name)


# ---- after the game


def report(match: Match, seat: int) -> Report:
    """What the band of a seat brings home from a finished match."""
    play: FrostgravePlay = match.play
    outcome = match.outcome
    warband = play.setup.warbands[seat]
    assert outcome is not None and warband.sheet is not None
    names = {
        member.id: one.name for member, one in zip(warband.members, playing(warband.sheet), strict=True)
    }
    figures = {figure_id: play.figure(figure_id) for figure_id in names}
    cast = {play.role(figure): play.state.spells_cast.get(figure.id, 0) for figure in figures.values()}
    drunk = {names[id]: list(figure.drunk) for id, figure in figures.items() if figure.drunk}
    carried = _carried(match, seat)
    secured = sum(token.secured == seat for token in play.state.tokens.values())
    felled = Counter(
        play.role(figure) for other in range(play.seats) if other != seat
        for figure in play.members(other) if figure.place == OUT
    )
    return Report(
        opponent=", ".join(name for other, name in enumerate(play.setup.names[: play.seats]) if other != seat),
        result=DRAWN if outcome.winner is None else WON if outcome.winner == seat else LOST,
        treasures=secured + carried,
        out=[names[id] for id, figure in figures.items() if figure.place == OUT],
        drunk=drunk, cast=cast.get(WIZARD, 0), helped=cast.get(APPRENTICE, 0), felled=dict(felled), carried=carried,
    )


def _carried(match: Match, seat: int) -> int:
    """Who wins because the other gives up keeps what his figures carry (frostgrave.campaign.surrender)."""
    play: FrostgravePlay = match.play
    outcome = match.outcome
    if match.conceded is None or outcome is None or outcome.winner != seat:
        return 0
    return sum(play.carried(figure) is not None for figure in play.state.of(seat))
