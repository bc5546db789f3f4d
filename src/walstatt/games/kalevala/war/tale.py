"""A battle in prose, for those who fought it: how it began, how it went, what came of it.

Sentences are messages; where there are several for the same thing, the name of the battlefield and the year choose, so
a battle is always told in the same words and two battles rarely are. Nothing is said that not everybody there saw.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final
from zlib import crc32

from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, PERSON, VESSEL, WARRIOR, known_piece, worth
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.war.field import Battlefield, Outcome, dead, new_owners, of_sorts, people, warriors
from walstatt.hexmap.terrain import LOWLAND

Sentence = dict[str, Any]
Paragraph = list[Sentence]
TROOPS: Final = {"warriors": (WARRIOR,), "people": (PERSON,), "animals": (ANIMAL,), "devices": (DEVICE,),
                 "vessels": (VESSEL,)}
VARIANTS: Final = {
    "opening": 3, "clash": 2, "force": 2, "force-against": 3, "superior": 2, "better": 2, "even": 3, "first-blood": 3,
    "breach": 2, "site": 2, "fort": 2, "flight": 2, "reversal": 2, "breakthrough": 2, "no-turn": 2, "held": 3,
    "undecided": 2, "loss-none": 2, "loss-some": 2, "loss-all": 2, "quick": 3,
}
"""Of how many messages one is chosen; of the others there is one."""
COUNTED: Final = ("rounds", "dead", "all", "people", "number", "lost", "own")
"""Numbers that sentences say in words."""
FAR, NEAR = 2.0, 1.25
"""From how many times the strength of the others somebody is far superior, or has the better of them."""


def message(what: str, **args: Any) -> Sentence:
    """With each number that is to be said in words, `lost`, come these words, `said-lost`."""
    counted = [name for name in COUNTED if name in args]
    words = {f"said-{name}": {"key": "kalevala-tale-count", "args": {"n": args[name]}} for name in counted}
    return {"key": f"kalevala-tale-{what}", "args": {**args, **words}}


def joined(parts: Sequence[Any]) -> Any:
    """`a`, `a and b`, `a, b and c`."""
    *first, last = parts
    if not first:
        return last
    row = first[0]
    for one in first[1:]:
        row = message("comma", first=row, last=one)
    return message("and", first=row, last=last)


def nth(number: int) -> Sentence:
    return message("nth", n=number)


class Tale:
    """Tells of one battlefield."""

    def __init__(self, field: Battlefield, outcome: Outcome) -> None:
        self.field, self.outcome = field, outcome
        self.names = [party.name for party in field.parties]
        self.attackers = [name for name in self.names
                          if any(one.party == name and one.target for one in field.contingents)]
        self.defenders = [name for name in self.names if name not in self.attackers]
        self.wars = [[one, other] for one, other in combinations([*self.attackers, *self.defenders], 2)
                     if self._at_war(one, other)]
        self.has_two_sides = self.wars == [[one, other] for one in self.attackers for other in self.defenders]
        """Several wars side by side have no attackers who all fight the same defenders."""
        self.place = joined(field.wanted)
        self._said: dict[str, int] = {}
        """Which of several messages was chosen last."""

    def _at_war(self, one: str, other: str) -> bool:
        return other in self.field.party(one).enemies or one in self.field.party(other).enemies

    def say(self, what: str, about: str = "", **args: Any) -> Sentence:
        """One of the messages for this, and not the same twice in a row."""
        many = VARIANTS.get(what)
        if many is None:
            return message(what, **args)
        chosen = crc32(f"{self.field.name} {self.field.at.gr} {what} {about}".encode()) % many
        if chosen == self._said.get(what):
            chosen = (chosen + 1) % many
        self._said[what] = chosen
        return message(f"{what}-{chosen + 1}", **args)

    # ---- how it began

    def beginning(self) -> Paragraph:
        return [self._opening(), *self._forces(), *self._balance()]

    def _opening(self) -> Sentence:
        if self.attackers and self.defenders and self.has_two_sides:
            return self.say("opening", attackers=joined(self.attackers), many=len(self.attackers),
                            defenders=joined(self.defenders), others=len(self.defenders), place=self.place)
        return self.say("clash", names=joined(self.names), place=self.place)

    def _forces(self) -> Iterator[Sentence]:
        for place, name in enumerate([*self.attackers, *self.defenders]):
            troops = _troops(self.field.figures(name))
            if troops:
                yield self.say("force-against" if place else "force", name, name=name, troops=joined(troops))

    def _balance(self) -> Iterator[Sentence]:
        if not (self.attackers and self.defenders and self.has_two_sides):
            return
        worth = {side: sum(map(self._worth, names)) for side, names in
                 (("attackers", self.attackers), ("defenders", self.defenders))}
        strong, weak = sorted(worth, key=lambda side: -worth[side])
        share = worth[strong] / worth[weak] if worth[weak] else FAR
        names = self.attackers if strong == "attackers" else self.defenders
        what = "superior" if share >= FAR else "better" if share >= NEAR else "even"
        yield self.say(what, names=joined(names), many=len(names))

    def _worth(self, name: str) -> int:
        return sum(_worth(symbol) * number for symbol, number in self.field.figures(name).items())

    # ---- what came of it

    def end(self, decided: bool, standing: Sequence[str]) -> Paragraph:
        """`standing`: who is left on the field."""
        return [*self._result(decided, standing), *self._losses(), *self._fled(), *self._spoils(), *self._land()]

    def _result(self, decided: bool, standing: Sequence[str]) -> Iterator[Sentence]:
        rounds = self.outcome.rounds
        if not standing:
            yield self.say("nobody-left")
        elif decided:
            yield self.say("held", names=joined(standing), many=len(standing), rounds=rounds)
        else:
            yield self.say("undecided", names=joined(standing), rounds=rounds)

    def _losses(self) -> Iterator[Sentence]:
        for name in self.names:
            fallen, began = people(dead(self.field, self.outcome, name)), people(self.field.figures(name))
            what = "loss-none" if not fallen else "loss-all" if fallen == began else "loss-some"
            if began:
                yield self.say(what, name, name=name, dead=fallen, all=began)

    def _fled(self) -> Iterator[Sentence]:
        for name, places in self.outcome.fled.items():
            away = sum(people(figures) for figures in places.values())
            if away:
                yield self.say("fled", name=name, people=away, places=joined(sorted(places)))

    def _spoils(self) -> Iterator[Sentence]:
        for name, robbed in self.outcome.captured.items():
            things = Counter[str]()
            for figures in robbed.values():
                things.update({symbol: number for symbol, number in figures.items() if symbol != RE})
            troops = _troops(things)
            if troops:
                yield self.say("booty", name=name, troops=joined(troops))
        for name, number in self.outcome.enslaved.items():
            yield self.say("enslaved", name=name, number=number)
        yield from (self.say("plundered", name=name, place=place) for place, name in self.outcome.plundered.items())
        yield from (self.say("razed", place=place) for place in self.outcome.razed)

    def _land(self) -> Iterator[Sentence]:
        gained: dict[str, list[str]] = {}
        for place, owner in sorted(new_owners(self.field, self.outcome).items()):
            if owner and owner != self.field.owners.get(place):
                gained.setdefault(owner, []).append(place)
        yield from (self.say("gained", name=name, places=joined(places)) for name, places in gained.items())
        if self.outcome.parts:
            yield self.say("divided", places=joined(sorted(self.outcome.parts)), many=len(self.outcome.parts))
        if not gained and not self.outcome.parts:
            yield self.say("unchanged")


def short_tale(tale: Tale) -> list[Paragraph]:
    """Of a battle of which only the outcome is known."""
    field, outcome = tale.field, tale.outcome
    standing = [name for name in tale.names if any(map(warriors, outcome.stands.get(name, {}).values()))]
    decided = not any(other in field.party(one).enemies for one in standing for other in standing)
    ruins = [tale.say("collapsed", place=place) for place in outcome.collapsed]
    return [tale.beginning(), [tale.say(outcome.how), *tale.end(decided, standing), *ruins]]


def ground_of(letters: Iterable[str]) -> str:
    """The terrain of most of these small fields."""
    counted = Counter(letters)
    return max(sorted(counted), key=lambda letter: counted[letter], default=LOWLAND)


def _troops(figures: Mapping[str, int]) -> list[Sentence]:
    found = ((name, of_sorts(figures, *sorts)) for name, sorts in TROOPS.items())
    return [message(name, n=number) for name, number in found if number]


def _worth(symbol: str) -> int:
    """As in a quick battle; whoever has no price counts a little."""
    if symbol == RE:
        return 0
    found = known_piece(symbol)
    counts = any(found.kind.sort in sorts for sorts in TROOPS.values())
    return (worth(found) or 1) if counts else 0
