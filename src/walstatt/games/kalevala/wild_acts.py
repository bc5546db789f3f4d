"""Free acts of a game master who tries everything: sound in form, about anything and anybody.

The soak test has them carried out. Some are possible; all others must be refused and explained, with nothing changed.
"""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from walstatt.core.turn import Act
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.grammar import WORDS
from walstatt.games.kalevala.papers.write import write_listing
from walstatt.games.kalevala.state import World
from walstatt.games.kalevala.wild_papers import TALK, WildWriter
from walstatt.hexmap.land import Land
from walstatt.hexmap.small_fields import COUNT
from walstatt.hexmap.terrain import LOWLAND, MOUNTAINS, WATER

NEW_NAMES: Final = ("Siegfried", "Giselher", "Gernot", "Etzel", "Dietrich", "Rüdiger", "Gotelind", "Ortwin", "Rumold")
SYMBOLS: Final = ("Zt", "Ring", "Horn", "Balmung", "Nx", "LB")
SECRETS: Final = ("hoard", "cave")


def wild_act(world: World, rng: Random) -> Act:
    kind = rng.choice([*_ACTS])
    return Act(kind, _ACTS[kind](_Master(world, rng)))


class _Master:
    def __init__(self, world: World, rng: Random) -> None:
        self.world = world
        self.rng = rng
        self.writer = WildWriter(world, rng.choice([*world.realms]), rng)

    @property
    def realm(self) -> str:
        return self.writer.realm

    def any_realm(self) -> str:
        return self.writer.realm_name()

    def some_realms(self) -> list[str]:
        return self.rng.sample([*self.world.realms], min(2, len(self.world.realms)))

    def new_name(self) -> str:
        return self.rng.choice([*NEW_NAMES, *NEW_NAMES, self.realm, "", "als wer: #", "x" * 61])

    def things(self, place: str) -> str:
        return write_listing(self.writer.listing(place)) or "LB"

    def words(self) -> str:
        return self.rng.choice(TALK)

    def fields(self) -> list[int]:
        return self.rng.sample(range(1, COUNT + 1), self.rng.choice((1, 6, 24, COUNT)))

    # ---- acts

    def thing(self) -> dict[str, Any]:
        place = self.writer.place()
        return {"realm": self.realm, "place": place, "what": self.things(place)}

    def carry(self) -> dict[str, Any]:
        return {**self.thing(), "to": self.writer.place()}

    def own(self) -> dict[str, Any]:
        owner = self.rng.choice(["", self.any_realm()])
        return {"place": self.writer.place(), "realm": owner, "founded": self.rng.random() < 0.5,
                "how": self.rng.choice(("occupied", "conquered"))}

    def protect(self) -> dict[str, Any]:
        return {"realm": self.any_realm(), "rounds": self.rng.choice((0, 1, 3))}

    def dissolve(self) -> dict[str, Any]:
        places = self.rng.choices(self.writer.own, k=2)
        return {"realm": self.realm, "places": places} if self.rng.random() < 0.8 else {"realm": self.realm}

    def takeover(self) -> dict[str, Any]:
        return {"realm": self.any_realm(), "name": self.new_name(), "core": self.rng.choice(("", "SB", "A", "LC"))}

    def rename(self) -> dict[str, Any]:
        return {"realm": self.any_realm(), "name": self.new_name()}

    def enter(self) -> dict[str, Any]:
        return {
            "name": self.new_name(), "core": self.rng.choice(("LB", "SC")),
            "goods": self.rng.choice(([], ["lP", "On"], ["lP", "On", "Wi"])),
            "invader": self.rng.choice(("", "", "nomad", "pirate")), "role": self.rng.random() < 0.2,
            "places": self.rng.choice(([], [self.writer.place()], self.rng.choices(self.writer.all, k=2))),
        }

    def invade(self) -> dict[str, Any]:
        return {"realm": self.any_realm(), "invader": self.rng.choice(("", "nomad", "pirate"))}

    def role(self) -> dict[str, Any]:
        powers = self.rng.sample([*WORDS.values()], 5)
        return {"realm": self.any_realm(), **({"powers": powers} if self.rng.random() < 0.5 else {"all": True})}

    def found(self) -> dict[str, Any]:
        return {"place": self.writer.place(), "founded": self.rng.random() < 0.5}

    def money(self) -> dict[str, Any]:
        return {"realm": self.any_realm(), "amount": self.rng.choice((1, 1250, 10_000_001))}

    def refund(self) -> dict[str, Any]:
        return {"realm": self.any_realm()}

    def answer(self) -> dict[str, Any]:
        return {
            "realm": self.any_realm(), "number": self.rng.choice((1, 2, 99)), "words": self.words(),
            "state": self.rng.choice(("granted", "declined", "open")), "fields": [self.writer.field()],
        }

    def register(self) -> dict[str, Any]:
        return {"realm": self.any_realm(), "name": self.new_name()}

    def draw(self) -> dict[str, Any]:
        """The land of another field, some of it flooded or raised, in the place of one."""
        land = self.world.lands[self.rng.choice([*self.world.lands])]
        if land.drawn and self.rng.random() < 0.7:
            land = land.with_terrain(dict.fromkeys(self.fields(), self.rng.choice((WATER, MOUNTAINS, LOWLAND))))
        return {"place": self.writer.land(), "land": _plain(land)}

    def divide(self) -> dict[str, Any]:
        shares = [{"fields": self.fields(), "realm": self.rng.choice(["", self.any_realm()])}]
        return {"place": self.writer.land(), "shares": self.rng.choice(([], shares))}

    def rift(self) -> dict[str, Any]:
        splinters = sorted({land.splinter for land in self.world.lands.values()} | {"Nirgends"})
        return {"realm": self.any_realm(), "splinter": self.rng.choice(splinters), "open": self.rng.random() < 0.7}

    def portal(self) -> dict[str, Any]:
        return {"place": self.writer.land(), "opposite": self.writer.land()}

    def leave(self) -> dict[str, Any]:
        how = self.rng.choice(("death", "abdication", "departure"))
        return {"realm": self.any_realm(), "how": how, "rounds": self.rng.choice((0, 1, 3))}

    def text_line(self) -> dict[str, Any]:
        return {"realm": self.any_realm(), "line": self.rng.randint(1, 9)}

    def filed(self) -> dict[str, Any]:
        return {**self.text_line(), "secret": self.rng.choice(SECRETS)}

    def award(self) -> dict[str, Any]:
        return {"realm": self.any_realm(), "oeh": self.rng.choice((1, 20, 100)), "why": self.words()}

    def reveal(self) -> dict[str, Any]:
        what = self.rng.choice((
            {"secret": self.rng.choice(SECRETS)}, {"item": self.rng.choice(SYMBOLS)}, {"place": self.writer.land()},
        ))
        return {"realms": self.some_realms(), "figures": self.rng.random() < 0.5, **what}

    def culture(self) -> dict[str, Any]:
        return {**self.refund(), "words": self.rng.choice(("Gott: Wotan", "Volk: <b>Zwerge</b>", "\n", ""))}

    def letter(self) -> dict[str, Any]:
        return {"realms": self.some_realms(), "words": self.words()}

    def figure(self) -> dict[str, Any]:
        return {"figure": {
            "symbol": self.rng.choice(SYMBOLS), "realm": self.any_realm(), "name": "Zentaur", "upkeep": 1,
            "counts_as": self.rng.choice(("warrior", "person", "animal", "device")),
            "price": self.rng.choice((None, 4)),
            "flies": self.rng.random() < 0.2, "hauls": 2, "carries": 10,
        }}

    def retire(self) -> dict[str, Any]:
        return {"symbol": self.rng.choice(SYMBOLS)}

    def make(self) -> dict[str, Any]:
        field = self.rng.choice(("", self.writer.field()))
        return {"item": {"symbol": self.rng.choice(SYMBOLS), "name": "Ein Ding", "field": field}}

    def hand(self) -> dict[str, Any]:
        where = self.rng.choice((
            {"realm": self.realm, "place": self.writer.place(), "bearer": self.world.realms[self.realm].core},
            {"field": self.writer.field()}, {},
        ))
        return {"item": self.rng.choice(SYMBOLS), **where}

    def destroy(self) -> dict[str, Any]:
        return {"item": self.rng.choice(SYMBOLS)}

    def conceal(self) -> dict[str, Any]:
        keys = [{"by": "scouting"}, {"by": "item", "item": "Ring"}, {"by": "word"}]
        layers = [{"words": self.words(), "opened_by": keys} for _ in range(self.rng.choice((1, 2)))]
        return {"secret": {"id": self.rng.choice(SECRETS), "title": "Ein Geheimnis", "layers": layers,
                           "place": self.rng.choice(("", self.writer.field()))}}

    def strike(self) -> dict[str, Any]:
        return {"secret": self.rng.choice(SECRETS)}

    def map(self) -> dict[str, Any]:
        land = self.world.lands[gf_of(self.rng.choice(self.writer.all))]
        lands = [{"gf": self.writer.land(), "land": _plain(land)}]
        return {"map": {"format": "walstatt-land", "version": self.rng.choice((1, 1, 7)), "lands": lands}}


