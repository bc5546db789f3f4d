"""What happens between two games, as the core plays it: answers on a tape, lines in a log, every roll a question."""
from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Any

import msgspec

from walstatt.core.match import Match, Outcome, Redeal
from walstatt.core.questions import Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.core.typed_data import decode
from walstatt.games.frostgrave import campaign_after, campaign_market, content
from walstatt.games.frostgrave.campaign_band import DRAWN, LOST, WON, Band, Chapter, Report
from walstatt.games.frostgrave.campaign_checks import sheet_problems
from walstatt.games.frostgrave.campaign_force import report
from walstatt.games.frostgrave.campaign_new import BandWish, found
from walstatt.games.frostgrave.campaign_state import MARKET, OVER, Between, BetweenPlay, BetweenState
from walstatt.games.frostgrave.gear import FINDS
from walstatt.games.frostgrave.profiles import SOLDIER, WIZARD

FALLEN = 0.4
"""Of a random game: how likely each of a band was put out of action."""
SCENES: dict[str, Callable[[BetweenPlay], Script[None]]] = {
    "return": campaign_after.come_home,
    "survival": campaign_after.survival,
    "experience": campaign_after.experience,
    "level": campaign_after.level,
    "treasure": campaign_after.treasure,
    MARKET: campaign_market.market,
}


class BetweenGames:
    """The game between the games; it is played by one and cannot be won."""

    key = "frostgrave_campaign"
    version = 1
    """As every game's: one more whenever an old tape would play otherwise (`walstatt tapes` tells)."""

    def begin(self, setup: Between) -> BetweenPlay:
        for problem in sheet_problems(setup.band):
            raise Refused(problem.rule, problem.why)
        play = BetweenPlay(setup)
        told = setup.report
        chapter = Chapter(told.opponent, told.result, told.treasures) if told else Chapter("", "")
        play.state = BetweenState(setup.band, chapter, "return" if told else MARKET)
        return play

    def scene(self, play: BetweenPlay) -> Script[None] | None:
        scene = SCENES.get(play.state.phase)
        return scene(play) if scene else None

    def outcome(self, play: BetweenPlay) -> Outcome:
        return Outcome(None, (0.0,), text("frostgrave-campaign-over", crowns=play.state.band.crowns))

    def view(self, play: BetweenPlay, seat: int | None) -> Any:  # noqa: ARG002 - there are no secrets
        return msgspec.to_builtins(play.state)

    def redeal(self, play: BetweenPlay, seat: int | None, rng: Random) -> Redeal | None:  # noqa: ARG002 - as for the view
        return None

    def open_setup(self, setup: Between, seats: Collection[int]) -> Between:  # noqa: ARG002 - an open one
        return setup

    def by_people(self, setup: Between) -> bool:  # noqa: ARG002 - there is nothing to measure
        return False

    def read_setup(self, data: bytes | msgspec.Raw) -> Between:
        return decode(data, Between)

    def read_state(self, data: bytes) -> BetweenState:
        return decode(data, BetweenState)

    def random_setup(self, rng: Random) -> Between:
        """Some band with crowns to spend and finds in its vault that comes home from some game."""
        school = rng.choice(("", *content.schools()))
        new = found(BandWish("Nordlicht", school, soldiers=tuple(rng.sample(sorted(content.soldiers()), 3))))
        finds = rng.sample(sorted(FINDS), rng.randrange(4))
        band = msgspec.structs.replace(new, crowns=rng.randrange(600), vault=finds)
        out = [one.name for one in band.everybody() if rng.random() < FALLEN]
        told = Report(
            "Bert", rng.choice((WON, LOST, DRAWN)), rng.randrange(5), out, cast=rng.randrange(12),
            helped=rng.randrange(6), felled={WIZARD: rng.randrange(2), SOLDIER: rng.randrange(4)},
        )
        return Between(band, told)


BETWEEN = BetweenGames()


def after(match: Match, seat: int, band: Band) -> Match:
    """What follows for the band of a seat from a finished match; refused if the sheet is another one by now."""
    if not match.over:
        raise refuse("frostgrave.campaign.match", "frostgrave-refused-match-runs")
    sheet = match.setup.warbands[seat].sheet
    if sheet is None:
        raise refuse("frostgrave.campaign.match", "frostgrave-refused-no-sheet")
    if sheet != band:
        raise refuse("frostgrave.campaign.match", "frostgrave-refused-other-sheet", band=band.name)
    return Match(BETWEEN, Between(band, report(match, seat)))


def market(band: Band) -> Match:
    """Only the market."""
    return Match(BETWEEN, Between(band))


def is_done(match: Match) -> bool:
    return bool(match.state.phase == OVER)
