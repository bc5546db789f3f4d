"""What the game master makes without programming: bounds, honest errors, and nothing that strangers could read."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect
from tests.core.test_bounds import unbounded

from walstatt.core.refusal import Refused
from walstatt.core.report_names import named_blocks
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.turn import DECIDED, Act, Decision, Inputs, Ruled, Run, facts_of
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala import wild_acts
from walstatt.games.kalevala.court.acts import ANY_ACT, kinds_of_acts
from walstatt.games.kalevala.court.land_acts import Draw, Map
from walstatt.games.kalevala.court.own_hand import with_words
from walstatt.games.kalevala.court.records import Item, Key, Layer, Learned, Secret, SpecialFigure
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.figures.king.records import King
from walstatt.games.kalevala.figures.temple.records import Temple
from walstatt.games.kalevala.figures.wizard.records import Wizard
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.buildings import Building, Opening
from walstatt.games.kalevala.realm.pieces import known_piece, piece, special_figures
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import Knowledge, Province, Realm, Request, Scouting, Settings, Sham, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

DOCS = Path(__file__).parents[3] / "docs"
GROUND = Ground(GAME, b"court")
RING = {"symbol": "Ring", "name": "Andvaris Ring"}
FIGURE = {"symbol": "Zt", "realm": "Brunhilde", "name": "Zentaur"}
SECRET = {"id": "hort", "title": "Der Hort", "layers": [{"words": "Hohl."}]}
PLACES = ("2A+10", "2A+11", "2A+12")


def small_world(phase: int = 1) -> World:
    lands = {read_gf(place): Land.of("T", site=TradeSite("Std", 24)) for place in PLACES}
    lands[read_gf("2A+13")] = Land.of("W")
    world = World(Date(271, phase), Settings(), lands)
    for place, owner in (("2A+10", "Brunhilde"), ("2A+12", "Gunther"), ("2A+11", "")):
        world.provinces[place] = Province(owner, founded=bool(owner))
    for name, place in (("Brunhilde", "2A+10"), ("Gunther", "2A+12")):
        world.realms[name] = Realm(core="LB", capitals=[place])
        world.knowledge[name] = Knowledge()
        world.forces[name] = {place: Force(Stock({"LB": 10}, 40))}
    world.index_owners()
    return world


def run(world: World, *acts: Act, papers: dict[str, str] | None = None, decided: dict[str, Ruled] | None = None) -> Run:
    return GROUND.run(Phase(0, world, Inputs(papers or {}, decided or {}, {}, list(acts))))


def report(world: World, result: Run, realm: str) -> str:
    return msgspec.json.encode(GAME.report(world, result, realm)).decode()


def act(kind: str, **args: Any) -> Act:
    return Act(kind, args)


# ---- free acts: bounds and honest errors

WRONG: dict[str, list[dict[str, Any]]] = {
    "letter": [{"words": ""}, {"words": "Hallo", "realms": ["Hagen"]}, {"words": "x" * 20_001}, {"realms": []}],
    "give": [
        {"realm": "Hagen", "place": "2A+10", "what": "LB"}, {"realm": "Brunhilde", "place": "2A+99", "what": "LB"},
        {"realm": "Brunhilde", "place": "Unsinn", "what": "LB"}, {"realm": "Brunhilde", "place": "2A+10", "what": "LX"},
        {"realm": "Brunhilde", "place": "2A+10", "what": "LB\nLB"},
        {"realm": "Brunhilde", "place": "2A+10", "what": ""},
        {"realm": "Brunhilde", "place": "2A+10", "what": "999999999LB"},
        {"realm": "Brunhilde", "place": "2A+10", "what": "FS"}, {"realm": "Brunhilde", "place": "2A+13~", "what": "LB"},
        {"realm": "Brunhilde", "place": "2A+13~", "what": "100FS"},
        {"realm": "Brunhilde", "place": "2A+13~", "what": "FS[9LB]"},
        {"realm": "Brunhilde", "place": "2A+13~", "what": "FS[Bt]"},
        {"realm": "Brunhilde", "place": "2A+10", "what": "LB laut Antrag 1"},
        {"realm": "Brunhilde", "place": "2A+10", "what": "KW1[LB]"},
    ],
    "take": [
        {"realm": "Brunhilde", "place": "2A+10", "what": "11LB"},
        {"realm": "Brunhilde", "place": "2A+13~", "what": "FS"},
        {"realm": "Brunhilde", "place": "2A+10", "what": "41RE"},
    ],
    "carry": [
        {"realm": "Brunhilde", "place": "2A+10", "to": "2A+13~", "what": "LB"},
        {"realm": "Brunhilde", "place": "2A+11", "to": "2A+10", "what": "LB"},
    ],
    "own": [{"place": "2A+11", "realm": "Hagen"}, {"place": "2A+11", "realm": "Gunther", "how": "bought"}],
    "protect": [{"realm": "Brunhilde", "rounds": 101}, {"realm": "Brunhilde", "rounds": -1}, {"realm": "Hagen"}],
    "dissolve": [{"realm": "Hagen"}],
    "takeover": [{"realm": "Brunhilde", "name": "gunther"}, {"realm": "Hagen", "name": "Ute"}],
    "enter": [
        {"name": "BRUNHILDE"}, {"name": "An: alle"}, {"name": "a/b"}, {"name": "x" * 61}, {"name": "Ute", "core": "XY"},
        {"name": "Ute", "goods": ["Zz"]}, {"name": "Ute", "places": ["2A+10"]}, {"name": "Ute", "invader": "elf"},
        {"name": "Ute", "role": True, "powers": ["Fliegen"]}, {"name": "Rat aus Worms"},
    ],
    "rename": [{"realm": "Brunhilde", "name": "Gunther"}, {"realm": "Hagen", "name": "Ute"}, {"realm": "Brunhilde",
                                                                                             "name": "*"}],
    "leave": [{"realm": "Hagen"}, {"realm": "Brunhilde", "how": "boredom"}, {"realm": "Brunhilde", "rounds": 101}],
    "invade": [{"realm": "Hagen", "invader": "nomad"}, {"realm": "Brunhilde", "invader": "elf"}],
    "role": [{"realm": "Brunhilde", "powers": ["Fliegen"]}, {"realm": "Hagen"}],
    "found": [{"place": "2A+11"}, {"place": "2A+13~"}, {"place": "2A+99"}],
    "deposit": [{"realm": "Hagen", "amount": 1}, {"realm": "Brunhilde", "amount": 0}],
    "refund": [{"realm": "Hagen"}],
    "answer": [{"number": 1, "state": "granted"}, {"number": 1, "state": "maybe"}, {"number": 0, "state": "open"}],
    "register": [{"realm": "Brunhilde", "name": "Gunther"}, {"realm": "Hagen", "name": "Alberich"}],
    "draw": [{"place": "Unsinn", "land": {"terrain": "T" * 48}}, {"place": "2A+11", "land": {"terrain": "T"}}],
    "reveal": [
        {}, {"secret": "hort"}, {"item": "Ring"}, {"place": "2A+99"}, {"place": "Unsinn"}, {"place": "2A+11[b]"},
        {"place": "2A+11", "item": "Ring"}, {"place": "2A+11", "realms": ["Hagen"]},
    ],
    "figure": [
        {"figure": {**FIGURE, "realm": "Hagen"}}, {"figure": {**FIGURE, "price": 0}},
        {"figure": {**FIGURE, "price": 10**9}}, {"figure": {**FIGURE, "upkeep": -1}},
        {"figure": {**FIGURE, "closed": "?"}}, {"figure": {**FIGURE, "wings": 2}}, {"figure": {**FIGURE, "pace": 99}},
        {"figure": {**FIGURE, "counts_as": "vessel"}}, {"figure": {**FIGURE, "words": "x" * 20_001}},
    ],
    "retire": [{"symbol": "Zt"}],
    "make": [
        {"item": {**RING, "field": "2A+10"}}, {"item": {**RING, "field": "2A+99/1"}}, {"item": {**RING, "field": "?"}},
        {"item": {**RING, "effects": [{"what": "wish"}]}}, {"item": {**RING, "known_to": ["Hagen"]}},
        {"item": {"symbol": "LB", "name": "Ring"}},
    ],
    "hand": [{"item": "Ring"}],
    "destroy": [{"item": "Ring"}],
    "conceal": [
        {"secret": {**SECRET, "place": "2A+99"}}, {"secret": {**SECRET, "place": "2A+10", "figure": "LB"}},
        {"secret": {**SECRET, "figure": "Zz"}}, {"secret": {**SECRET, "item": "Ring"}},
        {"secret": {**SECRET, "layers": []}},
        {"secret": {**SECRET, "id": "a/b"}},
        {"secret": {**SECRET, "layers": [{"words": "Hohl.", "opened_by": [{"by": "scouting"}]}]}},
        {"secret": {**SECRET, "layers": [{"words": "Hohl.", "opened_by": [{"by": "item"}]}]}},
        {"secret": {**SECRET, "layers": [{"words": "Hohl.", "opened_by": [{"by": "halves", "halves": ["eins"]}]}]}},
    ],
    "strike": [{"secret": "hort"}],
    "map": [{}, {"map": {}}],
    "divide": [{"place": "2A+99"}, {"place": "2A+10", "shares": [{"fields": [49]}]}],
    "rift": [{"realm": "Hagen", "splinter": "Nebelrest"}, {"realm": "Brunhilde", "splinter": "Nirgends"}],
    "portal": [
        {}, {"place": "2A+10", "opposite": "2A+12"}, {"place": "2A+10", "opposite": "1Z+99"},
        {"place": "Unsinn", "opposite": "2A+10"},
    ],
    "withhold": [{"realm": "Brunhilde", "line": 1}, {"realm": "Hagen", "line": 1}, {"realm": "Brunhilde", "line": 0}],
    "hold": [{"realm": "Brunhilde", "line": 1}, {"realm": "Brunhilde", "line": 1, "at": "270.1"}],
    "release": [{"realm": "Brunhilde", "line": 1}, {"realm": "Hagen", "line": 1}],
    "file": [{"realm": "Brunhilde", "line": 1, "secret": "Unsinn"}, {"realm": "Brunhilde", "line": 1}],
    "award": [{"realm": "Hagen", "oeh": 5}, {"realm": "Brunhilde", "oeh": 0}, {"realm": "Brunhilde", "oeh": 101}],
    "forgive": [{"realm": "Hagen"}, {}],
    "settlecult": [{"letter": "dd", "name": "x"}, {"letter": "D", "name": "x", "spells": {"Regen": 1}}],
    "project": [
        {"realm": "Hagen", "zeh": 3}, {"realm": "Brunhilde", "zeh": 900_000}, {"realm": "Brunhilde", "zeh": -1},
    ],
    "treasure": [{"field": "2A+99/1", "re": 3}, {"field": "2A+10/17", "re": -1}],
    "weakness": [{"realm": "Hagen"}, {"realm": "Brunhilde"}, {"realm": "Gunther", "words": "drink"}],
    "culture": [{"realm": "Hagen", "words": "x"}, {"realm": "Brunhilde", "words": ""}, {"realm": "Brunhilde"}],
    "pages": [{"realm": "Brunhilde", "line": 1}, {"realm": "Brunhilde", "line": 1, "pages": 99}],
    "nonsense": [{}],
}


@pytest.mark.parametrize("kind", [*kinds_of_acts(), "nonsense"])
def test_what_makes_no_sense_is_refused_in_words_and_changes_nothing(kind: str) -> None:
    world = small_world()
    before = GAME.pack(world)
    for args in [*WRONG[kind], {"kind": "give", "no such key": 1}]:
        with pytest.raises(Refused) as caught:
            run(world, Act(kind, args))
        for language in LANGUAGES:
            said = Texts(language).say(caught.value.why)
            assert said, args
            assert "kalevala-" not in said, (args, said)
            assert "{" not in said, (args, said)
            assert "xpected" not in said, (args, said)
    assert GAME.pack(world) == before


@pytest.mark.parametrize(
    "args",
    [
        {"item": "Ring", "realm": "Gunther"}, {"item": "Ring", "realm": "Gunther", "place": "2A+12", "bearer": "On"},
        {"item": "Ring", "realm": "Gunther", "place": "2A+12", "bearer": "SB"}, {"item": "Ring", "field": "2A+12"},
        {"item": "Ring", "realm": "Gunther", "place": "2A+12", "bearer": "LB", "field": "2A+12/3"},
    ],
)
def test_an_item_is_handed_only_to_somebody_who_is_there(args: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        run(small_world(), act("make", item=RING), Act("hand", args))


TAKEN = [
    "LB", "Lb", "Std", "Tu", "RE", "EE", "Ka", "IP", "Zug", "bau", "GF", "Ag", "KrKö", "lP", "Z", "Zt1", "Z+t", "zt",
]


@pytest.mark.parametrize("symbol", TAKEN)
def test_an_abbreviation_has_one_meaning(symbol: str) -> None:
    with pytest.raises(Refused):
        run(small_world(), act("figure", figure={**FIGURE, "symbol": symbol}))


def test_two_realms_never_share_an_abbreviation_nor_does_an_item() -> None:
    mine, theirs = act("figure", figure=FIGURE), act("figure", figure={**FIGURE, "realm": "Gunther"})
    with pytest.raises(Refused):
        run(small_world(), mine, theirs)
    with pytest.raises(Refused):
        run(small_world(), mine, act("make", item={**RING, "symbol": "ZT"}))
    other_numbers = run(small_world(), mine, act("figure", figure={**FIGURE, "price": 9}))
    assert other_numbers.state.figures["Zt"].price == 9


def test_a_special_figure_is_retired_when_nothing_is_left_of_it() -> None:
    given = run(small_world(2), act("figure", figure=FIGURE), act("give", realm="Brunhilde", place="2A+10", what="Zt"))
    with pytest.raises(Refused):
        run(given.state, act("retire", symbol="Zt"))
    taken = run(given.state, act("take", realm="Brunhilde", place="2A+10", what="Zt"))
    with pytest.raises(Refused):
        run(taken.state, act("retire", symbol="Zt"))  # it stands in the bookings
    state = taken.state
    for _ in range(2):
        state = run(state).state
    assert not run(state, act("retire", symbol="Zt")).state.figures


def test_only_a_world_that_is_worked_on_has_special_figures() -> None:
    assert piece("Zt") is None
    kind = SpecialFigure("Zt", "Brunhilde", "Zentaur", price=6).kind()
    with special_figures({"Zt": kind}):
        assert known_piece("Zt+Ring").items == ("Ring",)
        assert known_piece("Zt+Ring").seen == "Zt"
        assert piece("Zt(H)") is None
        with special_figures({}):
            assert piece("Zt") is None
        assert known_piece("Zt").kind == kind
    assert piece("Zt") is None


# ---- everything is data


def furnished_world(phase: int = 1) -> World:
    world = small_world(phase)
    world.figures["Zt"] = SpecialFigure("Zt", "Gunther", "Zentaur", price=6, upkeep=1)
    world.items["Ring"] = Item("Ring", "Andvaris Ring", words="Er mehrt das Gold.")
    world.items["Horn"] = Item("Horn", "Heimdalls Horn", field="2A+11/20")
    world.secrets["hort"] = Secret(
        "hort", "Der Hort", (Layer("Hohl.", (Key("scouting"), Key("item", item="Ring"))),), place="2A+11"
    )
    world.forces["Gunther"]["2A+12"].land.add("Zt", 3)
    world.forces["Gunther"]["2A+12"].land.add("LB+Ring", 1)
    world.scouting["Brunhilde"] = [Scouting(1, "2A+10", "2A+11"), Scouting(2, "2A+11", "2A+12")]
    return world


def test_it_survives_storing() -> None:
    world = furnished_world()
    packed = GAME.pack(world)
    assert GAME.pack(GAME.unpack(packed, GAME.state_version)) == packed
    assert GAME.pack(world.copy()) == packed
    assert not GAME.flaws(world)


def test_a_copy_shares_nothing_that_changes() -> None:
    world = furnished_world()
    before = GAME.pack(world)
    copied = world.copy()
    for table in (copied.figures, copied.items, copied.secrets):
        table.clear()
    copied.knowledge["Gunther"].learned.append(None)  # type: ignore[arg-type]
    assert GAME.pack(world) == before


def test_what_cannot_be_is_found() -> None:
    def flaws(spoil: Callable[[World], object]) -> list[str]:
        world = furnished_world()
        spoil(world)
        return GAME.flaws(world)

    land = "2A+10"
    assert flaws(lambda world: world.forces["Brunhilde"][land].land.add("LB+Ring", 1)) == ["Ring is borne 2 times"]
    assert flaws(lambda world: world.forces["Brunhilde"][land].land.add("LB+Krone", 1)) == [
        "Krone is borne and does not exist"
    ]
    assert flaws(lambda world: world.forces["Brunhilde"][land].land.add("LB+Horn", 1)) == [
        "Horn is borne and lies hidden"
    ]
    assert flaws(lambda world: world.requests.extend([Request(1, "Gunther", world.at, "a")] * 2)) == [
        "Gunther has 2 requests 1"
    ]
    learned = Learned("hort", 1, "Der Hort", "Hohl.", Date(270, 1))
    assert flaws(lambda world: world.knowledge["Gunther"].learned.extend([learned] * 2)) == [
        "Gunther learned hort twice"
    ]
    assert flaws(lambda world: world.figures.update(Zt=SpecialFigure("Zt", "Hagen", "Zentaur"))) == [
        "Zt belongs to Hagen, whom nobody knows"
    ]


@pytest.mark.parametrize("kind", [one for one in get_args(ANY_ACT) if one not in (Draw, Map)])
def test_no_entry_of_an_act_is_without_a_bound(kind: Any) -> None:
    """Land has bounds of its own: 48 letters, and what lies on them."""
    assert not list(unbounded(inspect.type_info(kind), kind.__name__))


# ---- what strangers may not read


@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("realm", ["Brunhilde", "Gunther"])
def test_no_report_and_no_checker_betrays_what_is_hidden(realm: str, phase: int) -> None:
    world = furnished_world(phase)
    papers = {"Brunhilde": "EE 1: 2A+10 > 2A+11\nAntrag Kanal: Darf ich?"} if phase == 1 else {}
    seen = report(world, run(world, papers=papers), realm)
    problems = GAME.problems(world, realm, papers.get(realm, ""))
    changes = GAME.secrets(Phase(0, world, Inputs(papers)), realm)
    assert len(changes) >= 4
    for change in changes:
        changed = Phase(0, world.copy(), Inputs(dict(papers)))
        change(changed)
        other = changed.state
        assert report(other, GROUND.run(changed), realm) == seen, change
        assert GAME.problems(other, realm, papers.get(realm, "")) == problems


def test_scouts_see_figures_and_not_what_they_bear() -> None:
    world = furnished_world(2)
    result = run(world)
    told = report(world, result, "Brunhilde")
    assert "2A+11" in told
    for word in ("Ring", "Horn", "Hort"):
        assert word not in told


def test_a_sham_ruler_stays_in_his_own_papers() -> None:
    world = small_world()
    world.realms["Brunhilde"].sham = Sham("Alberich")
    result = run(world, papers={"Brunhilde": "Brief als Alberich an Gunther: Hallo"})
    after = run(result.state)
    assert "Alberich" in report(result.state, after, "Gunther")
    assert "Brunhilde" not in report(result.state, after, "Gunther")


# ---- his own hand


def test_every_line_of_a_report_has_a_name_of_its_own() -> None:
    world = small_world()
    moves = "Wandeln 2A+10: LB\nWandeln 2A+10: 2LB\nBrief an Gunther: Hallo\nEE 1: 2A+10 > 2A+11"
    result = run(world, papers={"Brunhilde": moves})
    blocks = list(named_blocks(GAME.report(world, result, "Brunhilde")))
    names = [one.name for one in blocks]
    assert len(names) == len(set(names)) > 3
    for name in (one.name if one.has_words else f"{one.name}/remark" for one in blocks):
        rewritten = run(world, papers={"Brunhilde": moves}, decided={f"words/Brunhilde/{name}": Ruled("Meine Worte.")})
        assert not rewritten.unused
        assert "Meine Worte." in report(world, rewritten, "Brunhilde")


def test_his_words_survive_a_new_run_and_are_marked_where_their_facts_changed() -> None:
    world = small_world()
    about = "words/Brunhilde/happened/kalevala-converted/2A+10"
    first = run(world, papers={"Brunhilde": "Wandeln 2A+10: LB"}, decided={about: Ruled("Einer kam hinzu.")})
    (asked,) = [one for one in first.decisions if one.about == about]
    ruled = Ruled("Einer kam hinzu.", facts=facts_of(asked.args))
    for paper, changed in (("Wandeln 2A+10: LB", False), ("Wandeln 2A+10: 2LB", True)):
        again = run(world, papers={"Brunhilde": paper}, decided={about: ruled})
        (decision,) = [one for one in again.decisions if one.about == about]
        assert decision.changed is changed
        assert "Einer kam hinzu." in report(world, again, "Brunhilde")
    gone = run(world, papers={"Brunhilde": "bleiben"}, decided={about: ruled})
    assert gone.unused == [about]


def test_his_words_are_words() -> None:
    about = "words/Brunhilde/remark"
    for value in (7, None, "x" * 20_001):
        result = run(small_world(), decided={about: Ruled(value)})
        assert [one.about for one in result.void] == [about]


def test_a_letter_keeps_its_head_and_a_table_bears_only_a_remark() -> None:
    letter = {"kind": "letter", "head": [[{"key": "from"}, "Gunther"], [{"key": "to"}, "Ute"]], "words": "Du Tropf"}
    table = {"kind": "table", "title": {"key": "kalevala-account-title"}, "rows": [["a"]]}
    plain = {"letters": [letter], "account": [table]}
    assert [one.name for one in named_blocks(plain)] == [
        "letters/letter/Gunther/Ute", "account/table/kalevala-account-title",
    ]
    assert [one.has_words for one in named_blocks(plain)] == [True, False]
    result = run(small_world())
    result.decisions += [
        Decision(f"words/Brunhilde/{name}", "kalevala:words-for", "", "", (), words, DECIDED)
        for name, words in (
            ("letters/letter/Gunther/Ute", "Gunther grüßt."), ("account/table/kalevala-account-title/remark", "Zahlt!"),
        )
    ]
    spoken = with_words(result, "Brunhilde", plain)
    assert spoken["letters"] == [{**letter, "words": "Gunther grüßt."}]
    assert spoken["account"][0] == table
    assert spoken["account"][1]["args"] == {"words": "Zahlt!"}
    assert with_words(result, "Gunther", plain) is plain


# ---- the pages for the game master


@pytest.mark.parametrize("page", ["kalevala/game-master.md", "de/kalevala-spielleiter.md"])
def test_every_act_is_shown_and_every_example_works(page: str) -> None:
    written = (DOCS / page).read_text("utf-8")
    shown = [line.partition(" ") for line in written.splitlines() if line.partition(" ")[0] in kinds_of_acts()]
    assert {kind for kind, _, _ in shown} == set(kinds_of_acts())
    acts = [Act(kind, msgspec.json.decode(args)) for kind, _, args in shown]
    world = small_world(2)
    world.requests.append(Request(1, "Brunhilde", world.at, "Kanal"))
    world.lands[read_gf("1A+10")] = Land.of("T", splinter="Nebelrest")
    world.provinces["1A+10"] = Province()
    world.persons.kings["Gunther"] = King("KrKö", 1)
    world.force("Gunther", world.places_of("Gunther")[0]).land.add("KrKö/4/0", 1)
    world.buildings["2A+10"] = [*world.buildings.get("2A+10", ()), Building("Tt", 17, openings=(Opening(17, 18),))]
    owner = world.provinces["2A+10"].owner
    world.force(owner, "2A+10").land.add("Pr/0", 1)
    world.persons.temples["2A+10/17"] = Temple(owner, 99)
    world.persons.wizards["Gunther"] = Wizard(research=10)
    for example in acts:
        world = run(world, example, papers={"Brunhilde": "Brief an Gunther: Hallo\nBote Lied: Hört!"}).state
    assert not GAME.flaws(world)


def test_wild_game_masters_try_every_act() -> None:
    assert set(wild_acts._ACTS) == set(kinds_of_acts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_of_the_desk_has_words(language: str) -> None:
    """Kinds, what they ask for, and what can be chosen; as the page puts the keys together."""
    wanted = {f"kalevala-act-{kind}" for kind in kinds_of_acts()}
    wanted |= {f"kalevala-act-about-{kind}" for kind in kinds_of_acts()}
    wanted |= {f"kalevala-concern-{kind.concern}" for kind in kinds_of_acts().values()}
    open_details = [detail for kind in kinds_of_acts().values() for detail in kind.details]
    while open_details:
        detail = open_details.pop()
        name = detail.name.replace("_", "-")
        wanted.add(f"kalevala-detail-{name}")
        wanted |= {f"kalevala-option-{name}-{option.replace('_', '-') or 'none'}" for option in detail.options}
        open_details += detail.parts
    assert sorted(key for key in wanted if not Texts(language).has(key)) == []


def test_an_act_asks_in_parts_for_what_has_parts() -> None:
    secret = next(iter(kinds_of_acts()["conceal"].details))
    layers = next(one for one in secret.parts if one.name == "layers")
    assert (secret.kind, layers.kind, [one.name for one in layers.parts]) == ("group", "groups", ["words", "opened_by"])
    founded = next(one for one in kinds_of_acts()["found"].details if one.name == "founded")
    assert (founded.kind, founded.default, str(founded)) == ("yes_no", True, "[founded]")
    assert [(one.name, one.kind) for one in kinds_of_acts()["draw"].details] == [("place", "line"), ("land", "data")]
