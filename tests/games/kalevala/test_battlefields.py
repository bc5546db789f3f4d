"""The seam of battle: nothing is lost or doubled on random fields, files are read as written, flaws are told."""
from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from walstatt.core.dice import SeededBox
from walstatt.core.refusal import Refused
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.turn import Inputs, Ruled, Run, Step, Turn, run
from walstatt.core.typed_data import convert
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.stock import RE, Force, Stock
from walstatt.games.kalevala.state import Entry, Knowledge, Province, Realm, Settings, World
from walstatt.games.kalevala.war import quick
from walstatt.games.kalevala.war.chance import some_outcome
from walstatt.games.kalevala.war.field import (
    Battlefield,
    Contingent,
    Details,
    Outcome,
    Party,
    dead,
    fled,
    left,
    taken_by,
    taken_from,
)
from walstatt.games.kalevala.war.files import (
    check_outcome,
    form_of,
    form_remarks,
    read_field,
    read_outcome,
    write_field,
    write_form,
)
from walstatt.games.kalevala.war.possible import flaws
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land

NAMES = ("Brunhilde", "Gunther", "Hagen", "Kriemhild")
SYMBOLS = ("LB", "B", "SC", "lP", "El", "On", "Bt", "K", "A(H)")
SEEDS = range(60)


def some_stock(rng: Random) -> Stock:
    pieces = {rng.choice(SYMBOLS): rng.randint(1, 30) for _ in range(rng.randint(1, 5))}
    return Stock(pieces | {"LB": rng.randint(1, 20)}, rng.choice((0, 3, 40)))


def some_field(rng: Random) -> Battlefield:
    """Attackers of one land, each from a place of his own; its owner, and perhaps a guest."""
    attackers, defenders = NAMES[: rng.randint(1, 2)], NAMES[2 : 3 + rng.randint(0, 1)]
    target = "2A+20"
    starts = {name: f"2A+{10 + number}" for number, name in enumerate(attackers)}
    contingents = [Contingent(name, place, Force(some_stock(rng)), target) for name, place in starts.items()]
    contingents += [Contingent(name, target, Force(some_stock(rng))) for name in defenders]
    parties = [Party(name, defenders, tuple(one for one in attackers if one != name)) for name in attackers]
    parties += [Party(name, attackers, tuple(one for one in defenders if one != name)) for name in defenders]
    places = (*starts.values(), target)
    owners = {place: name for name, place in starts.items()} | {target: defenders[0]}
    details = Details(
        lands={place: Land.of("T") for place in places}, fields={place: tuple(range(1, 49)) for place in places},
        centres={target: "Std"}, refuges={defenders[0]: ("2A+21",)},
    )
    return Battlefield(min(places), Date(271, 4), tuple(sorted(places)), tuple(parties), tuple(contingents), owners,
                       details)


def is_balanced(field: Battlefield, outcome: Outcome, party: str) -> bool:
    """Before and gained is alive, fled, dead and in the hands of others."""
    before = field.figures(party) + taken_by(outcome, party)
    after = left(outcome, party) + fled(outcome, party) + dead(field, outcome, party) + taken_from(outcome, party)
    return before == after


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_or_doubled_in_a_quick_battle(seed: int) -> None:
    field = some_field(Random(seed))
    outcome = settled_quickly(field, seed)
    assert list(flaws(field, outcome)) == []
    assert all(is_balanced(field, outcome, party.name) for party in field.parties)
    alive = [party.name for party in field.parties if left(outcome, party.name)]
    enemies = [name for name in alive if set(field.party(name).enemies) & set(alive)]
    assert alive and not enemies


