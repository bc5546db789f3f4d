"""What a camouflaged group is told on a battlefield: lines of its own, which nobody but its owner reads.

    VERBORGEN                     it does nothing, and is not shown
    SCHLEICHEN 2A+10/17           goes there unseen
    KR 3: MORD NÄCHSTER FLUCHT    in that round, a deed, and away from the battlefield after it
    AB KR 5: ABZIEHEN             from that round on: to the edge of the large field, and away
    ENTTARNEN                     shows itself and fights
    TRENNEN 2A+10/17              the agent goes on alone, the others stand in the open
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, shortened, text
from walstatt.games.kriegsspiel import effects, orders
from walstatt.games.kriegsspiel.asking import FreePick
from walstatt.games.kriegsspiel.profiles import MELEE_GP
from walstatt.games.kriegsspiel.reaching import touch_flaw
from walstatt.games.kriegsspiel.sheets.model import ROUNDS
from walstatt.games.kriegsspiel.state import Figure, Hidden

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay

KEY: Final = "kriegsspiel:covert"
HIDE, SNEAK, MURDER, SABOTAGE, LEAVE, SHOW, PART = (
    "VERBORGEN", "SCHLEICHEN", "MORD", "SABOTAGE", "ABZIEHEN", "ENTTARNEN", "TRENNEN",
)
FLEE: Final = "FLUCHT"
SLUGS: Final = {
    HIDE: "hide", SNEAK: "sneak", MURDER: "murder", SABOTAGE: "sabotage", LEAVE: "leave", SHOW: "show", PART: "part",
}
DEEDS: Final = (MURDER, SABOTAGE)
LATER, LEAVES_GROUP, ONCE = "kalevala.22.ksp.spaeter", "kalevala.22.ksp.verlassen", "kalevala.22.ksp.einmalig"
COSTS: Final = "kalevala.22.3.6.kosten"
MURDER_COSTS: Final = {"A": 1, "B": 2, "C": 4, "D": 7, "special": 11}
"""RE by the class of the victim (kalevala.22.tabelle.mord)."""
SPECIAL: Final = ("My", "Kö", "Z", "RD", "DD")
QUOTED, MOST_PROPOSALS = 40, 8
_LINE: Final = re.compile(
    r"(?:(?P<since>AB )?KR (?P<first>[0-9]{1,2})(?:-(?P<last>[0-9]{1,2}))?: )?"
    rf"(?P<word>{'|'.join(SLUGS)})(?: (?!{FLEE})(?P<target>[^\s,;:]{{1,24}}(?::[0-9PBS])?))?(?P<flees> {FLEE})?"
)


class CovertLine(NamedTuple):
    word: str
    target: str = ""
    flees: bool = False
    first: int = 1
    last: int = ROUNDS


@lru_cache(maxsize=1024)
def read_line(written: str) -> CovertLine:
    """Raises Refused for what is no such line."""
    found = _LINE.fullmatch(" ".join(written.split()))
    if found is None or (found["flees"] and found["word"] not in DEEDS):
        raise refuse(LATER, "kriegsspiel-refused-covert-line", line=shortened(written, QUOTED), known=list(SLUGS))
    first = int(found["first"] or 1)
    last = int(found["last"] or (first if found["first"] and not found["since"] else ROUNDS))
    if not 1 <= first <= last <= ROUNDS:
        raise refuse(LATER, "kriegsspiel-refused-covert-line", line=shortened(written, QUOTED), known=list(SLUGS))
    needs = found["word"] in (SNEAK, PART, *DEEDS)
    if needs != bool(found["target"]):
        raise refuse(LATER, "kriegsspiel-refused-covert-target", line=found["word"])
    return CovertLine(found["word"], found["target"] or "", bool(found["flees"]), first, last)


def due(play: BattlePlay, hidden: Hidden) -> str:
    """The first of its lines whose round has come and that can be carried out; else it stays hidden."""
    for written in hidden.orders:
        line = read_line(written)
        said = f"{line.word} {line.target}".strip() + (f" {FLEE}" if line.flees else "")
        if line.first <= play.state.round <= line.last and _is_possible(play, hidden, said):
            return said
    return HIDE


def _is_possible(play: BattlePlay, hidden: Hidden, said: str) -> bool:
    try:
        judged(play, hidden, said)
    except Refused:
        return False
    return True


def judged(play: BattlePlay, hidden: Hidden, written: str) -> CovertLine:
    line = read_line(written)
    if line.word in (SNEAK, PART):
        orders.place_of(play, line.target, line.word)
        if hidden.aboard:
            raise refuse("kalevala.22.agent.hindernisse", "kriegsspiel-refused-covert-aboard", group=hidden.name)
    if line.word == PART and (len(hidden.members) == 1 or hidden.seat < 0):
        raise refuse(LEAVES_GROUP, "kriegsspiel-refused-covert-alone", group=hidden.name)
    if line.word in DEEDS:
        wanted = list(victims(play, hidden, line))
        if not wanted:
            raise refuse(ONCE, "kriegsspiel-refused-covert-victim", given=line.target)
        cheapest = min(cost(line.word, one) for one in wanted)
        if cheapest > hidden.re:
            raise refuse(COSTS, "kriegsspiel-refused-covert-re", need=cheapest, re=hidden.re)
    return line


def victims(play: BattlePlay, hidden: Hidden, line: CovertLine) -> Iterator[Figure]:
    """Whom or what a deed means: of strangers, by id, by type, or the nearest."""
    for one in play.state.present():
        fits = one.is_person if line.word == MURDER else one.profile.is_device
        if fits and not is_own(play, hidden, one.party) and effects.aim_flaw(one) is None and not one.swims and (
            line.target == orders.NEAREST or one.is_called(line.target) or (
                line.target in orders.KNOWN_TYPES and play.is_of(one, (line.target,)))
        ):
            yield one


def gets_at(play: BattlePlay, hidden: Hidden, victim: Figure, at: str) -> bool:
    """From there, as somebody on foot would strike: on the same small field or beside it, and nothing between."""
    return touch_flaw(play, Figure("", hidden.seat, hidden.members[0], at), victim) is None


def is_own(play: BattlePlay, hidden: Hidden, party: int) -> bool:
    return hidden.seat >= 0 and play.are_friendly(hidden.seat, party)


def cost(word: str, victim: Figure) -> int:
    return MURDER_COSTS[class_of(victim)] if word == MURDER else -(-victim.profile.price // 2)


def class_of(victim: Figure) -> str:
    """Who is no warrior by the class with which he defends himself (kalevala.r.agent_fight); figures of the game
    master's making, whose symbols say their numbers, are special."""
    found = victim.profile
    if found.symbol in SPECIAL or ":" in victim.symbol:
        return "special"
    if found.is_warrior:
        return found.rank
    return next(rank for rank in reversed(MELEE_GP) if MELEE_GP[rank] <= found.parries)