def _plain(land: Land) -> Any:
    return msgspec.json.decode(msgspec.json.encode(land, order="deterministic"))


_ACTS: Final[dict[str, Callable[[_Master], dict[str, Any]]]] = {
    "give": _Master.thing, "take": _Master.thing, "carry": _Master.carry, "own": _Master.own,
    "protect": _Master.protect, "dissolve": _Master.dissolve, "takeover": _Master.takeover, "rename": _Master.rename,
    "enter": _Master.enter, "invade": _Master.invade, "role": _Master.role, "found": _Master.found,
    "deposit": _Master.money, "refund": _Master.refund, "answer": _Master.answer, "register": _Master.register,
    "draw": _Master.draw, "map": _Master.map, "divide": _Master.divide, "rift": _Master.rift,
    "portal": _Master.portal, "leave": _Master.leave,
    "withhold": _Master.text_line, "hold": _Master.text_line, "release": _Master.text_line,
    "file": _Master.filed, "award": _Master.award, "forgive": _Master.refund,
    "culture": _Master.culture,
    "pages": _Master.text_line, "reveal": _Master.reveal, "letter": _Master.letter,
    "figure": _Master.figure, "retire": _Master.retire, "make": _Master.make, "hand": _Master.hand,
    "destroy": _Master.destroy, "conceal": _Master.conceal, "strike": _Master.strike,
    **{one.name: one.wild for figure in hooks.figures() for one in figure.acts},
}
"""By kind; a test holds it against the acts there are."""