def settled_quickly(field: Battlefield, seed: int) -> Outcome:
    found: list[Outcome] = []

    def settle(turn: Turn) -> None:
        found.append(quick.settle(turn, field, frozenset(), {}))

    run([Step("battles", settle)], World(field.at, Settings(), {}), Inputs(), SeededBox(str(seed).encode()))
    return found[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_outcomes_of_chance_are_possible_and_balanced(seed: int) -> None:
    rng = Random(seed)
    field = some_field(rng)
    outcome = some_outcome(field, rng)
    assert list(flaws(field, outcome)) == []
    assert all(is_balanced(field, outcome, party.name) for party in field.parties)
    assert convert(msgspec.to_builtins(outcome), Outcome) == outcome


@pytest.mark.parametrize("seed", SEEDS)
def test_enemies_within_one_place_do_not_both_stay_there_by_chance(seed: int) -> None:
    """As guests whose leave has ended: nobody comes from outside, and the place is not divided."""
    contingents = (
        Contingent("Brunhilde", "2A+10", Force(Stock({"LB": 9}, 5))),
        Contingent("Gunther", "2A+10", Force(Stock({"SB": 8, "B": 12}, 14))),
    )
    parties = (Party("Brunhilde", ("Gunther",)), Party("Gunther", ("Brunhilde",)))
    field = Battlefield(
        "2A+10", Date(271, 4), ("2A+10",), parties, contingents, {"2A+10": "Brunhilde"},
        Details(fields={"2A+10": tuple(range(1, 49))}, refuges={"Gunther": ("2A+11",)}),
    )
    outcome = some_outcome(field, Random(seed))
    assert not list(flaws(field, outcome))
    assert all(is_balanced(field, outcome, party.name) for party in parties)


# ---- files


@pytest.mark.parametrize("seed", range(10))
def test_a_battlefield_is_read_as_it_was_written(seed: int) -> None:
    field = some_field(Random(seed))
    assert read_field(write_field(field)) == field
    remarks = {name: Texts("en").say(one) for name, one in form_remarks(field).items()}
    form = json.loads(write_form(field, remarks))
    assert [name for name in form if not name.startswith("#")] == [name[1:] for name in form if name.startswith("#")]
    assert list(flaws(field, read_outcome(form))) == [] and read_outcome(form).stands == form_of(field).stands


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.update(version=2),
        lambda data: data.update(format="walstatt-land"),
        lambda data: data.update(more=1),
        lambda data: data["battlefield"].pop("places"),
        lambda data: data["battlefield"]["contingents"][0]["force"]["land"]["pieces"].update(LB=-3),
        lambda data: data["battlefield"]["contingents"][0]["force"]["land"]["pieces"].update(LB=10**12),
        lambda data: data["battlefield"]["contingents"][0]["force"]["land"]["pieces"].update(XX=1),
        lambda data: data["battlefield"]["contingents"][0].update(party=""),
        lambda data: data["battlefield"].update(places=["2A+1"] * 500),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(spoil: Any) -> None:
    data = json.loads(write_field(some_field(Random(1))))
    spoil(data)
    with pytest.raises(Refused) as refused:
        read_field(json.dumps(data).encode())
    assert all("⟨" not in Texts(language).say(refused.value.why) for language in LANGUAGES)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b" " * 4_000_001])
def test_what_is_no_file_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(Refused):
        read_field(data)