# ---- the question


class Covertly(FreePick):
    """What a camouflaged group is to do."""

    __slots__ = ()

    def __init__(self, play: BattlePlay, hidden: Hidden, near: Callable[[], list[str]]) -> None:
        args = {"unit": f"{hidden.seat}/{hidden.name}", "group": hidden.name, "round": play.state.round,
                "at": hidden.at, "what": list(hidden.members), "percent": hidden.risk, "re": hidden.re,
                "number": play.state.hidden.index(hidden)}
        super().__init__(
            hidden.seat, KEY, LATER, lambda: proposals(play, hidden, near()),
            lambda written: judged(play, hidden, _plain(written)), args, describe, _heading,
        )


def _plain(written: str) -> str:
    """At the board there are no rounds to come."""
    if written.startswith(("KR ", "AB KR")):
        raise refuse(LATER, "kriegsspiel-refused-covert-line", line=shortened(written, QUOTED), known=list(SLUGS))
    return written


def proposals(play: BattlePlay, hidden: Hidden, near: list[str]) -> list[str]:
    found = [HIDE, LEAVE, SHOW]
    for word in DEEDS:
        close = [one for one in victims(play, hidden, CovertLine(word, orders.NEAREST))
                 if cost(word, one) <= hidden.re and gets_at(play, hidden, one, hidden.at)]
        found += [f"{word} {one.id}" for one in close[:MOST_PROPOSALS]]
        found += [f"{word} {one.id} {FLEE}" for one in close[:1]]
        if _is_possible(play, hidden, f"{word} {orders.NEAREST}"):
            found.append(f"{word} {orders.NEAREST}")
    if not hidden.aboard:
        found += [f"{SNEAK} {at}" for at in near]
        found += [f"{PART} {at}" for at in near[:1] if len(hidden.members) > 1]
    return found


def describe(option: str) -> Text:
    line = read_line(option)
    return text(f"kriegsspiel-covert-{SLUGS[line.word]}", target=line.target, flees="yes" if line.flees else "no")


def _heading(option: str) -> str:
    return f"kriegsspiel-orders-{'march' if option.startswith((SNEAK, PART)) else 'usual'}"
