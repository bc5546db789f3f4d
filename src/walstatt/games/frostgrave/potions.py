"""Potions: a special action that uses them up (frostgrave.campaign.potion)."""
from __future__ import annotations

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.frostgrave.gear import Item, item_name, items
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import Figure

RULE = "frostgrave.campaign.potion"


def at_hand(play: FrostgravePlay, figure: Figure) -> list[Item]:
    """Potions that it has not drunk yet."""
    return [item for item in items(play.profile(figure).gear, "potion") if item.key not in figure.drunk]


def problem(play: FrostgravePlay, figure: Figure) -> Refused | None:
    if not at_hand(play, figure):
        return refuse(RULE, "frostgrave-refused-no-potion", figure=play.name(figure))
    return None


def drink(play: FrostgravePlay, figure: Figure) -> Script[None]:
    """What it gives back it gives at once, what it changes lasts to the end of the game."""
    potions = {item.key: item for item in at_hand(play, figure)}
    chosen = next(iter(potions))
    if len(potions) > 1:
        chosen = yield Pick(
            figure.seat, "frostgrave:potion", RULE, list(potions), {"figure": play.name(figure)}, describe=item_name
        )
    potion = potions[chosen]
    figure.drunk = (*figure.drunk, chosen)
    before = figure.health
    figure.health = min(play.profile(figure).health, before + potion.heal)
    play.note("frostgrave-drinks", RULE, potion.rule, figure=play.name(figure), item=item_name(chosen))
    if figure.health > before:
        play.note(
            "frostgrave-heals", potion.rule, "frostgrave.r.profile", figure=play.name(figure),
            health=figure.health - before,
        )