def test_everything_that_is_wrong_with_an_outcome_is_told_at_once() -> None:
    contingents = (
        Contingent("Brunhilde", "2A+10", Force(Stock({"LB": 8}, 3)), "2A+11"),
        Contingent("Gunther", "2A+11", Force(Stock({"SB": 4, "lP": 2, "On": 1}, 9))),
    )
    field = Battlefield(
        "2A+10", Date(271, 4), ("2A+10", "2A+11"),
        (Party("Brunhilde", ("Gunther",)), Party("Gunther", ("Brunhilde",))), contingents,
        {"2A+10": "Brunhilde", "2A+11": "Gunther"},
        Details(fields={"2A+10": (1, 2), "2A+11": (1, 2, 3)}, refuges={"Gunther": ("2A+12",)}),
    )
    outcome = {
        "stands": {"Brunhilde": {"2A+11": {"LB": 9}, "2A+13": {"LB": 1}}, "Gunther": {"2A+11": {"SB": 2}},
                   "Hagen": {"2A+11": {"AB": 1}}},
        "fled": {"Gunther": {"2A+13": {"On": 1}, "2A+12": {"lP": 1}}},
        "captured": {"Brunhilde": {"Gunther": {"RE": 10}}},
        "dead": {"Gunther": {"SB": 1}},
        "enslaved": {"Brunhilde": 9},
        "owners": {"2A+10": "Gunther"},
        "parts": {"2A+11": {"Brunhilde": [1, 1], "Gunther": [4]}},
        "plundered": {"2A+11": "Gunther"},
        "razed": ["2A+11"],
    }
    found = [one.why.key.removeprefix("kalevala-outcome-") for one in flaws(field, read_outcome(outcome))]
    assert Counter(found) == Counter([
        "stranger", "from-nowhere", "elsewhere", "not-lost", "dead", "no-refuge", "flees-with", "flees-with", "slaves",
        "absent-owner", "border", "plunder", "raze",
    ])
    with pytest.raises(Refused) as refused:
        check_outcome(field, outcome)
    for language in LANGUAGES:
        told = Texts(language).say(refused.value.why)
        assert "⟨" not in told and all(word in told for word in ("Hagen", "2A+13", "2A+12"))


@pytest.mark.parametrize("outcome", [None, 3, [], {"stands": 3}, {"stands": {}, "more": 1},
                                     {"stands": {"Brunhilde": {"2A+10": {"LB": 0}}}}, {"stands": {}, "rounds": 13}])
def test_what_is_no_outcome_is_refused_in_words(outcome: object) -> None:
    with pytest.raises(Refused) as refused:
        read_outcome(outcome)
    assert all("⟨" not in Texts(language).say(refused.value.why) for language in LANGUAGES)


# ---- whole worlds


def test_a_phase_waits_and_goes_on_with_any_outcome_that_is_possible() -> None:
    """Through the books: what every realm had, less the dead, is what there is."""
    for seed in range(12):
        rng = Random(seed)
        world = warlike_world(rng)
        waiting = fought(world, {})
        assert [one.about for one in waiting.waiting] == ["battles/2A+10"]
        field = convert(waiting.waiting[0].args["battlefield"], Battlefield)
        outcome = GAME.sample_outcome(waiting.waiting[0], rng)
        done = fought(world, {"battles/2A+10": outcome})
        assert done.whole and done.void == [] and list(GAME.flaws(done.state)) == []
        fallen = sum((dead(field, read_outcome(outcome), party.name) for party in field.parties), Counter[str]())
        assert everything(done.state) == everything(world) - fallen


def warlike_world(rng: Random) -> World:
    places = ("2A+10", "2A+11", "2A+12")
    world = World(Date(271, 4), Settings(), {read_gf(place): Land.of("T") for place in places})
    world.provinces = {"2A+10": Province("Brunhilde"), "2A+11": Province("Gunther"), "2A+12": Province("Gunther")}
    world.realms = {name: Realm(core="LB") for name in ("Brunhilde", "Gunther")}
    world.knowledge = {name: Knowledge() for name in world.realms}
    world.forces = {
        "Brunhilde": {"2A+10": Force(some_stock(rng))}, "Gunther": {"2A+11": Force(some_stock(rng))},
    }
    there = world.forces["Brunhilde"]["2A+10"].land
    world.entries = {"Brunhilde": [Entry(1, "2A+10", "2A+11", "K", dict(there.pieces), there.re)]}
    world.index_owners()
    return world


def fought(world: World, decided: dict[str, Any]) -> Run:
    inputs = Inputs({}, {about: Ruled(value) for about, value in decided.items()})
    return run(GAME.steps(world), world, inputs, SeededBox(b"war"))


def everything(world: World) -> Counter[str]:
    found: Counter[str] = Counter()
    for places in world.forces.values():
        for force in places.values():
            whole = force.whole()
            found += Counter(whole.pieces) + Counter({RE: whole.re})
    return found
