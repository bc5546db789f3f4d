"""What those read who fought a battle: a tale, maps, every round; and nothing that they could not see."""
from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from random import Random
from time import process_time
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.kalevala.battle_world import (
    HILLS,
    HOME,
    OTHER,
    REFUGE,
    SECRET_NAME,
    at_war,
    battles,
    fought,
    sections,
    written,
)

from walstatt.core.texts import LANGUAGES, Texts, sources
from walstatt.core.turn import Run
from walstatt.games.hex_course import HexCourse, HexFigure, HexMoment, field_of, position_at
from walstatt.games.hex_picture import HexStand
from walstatt.games.kalevala.war.chronicle import Report
from walstatt.games.kalevala.war.in_sight import in_sight
from walstatt.games.kalevala.war.tale import COUNTED, VARIANTS, joined
from walstatt.games.kalevala.war.turning import Turn, turning_point
from walstatt.games.kriegsspiel.course import Recorder
from walstatt.games.kriegsspiel.fighting import begun, fight_out
from walstatt.games.kriegsspiel.game import GAME as BATTLE
from walstatt.games.kriegsspiel.setup import Party, Setup
from walstatt.games.report_blocks import Battle, Facts, Fold, Passage, Said
from walstatt.hexmap.land import Land
from walstatt.paper.battle_maps import _Map, battle_map

SHEETS = {
    "Brunhilde": ["Aufstellung 2A+10:", "Gruppe Sturmschar: 2A+10/1: 4LB", "Sturmschar: EINNEHMEN HZ 2A+11",
                  "REST: ANGREIFEN NÄCHSTER", "Ende"],
    "Gunther": ["Aufstellung 2A+11:", "Gruppe Nachtwache: 2A+11/44: 4SB", "Nachtwache KR 1-4: HALTEN",
                "Nachtwache: RÜCKZUG 2A+11/1", "Merker: FLUCHT AB KR 3", "Ende"],
}

NAMES = ("name", "names", "attackers", "defenders", "place", "places", "troops", "figure", "toll", "when", "nth",
         "first", "last", "at", "gf", "gap")


@cache
def battle() -> Run:
    return fought(at_war({"LB": 12}, {"SB": 8}, tower=True), SHEETS, "12LB")


def course_of(run: Run, realm: str) -> HexCourse:
    return next(one for one in sections(run, realm)["battles"] if isinstance(one, Battle)).course


# ---- the tale


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tale_comes_first_and_reads_well(language: str) -> None:
    blocks = sections(battle(), "Gunther")["battles"]
    tale = [one for one in blocks if isinstance(one, Passage)]
    assert blocks[1:4] == tale
    told = " ".join(written(battle(), "Gunther", "text", language).decode().split())
    assert "⟨" not in told and "{" not in told
    beginning, end = {"de": ("zwölf Krieger", "Nach"), "en": ("twelve warriors", "After")}[language]
    assert beginning in told and end in told


