"""The special action of healers: tending a wounded friend (frostgrave.x.trait.heilkundig)."""
from __future__ import annotations

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.frostgrave import damage, facts
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import HEALER
from walstatt.games.frostgrave.state import Figure

RULE = "frostgrave.x.trait.heilkundig"
HEALING = 3


def problem(play: FrostgravePlay, figure: Figure) -> Refused | None:
    """Why a figure cannot tend anybody now."""
    if not play.profile(figure).has(HEALER):
        return refuse(RULE, "frostgrave-refused-no-healer", figure=play.name(figure))
    if facts.in_combat(play, figure):
        return refuse(RULE, "frostgrave-refused-tend-combat", figure=play.name(figure))
    if not patients(play, figure):
        return refuse(RULE, "frostgrave-refused-no-patient", figure=play.name(figure))
    return None


def patients(play: FrostgravePlay, healer: Figure) -> list[Figure]:
    """Wounded friends in contact who are not in combat."""
    return [
        friend for friend in play.state.of(healer.seat)
        if friend is not healer and friend.health < play.profile(friend).health
        and facts.touch(play, healer, friend) and not facts.in_combat(play, friend)
    ]


def tend(play: FrostgravePlay, healer: Figure) -> Script[None]:
    options = [friend.id for friend in patients(play, healer)]
    chosen = options[0]
    if len(options) > 1:
        chosen = yield Pick(
            healer.seat, "frostgrave:patient", RULE, options, {"figure": play.name(healer)},
            describe=lambda option: play.name(play.figure(option)),
        )
    friend = play.figure(chosen)
    points = damage.regain(play, friend, HEALING)
    play.note(
        "frostgrave-tends", RULE, "frostgrave.action.special", figure=play.name(healer), friend=play.name(friend),
        health=points,
    )
