"""What anybody at the table would do in Schnellreferenz, the captain does too."""
from __future__ import annotations

from random import Random

import pytest
from tests.bots.frostgrave_positions import acted, opened

from walstatt.bots.base import ask
from walstatt.bots.frostgrave import magic
from walstatt.bots.frostgrave.clashes import exact
from walstatt.bots.frostgrave.magic import Charm
from walstatt.bots.frostgrave.situation import Situation
from walstatt.bots.frostgrave.temper import STEADY
from walstatt.bots.frostgrave.ways import walk_map_of
from walstatt.bots.registry import make_bot
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.games.frostgrave import content, melee
from walstatt.games.frostgrave.game import GAME
from walstatt.games.frostgrave.profiles import Spell
from walstatt.games.frostgrave.state import Token
from walstatt.lab import arena_frostgrave
from walstatt.odds.frostgrave import odds

MEN = ("raufbold", "raufbold", "raufbold")


def situation(match: Match) -> Situation:
    return Situation(match.play, 0, walk_map_of(match.play), STEADY)


# ---- treasure


def test_it_fetches_a_token_in_reach() -> None:
    match = opened(("raufbold",), MEN, {"a1": (4, 4), "a3": (18, 8), "b3": (18, 34)}, (Token("token-1", 18, 13),))
    answers = acted(match, until=4)
    assert [value for name, value in answers if name == "action"] == ["move", "pick_up"]
    assert match.state.tokens["token-1"].carrier == "a3"


def test_a_token_goes_off_by_the_nearest_edge() -> None:
    match = opened(
        MEN, MEN, {"a1": (18, 4), "a2": (20, 4), "a3": (5, 20), "a4": (22, 4), "a5": (24, 4), "b3": (30, 34)},
        (Token("token-1", 5, 20, carrier="a3"), Token("token-2", 30, 20)),
    )
    acted(match, until=6)
    assert match.state.tokens["token-1"].secured == 0


def test_nobody_leaves_without_treasure() -> None:
    match = opened(("raufbold",), MEN, {"a1": (10, 0.5), "a3": (18, 0.5), "b3": (18, 34)}, (Token("token-1", 18, 20),))
    assert ("leave", True) not in acted(match, until=5)


def test_the_last_one_does_not_leave_the_table_to_the_others() -> None:
    tokens = (Token("token-1", 1, 20, carrier="a3"), *(Token(f"token-{n}", 18, 9 + 3 * n) for n in (2, 3, 4)))
    match = opened(("raufbold",), MEN, {"a3": (1.0, 20), "b3": (30, 34)}, tokens)
    answers = acted(match, until=4)
    assert ("leave", False) in answers
    assert ("leave", True) not in answers


def test_few_who_have_won_for_certain_go_home() -> None:
    tokens = (*(Token(f"token-{n}", 18, 18, secured=0) for n in (1, 2, 3)), Token("token-4", 30, 30))
    match = opened(("raufbold",), MEN, {"a3": (18, 1.5), "b3": (30, 34)}, tokens)
    assert ("leave", True) in acted(match, until=4)


@pytest.mark.parametrize(("scenario", "leaves"), [("bibliothek", True), ("", False)])
def test_casters_leave_the_library_before_it_falls(scenario: str, leaves: bool) -> None:
    match = opened(
        MEN, MEN, {"a1": (18, 0.5), "a3": (12, 12), "b3": (30, 34)}, (Token("token-1", 30, 20),), phase="wizard",
        round=11, scenario=scenario,
    )
    assert (("leave", True) in acted(match, until=4)) == leaves


def test_tokens_are_laid_on_our_side() -> None:
    for seed in (1, 2):
        match, bots = started(seed), [make_bot("captain", 1), make_bot("random", 2)]
        rng = Random(seed)
        while match.state.phase in ("setup_roll", "edges", "treasure"):
            question = match.question
            assert question is not None
            if isinstance(question, Roll):
                match.answer(question.sample(rng))
                continue
            seat, before = question.seats[0], set(match.state.tokens)
            match.answer(ask(bots[seat], match, seat), seat)
            for name in set(match.state.tokens) - before:
                token = match.state.tokens[name]
                assert seat == 1 or depth(match, 0, token) < depth(match, 1, token)


def started(seed: int) -> Match:
    return Match(GAME, arena_frostgrave.make_setup(seed, 300, ("lot", "lot")), record=False)


def depth(match: Match, seat: int, token: Token) -> float:
    edge = match.state.edges[seat]
    return {"north": 36 - token.y, "east": 36 - token.x, "south": token.y, "west": token.x}[edge]


# ---- fights


def test_it_shoots_the_wizard_rather_than_the_labourer() -> None:
    match = opened(
        ("bogenschuetze",), ("tageloehner",), {"a1": (2, 2), "a3": (18, 4), "b1": (16, 20), "b3": (20, 20)},
        health={"b1": 3},
    )
    answers = acted(match, until=4)
    assert ("action", "shoot") in answers
    assert ("target", "b1") in answers


def test_a_strong_fighter_charges_a_weak_one() -> None:
    match = opened(("axtkaempfer",), ("tageloehner",), {"a1": (2, 2), "a3": (18, 10), "b3": (18, 15)})
    answers = acted(match, until=4)
    assert [value for name, value in answers if name == "action"] == ["move", "fight"]


def test_a_weak_one_does_not_charge_a_strong_one() -> None:
    match = opened(("tageloehner",), ("axtkaempfer",), {"a1": (2, 2), "a3": (18, 10), "b3": (18, 15)})
    assert ("action", "fight") not in acted(match, until=3)


