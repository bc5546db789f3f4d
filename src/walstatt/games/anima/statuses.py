"""Statuses with their markers: getting, keeping and losing them (anima.status.*, anima.r.status_duration)."""
from __future__ import annotations

from walstatt.core.texts import Text, text
from walstatt.games.anima import damage
from walstatt.games.anima.abilities import USUAL_MARKERS
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import Figure, Status

RULES = {
    "Hast": "anima.status.haste",
    "Schild": "anima.status.shield",
    "Schutz": "anima.status.protection",
    "Heilung": "anima.status.healing",
    "Gift": "anima.status.poison",
    "Blind": "anima.status.blind",
    "Langsam": "anima.status.slow",
    "Siegel": "anima.status.seal",
    "Gelähmt": "anima.status.paralysed",
    "Verhängnis": "anima.status.doom",
    "Berserker": "anima.status.berserk",
    "Betäubt": "anima.r.stunned",
}
KEYS = {
    "Hast": "haste", "Schild": "shield", "Schutz": "protection", "Heilung": "healing", "Gift": "poison",
    "Blind": "blind", "Langsam": "slow", "Siegel": "seal", "Gelähmt": "paralysed", "Verhängnis": "doom",
    "Berserker": "berserk", "Betäubt": "stunned",
}
"""For messages: `anima-status-haste`."""
STUNNED = "anima.r.stunned"
STACKING = "anima.r.status_stacking"


def status_name(status: str) -> Text:
    return text(f"anima-status-{KEYS[status]}")


def give(
    play: AnimaPlay, figure: Figure, name: str, markers: int = USUAL_MARKERS, running: str = "", rule: str = ""
) -> None:
    """The same status never counts twice; the larger number of markers stays."""
    held = next((one for one in figure.statuses if one.name == name and one.running == running), None)
    if held is None:
        figure.statuses = (*figure.statuses, Status(name, 0 if running else markers, running))
    elif markers > held.markers and not running:
        figure.statuses = tuple(one._replace(markers=markers) if one is held else one for one in figure.statuses)
    rules = (RULES[name], STACKING, *((rule,) if rule else ()))
    play.note("anima-status-given", *rules, figure=play.name(figure), status=status_name(name), markers=markers)


def stun(play: AnimaPlay, figure: Figure, rule: str) -> None:
    """Betäubt: a marker is lost, which is not spent, and there are no reactions until the next upkeep phase."""
    if not damage.in_play(figure):
        return
    if play.ruling("anima.r.stunned") == 1:
        give(play, figure, "Gelähmt", 1, rule=STUNNED)
        return
    figure.markers = max(figure.markers - 1, 0)
    give(play, figure, "Betäubt", 1, rule=rule)


def end(play: AnimaPlay, figure: Figure, name: str, *rules: str) -> None:
    """All of a status ends; an ability that kept it up is over."""
    for held in figure.statuses:
        if held.name == name and held.running and any(one.id == held.running for one in play.state.running):
            damage.end_ability(play, held.running)
    if figure.has(name):
        figure.statuses = tuple(held for held in figure.statuses if held.name != name)
    play.note("anima-status-ends", *rules, figure=play.name(figure), status=status_name(name))


def wear_off(play: AnimaPlay, figure: Figure) -> None:
    """Upkeep step 1: one marker of every status, or all of them; what is kept up by upkeep stays."""
    all_end = play.ruling("anima.r.status_duration") == 1
    kept = []
    for held in figure.statuses:
        left = held.markers - 1
        if held.running:
            kept.append(held)
        elif left > 0 and not all_end:
            kept.append(held._replace(markers=left))
        else:
            play.note(
                "anima-status-ends", "anima.upkeep.status", "anima.r.status_duration", figure=play.name(figure),
                status=status_name(held.name),
            )
    figure.statuses = tuple(kept)
