"""The tale of a battle that was fought on hexes: beside beginning and end, how it went."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from walstatt.core.events import Event
from walstatt.core.texts import Text
from walstatt.games.hex_course import HexCourse, field_of, position_at
from walstatt.games.kalevala.war.field import Battlefield, Outcome
from walstatt.games.kalevala.war.tale import Paragraph, Sentence, Tale, ground_of, joined, message, nth
from walstatt.games.kalevala.war.turning import Turn
from walstatt.games.kriegsspiel.ending import CONQUERED
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import profile
from walstatt.hexmap.land import UNSEEN

ROUND: Final = "kriegsspiel-round"
DEADLY: Final = {
    "kriegsspiel-kills": "blade", "kriegsspiel-enslaves": "blade", "kriegsspiel-shot-kills": "arrow",
    "kriegsspiel-perishes": "mishap", "kriegsspiel-drowns": "water", "kriegsspiel-starves": "hunger",
}
"""Events in which somebody dies, and by what."""
BY_HAND: Final = ("kriegsspiel-kills", "kriegsspiel-enslaves", "kriegsspiel-shot-kills")
BREACHES: Final = ("kriegsspiel-gate-breaks", "kriegsspiel-breach")
HERO: Final = 3
"""So many fall by one hand before it is spoken of."""
MOST_EVENTS: Final = 5


class Happened(NamedTuple):
    """Something worth a sentence."""

    round: int
    what: str
    args: dict[str, Any]


class CourseTale(Tale):
    def __init__(self, field: Battlefield, outcome: Outcome, play: BattlePlay, course: HexCourse) -> None:
        super().__init__(field, outcome)
        self.play, self.course = play, course
        self.told = 0
        """The round of which was spoken last."""

    def whole(self, turned: Turn | None) -> list[Paragraph]:
        left = {one.party for one in self.play.state.present() if one.is_person}
        standing = [name for seat, name in enumerate(self.play.setup.names) if seat in left]
        return [
            [*self.beginning(), *self._ground()],
            [*self._first_blood(), *self._events(turned), *self._hero()],
            self.end(self.play.state.result == CONQUERED, standing),
        ]

    def _ground(self) -> Iterator[Sentence]:
        """Where people stood and walked."""
        lands = {land.gf: land.terrain for land in self.course.lands}
        trodden = {field_of(stand.place) for moment in self.course.moments for stand in moment.stands.values()}
        letters = [lands[gf][int(kf) - 1] for gf, _, kf in (place.partition("/") for place in sorted(trodden))
                   if gf in lands]
        yield message("ground", letter=ground_of(letter for letter in letters if letter != UNSEEN))
        houses = [one for one in self.course.houses if not one.fallen]
        if houses or any(door.wall for door in self.course.doors):
            yield message("walls", houses=len(houses))

    # ---- how it went

    def _log(self) -> Iterator[tuple[int, Event]]:
        number = 0
        for event in self.play.log or ():
            number = event.args["round"] if event.key == ROUND else number
            yield number, event

    def _first_blood(self) -> Iterator[Sentence]:
        for number, event in self._log():
            victim = event.args.get("target") if event.key in BY_HAND else event.args.get("figure")
            if event.key in DEADLY and isinstance(victim, Text):
                loser = self.play.setup.names[self.play.state.figures[victim.args["id"]].party]
                self.told = number
                args: dict[str, Any] = {"how": DEADLY[event.key], "name": loser, "figure": _said(victim)}
                # Nothing went before the first round.
                yield (self.say("first-blood", nth=nth(number), **args) if number > 1
                       else message("first-blood-1", nth=nth(number), **args))
                return
        yield message("bloodless")

    def _events(self, turned: Turn | None) -> Iterator[Sentence]:
        """The first of each kind at each place, and the turning point, each linked to what came before."""
        first: dict[tuple[str, str], Happened] = {}
        for one in self._notable():
            first.setdefault((one.what, str(one.args)), one)
        turns = [self._turn(turned)] if turned is not None else []
        for one in sorted([*list(first.values())[:MOST_EVENTS], *turns], key=lambda one: one.round):
            when = message("when", gap=_gap(self.told, one.round), nth=nth(one.round))
            yield self.say(one.what, str(one.args), when=when, **one.args)
            self.told = one.round
        if turned is None:
            yield self.say("no-turn")

    def _notable(self) -> Iterator[Happened]:
        names = self.play.setup.names
        for number, event in self._log():
            args = event.args
            if event.key in BREACHES:
                yield Happened(number, "breach", {"at": base(str(args["at"]).partition(">")[0])})
            elif event.key == "kriegsspiel-collapses":
                yield Happened(number, "collapse", {"at": args["at"]})
            elif event.key == "kriegsspiel-holds-site":
                yield Happened(number, "site", {"name": names[args["seat"]], "gf": args["gf"]})
            elif event.key == "kriegsspiel-keeps-fort":
                yield Happened(number, "fort", {"name": names[args["seat"]], "at": args["at"]})
            elif event.key == "kriegsspiel-group-flees":
                yield Happened(number, "flight", {"name": names[args["seat"]]})
            elif event.key == "kriegsspiel-sinks":
                yield Happened(number, "sinking", {"at": args["at"]})

    def _hero(self) -> Iterator[Sentence]:
        slain: Counter[str] = Counter()
        known: dict[str, Text] = {}
        for _, event in self._log():
            victor = event.args.get("figure")
            if event.key in BY_HAND and isinstance(victor, Text):
                slain[victor.args["id"]] += 1
                known[victor.args["id"]] = victor
        best = max(slain, key=lambda name: slain[name], default="")
        if slain[best] >= HERO:
            name = self.play.setup.names[self.play.state.figures[best].party]
            yield self.say("hero", figure=_said(known[best]), name=name, number=slain[best])

    # ---- the turning point

    def _turn(self, turned: Turn) -> Happened:
        ahead, behind = self._names(turned.ahead), self._names(turned.behind)
        lost = self._lost_in(turned.round)
        toll = message(
            "toll", names=joined(ahead), others=joined(behind), lost=sum(lost[seat] for seat in turned.behind),
            own=sum(lost[seat] for seat in turned.ahead),
        )
        what = "reversal" if turned.reversal else "breakthrough"
        return Happened(turned.round, what, {"names": joined(ahead), "toll": toll})

    def _names(self, seats: frozenset[int]) -> list[str]:
        return [name for seat, name in enumerate(self.play.setup.names) if seat in seats]

    def _lost_in(self, number: int) -> Counter[int]:
        """By party: how many people left the field in a round, one way or another."""
        before = self._people(self.course.at_end_of(number - 1))
        return before - self._people(self.course.at_end_of(number))

    def _people(self, moment: int) -> Counter[int]:
        position = position_at(self.course, moment)
        return Counter(position.seats[name] for name in position.stands if self._is_person(name))

    def _is_person(self, name: str) -> bool:
        found = profile(self.course.figures[name].symbol)
        return found is not None and found.is_person


def _said(words: Text) -> Sentence:
    return {"key": words.key, "args": {**words.args}}


def _gap(before: int, now: int) -> str:
    """How far a round lies behind the one of which was spoken last."""
    return {0: "same", 1: "next"}.get(now - before, "later") if before else "first"