@pytest.mark.parametrize(("carrier", "wanted"), [("a3", melee.PUSH), ("b3", melee.STAY)])
def test_after_a_fight_carriers_get_away_and_are_held(carrier: str, wanted: str) -> None:
    match = opened(
        ("axtkaempfer",), ("tageloehner",), {"a1": (2, 2), "a3": (18, 10), "b3": (18, 11)},
        (Token("token-1", 18, 10, carrier=carrier),),
    )
    match.answer("a3")
    match.answer("fight")
    match.answer("b3")
    match.answer([10])
    match.answer([1])
    assert match.question is not None
    assert match.question.name == "after_fight"
    assert ask(make_bot("captain", 1), match, 0) == wanted


def test_it_stops_a_carrier_who_walks_past() -> None:
    match = opened(
        ("raufbold",), ("raufbold",), {"a1": (2, 2), "a3": (18, 10), "b3": (21, 10)},
        (Token("token-1", 21, 10, carrier="b3"),), turn=1, starter=1, finished=(0,),
    )
    match.answer("b3")
    match.answer("move")
    match.answer({"b3": [[19.2, 11.2]]})
    assert match.question is not None
    assert match.question.name == "intercept"
    assert ask(make_bot("captain", 1), match, 0) is True


def test_odds_that_are_looked_up_are_those_of_the_dice() -> None:
    match = opened(("axtkaempfer",), ("schildknecht",), {"a1": (2, 2), "a3": (18, 10), "b3": (18, 11)})
    play = match.play
    blow = melee.foresee(play, play.figure("a3"), play.figure("b3"))
    found, wanted = exact(blow), odds(blow)
    assert found.kill == pytest.approx(wanted.kill)
    assert found.killed == pytest.approx(wanted.killed)
    assert found.damage == pytest.approx(wanted.damage)


# ---- magic


def caster_position() -> Match:
    return opened(MEN, MEN, {"a1": (18, 10), "b1": (18, 18), "b3": (20, 18)}, phase="wizard", health={"b1": 4})


def test_the_wizard_casts_at_the_wizard() -> None:
    charm = magic.best(situation(caster_position()), caster_position().play.figure("a1"))
    assert charm is not None
    assert charm.target == "b1"


def test_health_is_spent_where_a_little_of_it_saves_the_spell() -> None:
    look = situation(caster_position())
    wizard = look.play.figure("a1")
    strong, weak = Charm("eislanze", "b1", effect=2.0), Charm("eislanze", "b3", effect=0.05)
    assert magic.health_to_spend(look, wizard, strong, 10, 11, 14) == 1
    assert magic.health_to_spend(look, wizard, strong, 11, 11, 14) == 0
    assert magic.health_to_spend(look, wizard, weak, 8, 11, 14) == 0


def test_every_spell_has_a_worth_and_unknown_ones_too() -> None:
    match = opened(MEN, MEN, {"a1": (18, 10), "a3": (19, 11), "b1": (18, 18), "b3": (20, 18)}, phase="wizard")
    look = situation(match)
    wizard = match.play.figure("a1")
    for spell in content.spells().values():
        found = magic.best(look, wizard, spell)
        assert found is None or found.effect > 0.0
    new = Spell("neu", {"de": "Neu", "en": "New"}, "frostgrave.r.spellbook", 10, 12.0, "enemy")
    found = magic.best(look, wizard, new)
    assert found is not None
    assert found.target in ("b1", "b3")


def test_carriers_go_with_the_group_and_shooters_with_a_mark_do_not() -> None:
    match = opened(
        ("bogenschuetze", "raufbold"), MEN, {"a1": (18, 10), "a3": (19.5, 10), "a4": (16.5, 10), "b3": (18, 24)},
        (Token("token-1", 16.5, 10, carrier="a4"),), phase="wizard",
    )
    answers = acted(match, until=2)
    assert answers[0] == ("activate", "a1")
    assert answers[1] == ("members", ["a4"])


# ---- remedies


def drinker(health: int, *places: tuple[float, float]) -> Match:
    """A wizard with two potions and no spell to cast; enemies at these places."""
    foes = {f"b{number}": place for number, place in enumerate(places, 3)}
    return opened(
        (), MEN, {"a1": (18, 10), **foes}, (Token("token-1", 18, 30),), spells=("klingensegen",),
        health={"a1": health}, phase="wizard", wizard=("heiltrank", "eisentrank"),
    )


def test_a_wounded_figure_drinks_the_potion_that_heals() -> None:
    answers = acted(drinker(4, (18, 34)), until=3)
    assert ("action", "drink") in answers
    assert ("potion", "heiltrank") in answers


def test_who_is_whole_and_safe_keeps_the_potions() -> None:
    assert ("action", "drink") not in acted(drinker(15, (18, 35)), until=3)


def test_who_is_whole_and_beset_drinks_the_one_that_protects() -> None:
    answers = acted(drinker(15, (18, 11), (17, 10), (19, 10)), until=3)
    assert ("potion", "eisentrank") in answers


def test_a_healer_tends_the_one_whose_wounds_matter_most() -> None:
    places = {"a3": (18, 10), "a4": (19, 10), "a5": (17, 10), "b3": (18, 35)}
    match = opened(
        ("feldscher", "axtkaempfer", "tageloehner"), MEN, {**places, "a1": (2, 2)}, (Token("token-1", 30, 30),),
        health={"a4": 4, "a5": 4}, phase="soldier",
    )
    match.answer("a3", 0)
    assert acted(match, until=2) == [("action", "tend"), ("patient", "a4")]
