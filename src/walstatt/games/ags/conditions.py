"""The thirteen conditions: who has them, how they begin and end (2.10, 2.11)."""
from __future__ import annotations

from walstatt.core.questions import Roll, Script
from walstatt.games.ags import damage, duels, facts, passives, values
from walstatt.games.ags.notation.words import CONDITION_NAMES
from walstatt.games.ags.play import DIE, AgsPlay, other_seat
from walstatt.games.ags.state import NOBODY, TABLE, Figure, Held

PERSONAL = ("Blutend", "Brennend", "Vergiftet", "Verdammt")
"""Harm that meets one member of a mob only; all others count for the whole mob (ags.r.mob_zustaende)."""
OWN_DOING = ("Fokussierend", "Verteidigend")
"""What a mob gives itself belongs to all its members."""
END_WITH_ROUND = {
    "Fokussierend": "ags.2.10.fokussierend",
    "Geschockt": "ags.2.10.geschockt",
    "Geschwächt": "ags.2.10.geschwaecht",
    "Magisch Gesegnet": "ags.2.10.magisch_gesegnet",
    "Verdammt": "ags.2.10.verdammt",
    "Verfroren": "ags.2.10.verfroren",
    "Verwirrt": "ags.2.10.verwirrt",
}
RULES = {
    **END_WITH_ROUND,
    "Blutend": "ags.2.10.blutend",
    "Brennend": "ags.2.10.brennend",
    "Gebunden": "ags.2.10.gebunden",
    "Vergiftet": "ags.2.10.vergiftet",
    "Verschattet": "ags.2.10.verschattet",
    "Verteidigend": "ags.2.10.verteidigend",
}
DAMAGING = ("Blutend", "Brennend", "Vergiftet")
ORDER = "ags.r.zustaende_rundenende"


def called(name: str) -> dict[str, str]:
    """A condition's name for texts."""
    return {"de": name, "en": CONDITION_NAMES[name].en}


def has(play: AgsPlay, figure: Figure, name: str) -> bool:
    """Does the condition count for the figure? Not for one who has become immune to it since (ags.2.11)."""
    return any(not values.immune(play, one, name) for one in _bearers(play, figure, name))


def bears(play: AgsPlay, figure: Figure, name: str) -> bool:
    """Has it the condition, whether it feels it or not?"""
    return bool(_bearers(play, figure, name))


def _bearers(play: AgsPlay, figure: Figure, name: str) -> list[Figure]:
    """Who has the condition that weighs on the figure; Verschattet follows from the place (ags.2.10.verschattet)."""
    if name == "Verschattet":
        return [figure] if facts.shadowed(play, figure) else []
    if not figure.mob or name in PERSONAL:
        return [figure] if figure.has(name) else []
    return [member for member in play.group(figure) if member.has(name)]


def give(play: AgsPlay, figure: Figure, name: str, by_seat: int = NOBODY) -> bool:
    """The model gains a condition unless it is immune or has it already (ags.r.zustand_doppelt)."""
    if name == "Verschattet":
        return False
    if figure.has(name):
        play.note("ags-condition-kept", "ags.r.zustand_doppelt", figure=play.name(figure), condition=called(name))
        return False
    if values.immune(play, figure, name):
        play.note("ags-immune", "ags.2.11", "ags.2.11.zustaende", figure=play.name(figure), condition=called(name))
        return False
    figure.conditions = (*figure.conditions, Held(name, by_seat))
    rules = ("ags.2.10", RULES[name], "ags.r.mob_zustaende") if figure.mob else ("ags.2.10", RULES[name])
    play.note("ags-condition", *rules, figure=play.name(figure), condition=called(name))
    return True


def give_oneself(play: AgsPlay, figure: Figure, name: str) -> None:
    """Fokussieren, Verteidigen: a mob does it as a whole (ags.r.mob_zustaende)."""
    for member in play.group(figure):
        give(play, member, name, figure.seat)


def end(play: AgsPlay, figure: Figure, name: str, rule: str = "") -> bool:
    """The condition ends for this one model."""
    if not figure.has(name):
        return False
    figure.conditions = tuple(held for held in figure.conditions if held.name != name)
    play.note("ags-condition-ends", rule or RULES[name], figure=play.name(figure), condition=called(name))
    return True


def end_for_group(play: AgsPlay, figure: Figure, name: str, rule: str = "") -> None:
    for member in play.group(figure):
        end(play, member, name, rule)


# ---- the end of the round


def end_of_round(play: AgsPlay) -> Script[None]:
    """Passive abilities, the damage of conditions, then those end that end with the round."""
    yield from passives.round_end(play)
    if play.ruling(ORDER) == 1:
        _expire(play)
    first = play.state.initiative if play.state.initiative in (0, 1) else play.state.starter
    figures = [*play.state.of(first), *play.state.of(1 - first), *play.state.of(2)]
    for figure in figures:
        for name in DAMAGING:
            if figure.place == TABLE and figure.hp > 0 and figure.has(name):
                yield from _harm(play, figure, name)
    if play.ruling(ORDER) != 1:
        _expire(play)


def _expire(play: AgsPlay) -> None:
    passives.end_round_effects(play)
    for figure in play.on_table():
        for name in [held.name for held in figure.conditions]:
            if name in END_WITH_ROUND:
                end(play, figure, name)


def _harm(play: AgsPlay, figure: Figure, name: str) -> Script[None]:
    """The enemy player rolls; nothing repeats the roll or prevents the damage (ags.r.unverhinderbar)."""
    if values.immune(play, figure, name):
        play.note("ags-immune", "ags.2.11", "ags.2.11.zustaende", figure=play.name(figure), condition=called(name))
        return
    by = next(held.by for held in figure.conditions if held.name == name)
    roller = other_seat(duels.rolls_for(play, figure, by))
    roll = Roll(
        roller, "ags:condition", RULES[name], 1, DIE, None,
        {"figure": play.name(figure), "condition": called(name)},
    )
    faces = yield roll
    amount, ends = _result(name, faces[0])
    play.note(
        "ags-condition-roll", RULES[name], figure=play.name(figure), condition=called(name), dice=roll.fell(faces),
        damage=amount,
    )
    if ends:
        end(play, figure, name)
    if amount:
        credit = by if by != figure.seat else NOBODY
        source = damage.Source(credit, name, unpreventable=True, rule=RULES[name])
        yield from damage.suffer(play, figure, amount, source)


def _result(name: str, face: int) -> tuple[int, bool]:
    """Damage, and whether the condition ends by the roll."""
    if name == "Blutend":
        return int(face >= 4), False
    if name == "Brennend":
        return (0 if face == 1 else 1 if face <= 4 else 2), True
    return int(face >= 3), face <= 2
