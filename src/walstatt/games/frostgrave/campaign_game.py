"""What happens between two games, as the core plays it: answers on a tape, lines in a log, every roll a question."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from walstatt.core.match import Match, Outcome
from walstatt.core.questions import Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.games.frostgrave import campaign_after, campaign_market
from walstatt.games.frostgrave.campaign_band import Band, Chapter
from walstatt.games.frostgrave.campaign_checks import sheet_problems
from walstatt.games.frostgrave.campaign_force import report
from walstatt.games.frostgrave.campaign_state import MARKET, OVER, Between, BetweenPlay, BetweenState

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

    def by_people(self, setup: Between) -> bool:  # noqa: ARG002 - there is nothing to measure
        return False


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
