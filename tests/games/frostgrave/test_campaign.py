"""Campaigns: sheets as files, bands on the table, what a match leaves behind, many careers played at random."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from walstatt.core.catalogue import load
from walstatt.core.match import Match
from walstatt.core.questions import Pick
from walstatt.core.refusal import Refused
from walstatt.core.texts import LANGUAGES, Text, Texts
from walstatt.games.frostgrave import content, potions, warbands
from walstatt.games.frostgrave.battlefield import random_board
from walstatt.games.frostgrave.campaign_band import WON, Band, Report, replaced
from walstatt.games.frostgrave.campaign_checks import sheet_problems
from walstatt.games.frostgrave.campaign_content import tables
from walstatt.games.frostgrave.campaign_file import read, write
from walstatt.games.frostgrave.campaign_force import muster, report
from walstatt.games.frostgrave.campaign_game import BETWEEN, after, is_done, market
from walstatt.games.frostgrave.campaign_new import BandWish, found
from walstatt.games.frostgrave.campaign_sheet import lines, printed
from walstatt.games.frostgrave.campaign_state import Between
from walstatt.games.frostgrave.game import GAME
from walstatt.games.frostgrave.gear import FINDS, ITEMS
from walstatt.games.frostgrave.play import Setup
from walstatt.games.frostgrave.profiles import Warband
from walstatt.games.frostgrave.state import OUT, State

SOLDIERS = ("schildknecht", "bogenschuetze", "spuerhund", "raufbold", "raufbold")


def band(**more: Any) -> Band:
    return found(BandWish("Nordlicht", soldiers=SOLDIERS, **more))


def setup(*forces: Warband, campaign: bool = True, opening: State | None = None) -> Setup:
    return Setup(forces, random_board(3), campaign=campaign, opening=opening)


def against_ready_made(one: Band, **more: Any) -> Setup:
    return setup(muster(one, "a"), warbands.ready_made("frostwacht", "b"), **more)


# ---- sheets


def test_a_sheet_is_read_back_as_it_was_written() -> None:
    first = band(school="sturmrufer")
    fancy = msgspec.structs.replace(
        first, name='Nord "Licht" \\ ä\x7f', notes="Zeile\nzwei\t✓", vault=["edelstein", "heiltrank"],
        wizard=msgspec.structs.replace(
            first.wizard, experience=320, level=3, improved={"fight": 1, "will": 1}, wounds=["frostbrand"],
        ),
    )
    for one in (first, fancy):
        assert read(write(one)) == (one, [])


def test_every_mistake_of_a_sheet_is_told_with_its_line() -> None:
    written = write(band()).splitlines()
    written[2] = 'crowns = "many"'
    text = "\n".join(written).replace('kind = "raufbold"', 'kin = "raufbold"', 1)
    _, problems = read(text)
    told = {(problem.line, problem.message.key) for problem in problems}
    line = next(at for at, one in enumerate(text.splitlines(), 1) if one.startswith("kin ="))
    assert (3, "roster-wrong-type") in told and (line, "roster-unknown-key") in told
    assert any(key == "roster-missing-key" for _, key in told)


def test_mistakes_against_the_rules_name_their_rule() -> None:
    text = write(band()).replace("crowns = 170", "crowns = -1\nvault = [\"krone\"]").replace(
        'name = "Cunrad"', 'name = "Alrun"'
    )
    _, problems = read(text)
    assert [(problem.line, problem.rule) for problem in problems][:2] == [
        (3, "frostgrave.campaign.band"), (4, "frostgrave.campaign.carry"),
    ]  # fmt: skip
    assert problems[2].message.key == "frostgrave-band-same-name"


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"version": 2}, "frostgrave.campaign.band"),
        ({"name": " "}, "frostgrave.campaign.band"),
        ({"school": "hexen"}, "frostgrave.campaign.band"),
        ({"spells": []}, "frostgrave.campaign.band"),
        ({"wizard": {"level": 1}}, "frostgrave.campaign.level"),
        ({"wizard": {"experience": 200, "level": 2, "improved": {"armour": 1}}}, "frostgrave.campaign.improve_value"),
        ({"wizard": {"experience": 100, "level": 1, "improved": {"fight": 2}}}, "frostgrave.campaign.level"),
        ({"wizard": {"wounds": ["schnupfen"]}}, "frostgrave.campaign.lasting_wound"),
        ({"wizard": {"items": ["zauberbuch"]}}, "frostgrave.campaign.carry"),
        ({"wizard": {"gear": ["heavy_armour"]}}, "frostgrave.r.slots"),
        ({"wizard": {"gear": ["runenklinge"]}}, "frostgrave.r.slots"),
    ],
)
def test_a_sheet_against_the_rules_does_not_play(changes: dict[str, Any], rule: str) -> None:
    one = band()
    if "wizard" in changes:
        changes = {"wizard": msgspec.structs.replace(one.wizard, **changes["wizard"])}
    one = msgspec.structs.replace(one, **changes)
    assert rule in [problem.rule for problem in sheet_problems(one)]
    with pytest.raises(Refused) as refused:
        market(one)
    assert refused.value.rule


def test_text_that_is_no_toml_is_told_too() -> None:
    assert read("name = ").problems[0].message.key == "roster-syntax"


# ---- a band on the table


def test_a_band_plays_campaign_games_only() -> None:
    GAME.begin(against_ready_made(band()))
    with pytest.raises(Refused) as refused:
        GAME.begin(against_ready_made(band(), campaign=False))
    assert refused.value.rule == "frostgrave.campaign.match"


def test_ordinary_warbands_are_not_spared_in_a_campaign_game() -> None:
    dear = warbands.muster(["eisengardist"] * 8, warbands.ready_made("frostwacht", "b").spells, "b")
    with pytest.raises(Refused) as refused:
        GAME.begin(setup(muster(band(), "a"), dear))
    assert refused.value.rule == "frostgrave.r.warband"


def test_a_warband_that_differs_from_its_sheet_is_refused() -> None:
    honest = muster(band(), "a")
    wizard = msgspec.structs.replace(honest.profiles["a1"], fight=5)
    forged = msgspec.structs.replace(honest, profiles={**honest.profiles, "a1": wizard})
    with pytest.raises(Refused) as refused:
        GAME.begin(setup(forged, warbands.ready_made("frostwacht", "b")))
    assert refused.value.rule == "frostgrave.campaign.match"


def test_finds_are_nothing_for_ordinary_warbands() -> None:
    spells = warbands.ready_made("frostwacht", "b").spells
    rich = warbands.muster([], spells, "b", ["runenklinge"])
    with pytest.raises(Refused) as refused:
        GAME.begin(setup(rich, warbands.ready_made("frostwacht", "a"), campaign=False))
    assert refused.value.rule == "frostgrave.r.slots"
    assert not set(warbands.CHOOSABLE) & set(FINDS)


def test_a_setup_with_sheets_survives_json() -> None:
    one = against_ready_made(band())
    assert GAME.read_setup(msgspec.json.encode(one)) == one


def test_a_practised_spell_is_easier_for_the_wizard_alone() -> None:
    from walstatt.games.frostgrave.casting import casting_number, need

    one = band()
    known = one.spells[0]
    better = [msgspec.structs.replace(known, better=2), *one.spells[1:]]
    wizard = msgspec.structs.replace(one.wizard, experience=200, level=2)
    play = GAME.begin(against_ready_made(msgspec.structs.replace(one, spells=better, wizard=wizard)))
    spell = content.spells()[known.key]
    assert need(play, play.figure("a1"), spell).total == spell.number - 2
    assert need(play, play.figure("a2"), spell).total == spell.number + 2
    assert casting_number(play, play.figure("a1"), spell).total == spell.number - 2
    assert casting_number(play, play.figure("a2"), spell).total == spell.number


def test_a_potion_is_drunk_once() -> None:
    one = replaced(band(), "Alrun", items=["heiltrank"])
    play = GAME.begin(against_ready_made(one))
    wizard = play.figure("a1")
    assert [item.key for item in potions.at_hand(play, wizard)] == ["heiltrank"]
    list(potions.drink(play, wizard))
    assert potions.problem(play, wizard) is not None


def test_random_games_with_every_find_keep_the_position_sound() -> None:
    one = band()
    rich = msgspec.structs.replace(
        one, wizard=msgspec.structs.replace(one.wizard, items=["heiltrank", "windtrank", "zauberring"], gear=["staff"]),
        soldiers=[
            msgspec.structs.replace(soldier, item=item) for soldier, item in zip(
                one.soldiers, ("eisentrank", "fernbogen", "", "runenklinge", "heiltrank"), strict=True
            )
        ],
    )
    rng, match = Random(4), Match(GAME, against_ready_made(rich))
    while match.question is not None:
        drinks = match.question.name == "action" and "drink" in match.question.options  # type: ignore[attr-defined]
        match.answer("drink" if drinks and rng.random() < 0.5 else match.question.sample(rng))
        assert not GAME.problems(match.play)
    assert GAME.read_state(msgspec.json.encode(match.state)) == match.state
    drunk = sum(len(figure.drunk) for figure in match.play.members(0))
    assert drunk > 0 and sum(map(len, report(match, 0).drunk.values())) == drunk


# ---- what a match leaves behind


def finished(one: Band, seed: int) -> Match:
    match, rng = Match(GAME, against_ready_made(one), record=False), Random(seed)
    while match.question is not None:
        match.answer(match.question.sample(rng))
    return match


def play_on(between: Match, rng: Random) -> Iterator[Any]:
    """Random answers, but to the market at most a few."""
    while between.question is not None:
        yield between.question
        question = between.question
        deals = sum(entry.value == "done" for entry in between.tape) + len(between.tape)
        value = "done" if question.name == "campaign_market" and deals > 60 else question.sample(rng)
        between.answer(value)


def test_the_report_tells_what_happened() -> None:
    match = finished(band(), 5)
    told = report(match, 0)
    fallen = [figure for figure in match.play.members(0) if figure.place == OUT]
    assert len(told.out) == len(fallen) > 0
    assert told.treasures == sum(token.secured == 0 for token in match.state.tokens.values())
    assert told.cast == match.state.spells_cast.get("a1", 0)
    assert told.helped == match.state.spells_cast.get("a2", 0)
    enemies = [figure for figure in match.play.members(1) if figure.place == OUT]
    assert sum(told.felled.values()) == len(enemies)


def test_spells_are_counted() -> None:
    casts = 0
    for seed in range(3):
        match = finished(band(), seed)
        casts += sum(match.state.spells_cast.values())
        assert match.state.spells_cast.keys() <= {"a1", "a2", "b1", "b2"}
    assert casts > 0


def test_a_running_match_and_a_second_time_are_refused() -> None:
    one = band()
    with pytest.raises(Refused) as running:
        after(Match(GAME, against_ready_made(one)), 0, one)
    match = finished(one, 1)
    with pytest.raises(Refused) as other:
        after(match, 1, one)
    between = after(match, 0, one)
    list(play_on(between, Random(1)))
    with pytest.raises(Refused) as again:
        after(match, 0, between.state.band)
    reasons = [refused.value.why.key for refused in (running, other, again)]
    assert reasons == [
        "frostgrave-refused-match-runs", "frostgrave-refused-no-sheet", "frostgrave-refused-other-sheet"
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_a_career_keeps_its_sheet_in_order(seed: int) -> None:
    """Some games one after another: the sheet is sound after each, replays to the same and has words for everything."""
    one, rng = band(school=list(content.schools())[seed]), Random(seed)
    for number in range(3):
        between = after(finished(one, 10 * seed + number), 0, one)
        before = len(one.history)
        one = career_step(between, rng)
        assert len(one.history) == before + 1
        if all(caster.misses for caster in one.casters):
            rested = market(one)
            rested.answer("rest")
            rested.answer("done")
            one = rested.state.band


@pytest.mark.parametrize("seed", range(6))
def test_rich_bands_find_every_question(seed: int) -> None:
    rng = Random(seed)
    told = Report(
        "Bert", WON, 6, [one.name for one in band().everybody()], cast=rng.randrange(30), felled={"wizard": 1}
    )
    rich = msgspec.structs.replace(band(), crowns=900, vault=list(FINDS))
    career_step(Match(BETWEEN, Between(rich, told)), rng)


@pytest.mark.parametrize("seed", range(20))
def test_random_homecomings_are_played_to_their_end(seed: int) -> None:
    setup = BETWEEN.random_setup(Random(seed))
    assert BETWEEN.read_setup(msgspec.json.encode(setup)) == setup
    career_step(Match(BETWEEN, setup), Random(seed))


def career_step(between: Match, rng: Random) -> Band:
    for question in play_on(between, rng):
        assert_in_words(question.text)
        assert question.rule in load("frostgrave")
        for option in question.options if isinstance(question, Pick) else ():
            assert_in_words(question.label(option))
        assert not list(sheet_problems(between.state.band)), question.name
    assert is_done(between)
    for event in between.events:
        assert_in_words(Text(event.key, event.args))
        assert event.rules and all(rule in load("frostgrave") for rule in event.rules)
    again = Match.replay(BETWEEN, between.setup, between.tape)
    assert again.state == between.state
    one: Band = between.state.band
    assert read(write(one)).band == one
    for language in LANGUAGES:
        assert not any("⟨" in line for line in lines(one, Texts(language)))
        printed(one, Texts(language))
    return one


def assert_in_words(text: Text | str) -> None:
    for language in LANGUAGES:
        words = Texts(language).say(text)
        assert "⟨" not in words and "{" not in words, words


# ---- the tables


def test_every_face_of_every_table_means_something() -> None:
    known = tables()
    for rows in (known.soldier_survival, known.caster_survival, known.wound, known.treasure):
        faces = [face for row in rows for face in range(row.faces[0], row.faces[1] + 1)]
        assert faces == list(range(1, 21))


def test_every_find_has_a_price_a_name_and_a_rule() -> None:
    assert set(tables().wares) == set(FINDS) == {row.item for row in tables().treasure if row.item}
    for item in FINDS.values():
        assert item.rule in load("frostgrave")
        assert all(Texts(language).has(f"frostgrave-weapon-{item.key}") for language in LANGUAGES)
    assert len(ITEMS) == len(set(ITEMS))


def test_the_numbers_stand_in_the_rules() -> None:
    """The catalogue says what the tables say."""
    rules, known = load("frostgrave"), tables()
    for rule, numbers in {
        "band": [known.start], "pay": [known.pay], "apprentice": [known.apprentice], "cure": [known.cure],
        "heal": [known.heal_soldier, known.heal_caster], "level": [known.level],
        "experience": list(msgspec.structs.asdict(known.experience).values()),
        "buy": [ware.price for ware in known.ware if ware.for_sale],
        "sell": [known.resale_price(ware.item) for ware in known.ware],
    }.items():
        entry = rules[f"frostgrave.campaign.{rule}"]
        words = f"{entry.de} {entry.en}"  # type: ignore[union-attr]
        assert all(str(number) in words for number in numbers), rule