def messages() -> list[str]:
    return sorted(set(re.findall(r"^(kalevala-tale-[\w-]+) =", "\n".join(sources("de")), re.MULTILINE)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_whatever_the_numbers(language: str) -> None:
    texts = Texts(language)
    for key in messages():
        assert texts.has(key), key
        for number in (0, 1, 2, 12, 13):
            said = {f"said-{name}": str(number) for name in COUNTED}
            numbers = dict.fromkeys(("n", "many", "others", "houses", *COUNTED), number)
            words = texts.format(key, **said, **numbers, **dict.fromkeys(NAMES, "Hagen"), letter="H", how="arrow")
            assert "{" not in words and "$" not in words and "  " not in words, (key, words)


def test_all_variants_are_there_and_no_more() -> None:
    for what, many in VARIANTS.items():
        found = [key for key in messages() if re.fullmatch(rf"kalevala-tale-{what}-\d", key)]
        assert len(found) == many, what


@pytest.mark.parametrize(("names", "words"), [
    (["Hagen"], "Hagen"), (["Hagen", "Volker"], "Hagen und Volker"),
    (["Hagen", "Volker", "Dankwart"], "Hagen, Volker und Dankwart"),
])
def test_rows_of_names(names: list[str], words: str) -> None:
    said = joined(names)
    assert (said if isinstance(said, str) else Texts("de").format(said["key"], **said["args"])) == words


def test_two_attackers_have_plural_verbs() -> None:
    texts = Texts("de")
    for number in (1, 2, 3):
        args = {"attackers": "Hagen und Volker", "defenders": "Gunther", "place": OTHER}
        both = texts.format(f"kalevala-tale-opening-{number}", many=2, others=1, **args)
        assert re.search(r"zogen|griffen an|heranrückten", both), both
        one = texts.format(f"kalevala-tale-opening-{number}", many=1, others=1, **args)
        assert re.search(r"\bzog\b|griff an|heranrückte\b", one), one


def test_nothing_is_said_twice_in_the_same_words() -> None:
    for run in (battle(), fought(at_war({"LB": 12}, {"SB": 2}, battles="quick"), {}, "12LB")):
        said = [sentence for one in sections(run, "Gunther")["battles"] if isinstance(one, Passage)
                for sentence in one.sentences]
        keys = [one.key for one in said if isinstance(one, Said)]
        assert len(keys) > 5
        assert all(one != other for one, other in pairwise(keys))


# ---- the turning point


def course(*left: tuple[int, int]) -> HexCourse:
    """By round: how many of each side are on the field."""
    figures = {f"{side}{number}": HexFigure(seat, "LB") for seat, side in enumerate("ab")
               for number in range(left[0][seat])}
    moments = [HexMoment(0, stands={name: HexStand(f"{HOME}/1") for name in figures})]
    for number, (now, before) in enumerate(zip(left[1:], left, strict=False), 1):
        gone = [f"{side}{one}" for seat, side in enumerate("ab") for one in range(now[seat], before[seat])]
        moments.append(HexMoment(number, gone=gone))
    return HexCourse(["Brunhilde", "Gunther"], [], figures, moments)


def turned(*left: tuple[int, int]) -> Turn | None:
    setup = Setup({HOME: Land.of()}, (HOME,), (Party("Brunhilde", enemies=("Gunther",)), Party("Gunther")))
    return turning_point(setup, course(*left))


def test_where_it_was_against_the_victor_the_last_change_counts() -> None:
    assert turned((10, 10), (6, 10), (6, 5), (6, 0)) == Turn(2, True, frozenset({0}), frozenset({1}))


def test_where_it_never_was_the_round_that_told_most() -> None:
    assert turned((10, 10), (10, 9), (9, 3), (9, 0)) == Turn(2, False, frozenset({0}), frozenset({1}))


def test_shares_count_and_not_heads() -> None:
    """Five of forty are less than three of six."""
    found = turned((40, 6), (35, 3), (35, 3))
    assert found is not None and found.ahead == {0}


@pytest.mark.parametrize("left", [((5, 5), (5, 5)), ((5, 5), (3, 3)), ((5, 5), (0, 0))])
def test_where_nobody_came_out_ahead_there_is_none(left: tuple[tuple[int, int], ...]) -> None:
    assert turned(*left) is None


# ---- what is shown


def test_maps_of_the_beginning_the_turning_point_and_the_end() -> None:
    shown = next(one for one in sections(battle(), "Brunhilde")["battles"] if isinstance(one, Battle)).shown
    told = course_of(battle(), "Brunhilde")
    moments = [one.moment for one in shown]
    assert moments[0] == 0 and moments[-1] == len(told.moments) - 1 and moments == sorted(set(moments))


@pytest.mark.parametrize("seed", range(6))
def test_the_course_ends_where_the_battle_ends(seed: int) -> None:
    rng = Random(seed)
    play = begun(BATTLE.random_setup(rng))
    recorder = Recorder(play)
    fight_out(play, lambda _, roll: [rng.randint(1, roll.sides) for _ in range(roll.count)], recorder.look)
    kept = recorder.finish()
    last = position_at(kept, len(kept.moments) - 1)
    there = {one.id: one for one in play.state.present() if one.at in play.ground.spots and not one.riders}
    assert {name: stand.place for name, stand in last.stands.items()} == {name: one.at for name, one in there.items()}
    assert all(last.seats[name] == one.party for name, one in there.items())
    assert {one.id for one in last.houses if one.fallen} == set(play.state.fallen)
    assert kept.moments[0].round == 0 and max(one.round for one in kept.moments) <= play.state.round
    assert msgspec.convert(msgspec.to_builtins(kept), HexCourse) == kept


@pytest.mark.parametrize("variant", ["light", "print"])
def test_everybody_on_a_map_can_be_counted(variant: Any) -> None:
    told = course_of(battle(), "Brunhilde")
    drawn = ElementTree.fromstring(battle_map(told, 0, variant=variant, prefix="map"))
    words = ["".join(one.itertext()) for one in drawn.iter() if one.tag.endswith("text")]
    counted = sum(int(number or 1) for one in words for number in re.findall(r"^(\d*)(?:LB|SB)$", one))
    assert counted == len(told.moments[0].stands) == 20
    assert f"Brunhilde: {12}" in words and f"Gunther: {8}" in words


def test_parties_differ_without_colours() -> None:
    told = course_of(battle(), "Brunhilde")
    drawn = _Map(told, position_at(told, 0), "print", "map")
    assert len({drawn._token(seat) for seat in range(8)}) == 8


def test_every_round_has_its_rolls_with_their_rules() -> None:
    folds = [one for one in sections(battle(), "Gunther")["battles"] if isinstance(one, Fold)]
    rounds = next(one.args["rounds"] for one in battle().told if one.key == "kalevala-battle-log")
    assert len(folds) in (rounds, rounds + 1)
    struck = [line for fold in folds for line in fold.lines if line.key == "kriegsspiel-strikes"]
    assert struck and all(line.rules and line.args["dice"] for line in struck)


# ---- what nobody else may know


@pytest.mark.parametrize("form", ["text", "html", "json"])
def test_orders_and_names_of_groups_stay_with_their_writer(form: Any) -> None:
    own, other = written(battle(), "Gunther", form), written(battle(), "Brunhilde", form)
    assert b"Nachtwache" in own and b"Sturmschar" not in own
    assert b"Sturmschar" in other and b"Nachtwache" not in other
    assert "RÜCKZUG".encode() in own and "RÜCKZUG".encode() not in other


def test_land_beside_the_battlefield_is_not_shown() -> None:
    for realm in ("Brunhilde", "Gunther"):
        assert [land.gf for land in course_of(battle(), realm).lands] == [HOME, OTHER]
    told = msgspec.json.encode(battles(battle(), "Brunhilde")).decode()
    assert SECRET_NAME not in told and "ascents" not in told
    assert all(REFUGE not in fold for fold in re.findall(r'"stands":\{[^}]*\}', told))


def test_parts_of_others_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a large field only a part is fought for; in the other nobody has stood but whoever walked there."""
    caught: list[Report] = []
    monkeypatch.setattr("walstatt.games.kalevala.war.fought.tell_battle", lambda _, __, report: caught.append(report))
    fought(at_war({"LB": 12}, {"SB": 8}, tower=True), SHEETS, "12LB")
    field, kept = caught[0].field, caught[0].course
    fields = field.details.fields[OTHER]
    details = replace(field.details, fields={**field.details.fields, OTHER: tuple(kf for kf in fields if kf > 39)})
    shown = in_sight(replace(field, details=details), kept)
    stood = {field_of(stand.place) for moment in kept.moments for stand in moment.stands.values()}
    terrain = next(land.terrain for land in shown.lands if land.gf == OTHER)
    hidden = [kf for kf in fields if kf <= 39 and f"{OTHER}/{kf}" not in stood]
    assert hidden and all(terrain[kf - 1] == "." for kf in hidden)
    assert all(terrain[kf - 1] == HILLS[kf - 1] for kf in range(1, 49) if kf not in hidden)
    rivers = next(land.rivers for land in shown.lands if land.gf == OTHER)
    assert all(kf not in hidden or kf + 1 not in hidden for kf, _ in rivers)
    # A tower in what is hidden is hidden with it, unless somebody has been in it.
    assert [one.id for one in in_sight(field, kept).houses] == [f"{OTHER}/39"]
    assert bool(shown.houses) == (f"{OTHER}/39" in stood)


# ---- settled otherwise


def test_a_quick_battle_is_told_to_both() -> None:
    run = fought(at_war({"LB": 12}, {"SB": 2}, battles="quick"), {}, "12LB")
    for realm in ("Brunhilde", "Gunther"):
        told = " ".join(written(run, realm).decode().split())
        assert "Schneller Kampf um" in told and "zwölf Krieger" in told and f"Brunhilde gewann {OTHER}" in told


def test_one_by_hand_has_the_game_masters_words_whole() -> None:
    words = "Bis zum Mittag hielten sie die Brücke. " * 100
    outcome = {
        "stands": {"Brunhilde": {OTHER: {"LB": 12}}}, "owners": {OTHER: "Brunhilde"}, "rounds": 7, "words": words,
    }
    run = fought(at_war({"LB": 12}, {"SB": 2}, battles="hand"), {}, "12LB", {f"battles/{HOME}": outcome})
    told = " ".join(written(run, "Gunther").decode().split())
    assert told.count("hielten sie die Brücke") == 100
    assert "Nach sieben Runden" in told
    assert "Gunther verlor alle zwei Kämpfer" in told or "Von den Leuten von Gunther blieb niemand übrig" in told


def test_the_game_master_may_tell_it_in_his_own_words() -> None:
    run = fought(at_war({"LB": 12}, {"SB": 8}, tower=True), SHEETS, "12LB",
                 {"words/Gunther/battles/passage/2": "Davon soll man noch lange singen."})
    told = written(run, "Gunther").decode()
    assert "Davon soll man noch lange singen." in told
    blocks = [one for one in sections(run, "Gunther")["battles"] if isinstance(one, Passage)]
    assert len(blocks) == 3 and blocks[1].then == []


# ---- bounds


def test_three_hundred_over_twelve_rounds_stay_small() -> None:
    force = {"LB": 100, "B": 30, "lP": 20}
    run = fought(at_war(force, {"SB": 90, "B": 40, "lP": 20}, tower=True, re=400), {}, "100LB, 30B, 20lP")
    head = next(one for one in sections(run, "Brunhilde")["battles"] if isinstance(one, Facts))
    assert head.pairs[3][1] == 12
    assert len(course_of(run, "Brunhilde").figures) > 250
    assert len(msgspec.json.encode(battles(run, "Brunhilde"))) < 800_000
    assert len(msgspec.json.encode(course_of(run, "Brunhilde"))) < 80_000
    before = process_time()
    assert len(written(run, "Brunhilde", "html")) < 900_000
    assert len(written(run, "Brunhilde", "pdf")) < 500_000
    assert process_time() - before < 12
