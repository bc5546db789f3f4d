"""What those who fought are told of a battle (kalevala.r.war.bericht): a summary, line-up, every round, losses, result.

All parties read the same, but for orders: those only their writer reads.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from walstatt.core.events import Event
from walstatt.core.texts import Text
from walstatt.core.turn import Turn
from walstatt.games.kalevala.war.aftermath import listed_figures
from walstatt.games.kalevala.war.board import Board
from walstatt.games.kalevala.war.field import Battlefield, Outcome, listed
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import DEAD, FLED, MISPLACED

LOG, ORDERS = "kalevala-battle-log", "kalevala-battle-orders"
TOLD: Final = (LOG, ORDERS)
"""What stands in a section of its own."""
RULES: Final = ("kalevala.r.war.bericht", "kalevala.16.2.bericht")
ROUND, ORDERED, UNORDERED = "kriegsspiel-round", "kriegsspiel-ordered", "kriegsspiel-without-orders"
OWN: Final = (ORDERED, UNORDERED)
"""Events that tell of somebody's orders."""
DEADLY: Final = ("kriegsspiel-kills", "kriegsspiel-shot-kills")
Plain = dict[str, Any]


def tell_battle(
    turn: Turn, realms: list[str], field: Battlefield, board: Board, play: BattlePlay, outcome: Outcome
) -> None:
    names = play.setup.names
    turn.tell(
        [name for name in names if name in realms], LOG, *RULES, place=field.name, gr=field.at.gr,
        places=list(field.places), rounds=play.state.round, result=play.state.result,
        parties=[_party(play, seat) for seat in range(len(names))], summary=list(_summary(field, play, outcome)),
        line_up=list(_line_up(board, play)), log=list(_rounds(play)), end=list(_end(board, play)),
    )
    for seat, name in enumerate(names):
        if name in realms:
            turn.tell([name], ORDERS, *RULES, place=field.name, orders=list(_orders(play, seat)))


def _party(play: BattlePlay, seat: int) -> Plain:
    party = play.setup.parties[seat]
    return {"name": party.name, "enemies": list(party.enemies), "declared": party.declared}


# ---- line-up, end


def _line_up(board: Board, play: BattlePlay) -> Iterator[list[str]]:
    """Party, small field and figures, as they stood when the first round began."""
    found: dict[tuple[str, str], Counter[str]] = {}
    for seat, (party, symbols) in enumerate(zip(play.setup.parties, board.listed, strict=True)):
        for placed, symbol in zip(party.figures, symbols, strict=True):
            found.setdefault((play.setup.names[seat], base(placed.at)), Counter())[symbol] += 1
    yield from ([name, at, ", ".join(listed(figures))] for (name, at), figures in found.items())


def _end(board: Board, play: BattlePlay) -> Iterator[list[Any]]:
    """By party: how many there were, are misplaced, dead, fled and left; and where these stand."""
    names = play.setup.names
    for seat, name in enumerate(names):
        own = [(figure, symbol) for figure, of, symbol in listed_figures(board, play) if of == seat]
        lost = {how: Counter(symbol for figure, symbol in own if figure.gone == how) for how in (MISPLACED, DEAD, FLED)}
        left = Counter(base(figure.at) for figure, _ in own if not figure.gone and figure.party == seat)
        stands = ", ".join(f"{at}: {number}" for at, number in sorted(left.items())) or "–"
        yield [name, len(own), *(", ".join(listed(lost[how])) for how in (MISPLACED, DEAD, FLED)), stands]


# ---- rounds


def _rounds(play: BattlePlay) -> Iterator[Plain]:
    """Everything that happened, in order; rounds begin with an event of their own."""
    for event in play.log or ():
        if event.key not in OWN and event.audience is None:
            yield _plain(play, event)


def _plain(play: BattlePlay, event: Event) -> Plain:
    args = {**event.text.args}
    if isinstance(args.get("seat"), int):
        args["seat"] = play.setup.names[args["seat"]]
    return {"key": event.key, "rules": list(event.rules), "args": args}


def _orders(play: BattlePlay, seat: int) -> Iterator[list[Any]]:
    """Round, group and line, where that changed."""
    now, last = 0, dict[str, str]()
    for event in play.log or ():
        now = event.args["round"] if event.key == ROUND else now
        if event.key == ORDERED and event.args["seat"] == seat and last.get(event.args["group"]) != event.args["line"]:
            last[event.args["group"]] = event.args["line"]
            yield [now, event.args["group"], event.args["line"]]


# ---- in prose


def _summary(field: Battlefield, play: BattlePlay, outcome: Outcome) -> Iterator[Plain]:
    names, declared = play.setup.names, [party.name for party in play.setup.parties if party.declared]
    attackers = declared or [names[0]]
    defenders = [name for name in names if name not in attackers]
    yield _said("opening", attackers=attackers, defenders=defenders, place=field.name)
    for name in names:
        people = Counter(one.symbol for one in play.setup.parties[names.index(name)].figures)
        yield _said("force", name=name, figures=listed(people))
    deaths = _deaths(play)
    if deaths:
        first, bloody = min(deaths), max(deaths, key=lambda one: (sum(deaths[one].values()), -one))
        yield _said("first-blood", round=first)
        if len(deaths) > 1 and sum(deaths[bloody].values()) > 1:
            yield _said("turning", round=bloody, dead=sum(deaths[bloody].values()),
                        name=max(deaths[bloody], key=lambda name: deaths[bloody][name]))
    else:
        yield _said("bloodless")
    for name, places in outcome.fled.items():
        yield _said("fled", name=name, places=sorted(places))
    for place, name in outcome.plundered.items():
        yield _said("plundered", name=name, place=place)
    yield from (_said("razed", place=place) for place in outcome.razed)
    yield from _result(play, outcome)


def _deaths(play: BattlePlay) -> dict[int, Counter[str]]:
    """By round: who lost how many."""
    found, now = dict[int, Counter[str]](), 0
    for event in play.log or ():
        now = event.args["round"] if event.key == ROUND else now
        target = event.args.get("target")
        if event.key in DEADLY and isinstance(target, Text):
            loser = play.setup.names[play.state.figures[target.args["id"]].party]
            found.setdefault(now, Counter())[loser] += 1
    return found


def _result(play: BattlePlay, outcome: Outcome) -> Iterator[Plain]:
    left = [name for name in play.setup.names if outcome.stands.get(name)]
    gained = sorted(outcome.owners)
    yield _said(play.state.result or "undecided", round=play.state.round, names=left or ["–"])
    if gained:
        yield _said("gained", places=gained, names=sorted(set(outcome.owners.values())))
    if outcome.parts:
        yield _said("divided", places=sorted(outcome.parts))


def _said(what: str, **args: Any) -> Plain:
    return {"key": f"kalevala-chronicle-{what}", "args": args}
