"""How cases write what happens between two games of a campaign of Schnellreferenz."""
from __future__ import annotations

from typing import Any

import msgspec

from walstatt.core.match import Match
from walstatt.core.typed_data import convert
from walstatt.games.frostgrave import warbands
from walstatt.games.frostgrave.battlefield import random_board
from walstatt.games.frostgrave.campaign_band import WON, Band, Report
from walstatt.games.frostgrave.campaign_force import muster, problems
from walstatt.games.frostgrave.campaign_game import BETWEEN, after, market
from walstatt.games.frostgrave.campaign_new import BandWish, found, spells_of
from walstatt.games.frostgrave.campaign_state import Between
from walstatt.games.frostgrave.game import GAME, waiting_figures
from walstatt.games.frostgrave.play import Setup
from walstatt.games.frostgrave.state import TABLE, State, Token
from walstatt.games.frostgrave.warbands import KNOWN_SPELLS
from walstatt.lab.case_values import as_mapping, equal, one_of, sub_mapping, whole
from walstatt.lab.case_yaml import CaseError, Mapping, plain

SEATS = ("Anna", "Bert")
CONCEDED_KEYS = ("by", "secured", "carried", "lying")
NOTHING = "nothing"
USUAL: dict[str, Any] = {
    "version": 1, "name": "Nordlicht", "crowns": 100, "wizard": {"name": "Alrun"}, "apprentice": {"name": "Balduin"},
}


class CampaignCases:
    """Anna's band between two games."""

    seats = SEATS
    keys = frozenset({"band", "new", "report", "conceded"})
    expected = frozenset({"band", "force", "field", "elsewhere"})

    def match(self, case: Mapping) -> Match:
        if "new" in case:
            return market(found(_converted(case, "new", BandWish)))
        band = _band(case)
        if "conceded" in case:
            return after(_conceded(band, sub_mapping(case, "conceded")), 0, band)
        report = _converted(case, "report", Report, opponent="Bert") if "report" in case else None
        return Match(BETWEEN, Between(band, report))

    def special_step(self, match: Match, name: str, value: Any, line: int) -> Match | None:
        del match, name, value, line
        return None

    def positions(self, match: Match) -> dict[str, tuple[float, float]]:
        del match
        return {}

    def expect(self, match: Match, wanted: Mapping) -> None:
        band: Band = match.state.band
        for key in wanted:
            line = wanted.line_of(key)
            if key == "band":
                _compare(_whole_data(band), wanted[key], line, "the band")
            elif key == "force":
                _force(band, as_mapping(wanted[key], line, "force"))
            else:
                refused = [problem.rule for problem in problems(muster(band, "a"), key == "field")]
                equal((refused or [NOTHING])[0], wanted[key], f"what keeps the band from the {key}", line)


def _converted(case: Mapping, key: str, kind: Any, **usual: Any) -> Any:
    if kind is Report:
        usual = {"result": WON, **usual}
    try:
        return convert({**usual, **plain(sub_mapping(case, key))}, kind)
    except msgspec.ValidationError as problem:
        raise CaseError(case.line_of(key), str(problem)) from problem


def _band(case: Mapping) -> Band:
    """What the case does not say is as usual; `none` for no apprentice."""
    written = plain(sub_mapping(case, "band"))
    spells = list(spells_of(str(written.get("school", ""))))[:KNOWN_SPELLS]
    data = {**USUAL, "spell": [{"key": key} for key in spells], **written}
    data["wizard"] = {**USUAL["wizard"], **data["wizard"]}
    if data["apprentice"] == "none":
        del data["apprentice"]
    else:
        data["apprentice"] = {**USUAL["apprentice"], **data["apprentice"]}
    try:
        return convert(data, Band)
    except msgspec.ValidationError as problem:
        raise CaseError(case.line_of("band"), str(problem)) from problem


def _conceded(band: Band, written: Mapping) -> Match:
    """A match that somebody has given up, with so many treasures of Anna's and on the table."""
    written.check_keys(CONCEDED_KEYS, "conceded")
    forces = (muster(band, "a"), warbands.ready_made("frostwacht", "b"))
    setup = Setup(forces, random_board(1), names=SEATS, campaign=True)
    state = State(waiting_figures(setup), phase="soldier", round=2)
    for number, figure in enumerate(state.figures.values()):
        figure.place, figure.x, figure.y = TABLE, 2.0 * number, 1.0

    def number_of(key: str) -> int:
        return whole(written.get(key, 0), written.line_of(key), key)

    tokens = [Token("", 1.0, 1.0, secured=0) for _ in range(number_of("secured"))]
    tokens += [Token("", 1.0, 1.0, carrier=f"a{one + 1}") for one in range(number_of("carried"))]
    tokens += [Token("", 18.0, 18.0 + 2 * one) for one in range(number_of("lying"))]
    state.tokens = {f"token-{at}": token for at, token in enumerate(tokens, 1)}
    for id, token in state.tokens.items():
        token.id = id
    match = Match(GAME, msgspec.structs.replace(setup, opening=state))
    match.concede(SEATS.index(one_of(written.get("by"), SEATS, written.line_of("by"), "who gives up")))
    return match


# ---- expectations


def _whole_data(band: Band) -> dict[str, Any]:
    """The sheet with what is left out in files."""
    def data(one: Any) -> Any:
        if isinstance(one, msgspec.Struct):
            names = dict(zip(one.__struct_fields__, one.__struct_encode_fields__, strict=True))
            return {names[field]: data(getattr(one, field)) for field in one.__struct_fields__}
        return [data(item) for item in one] if isinstance(one, list) else one

    whole_sheet: dict[str, Any] = data(band)
    return whole_sheet


def _compare(found: Any, wanted: Any, line: int, what: str) -> None:
    """A mapping names only what matters; everything else must be equal."""
    if not isinstance(wanted, Mapping) or not isinstance(found, dict):
        equal("none" if found is None else found, plain(wanted), what, line)
        return
    wanted.check_keys(found, what)
    for key, value in wanted.items():
        at = wanted.line_of(key)
        if isinstance(value, list) and any(isinstance(one, Mapping) for one in value):
            equal(len(found[key]), len(value), f"length of {key}", at)
            for number, one in enumerate(value):
                _compare(found[key][number], one, at, f"{key} {number + 1}")
        elif isinstance(value, Mapping) and not value:
            equal(found[key], {}, f"{key} of {what}", at)
        else:
            _compare(found[key], value, at, f"{key} of {what}")


def _force(band: Band, wanted: Mapping) -> None:
    """By name the profile with which somebody takes the field; `none` for who does not."""
    warband = muster(band, "a")
    profiles = {
        member.name["en"].partition(" (")[0]: warband.of(member) for member in warband.members
    }
    for name, one in wanted.items():
        line = wanted.line_of(name)
        if one == "none":
            equal(name in profiles, False, f"{name} takes the field", line)
            continue
        profile = profiles[one_of(name, profiles, line, "who takes the field")]
        what = as_mapping(one, line, f"the profile of {name!r}")
        for key, value in what.items():
            value_now = list(profile.gear) if key == "gear" else getattr(profile, key)
            equal(value_now, plain(value), f"{key} of {name}", what.line_of(key))


CASES = CampaignCases()
