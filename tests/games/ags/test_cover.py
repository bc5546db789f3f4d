"""Cover: none, soft, hard."""

from __future__ import annotations

import pytest
from tests.games.ags.board_help import model, piece, position

from walstatt.games.ags import cover
from walstatt.games.ags.abilities import Ability, Dice, Reach, Test
from walstatt.games.ags.profiles import BASES, INCH
from walstatt.games.ags.state import Figure
from walstatt.games.ags.terrain_kinds import Opening, building
from walstatt.table.terrain import Piece

S = BASES["S"] / INCH / 2


def pair(size: str = "S", *, attacker_z: float = 0.0, target_z: float = 0.0) -> list[Figure]:
    return [model("a", 0, 10, 10, z=attacker_z), model("b", 1, 20, 10, size, z=target_z)]


def kind(figures: list[Figure], *pieces: Piece, area: tuple[float, float, float] | None = None, **rulings: int) -> str:
    named = {f"ags.r.{name}": choice for name, choice in rulings.items()}
    play = position(figures, pieces, rulings=named)
    given = cover.cover(play, figures[0], figures[1], area)
    assert given == cover.cover(play, figures[0], figures[1], area), "remembered"
    assert given.rules or not given.kind
    return given.kind


def wall(x: float = 18.5, height: float = 1.5, name: str = "low_wall", y: float = 10, width: float = 6) -> Piece:
    return piece(name, x, y, 0.4, width, height=height)


def test_the_empty_board_covers_nobody() -> None:
    assert kind(pair()) == ""


def test_massive_objects_give_hard_cover_to_the_nearer_one() -> None:
    assert kind(pair(), wall()) == "hard"
    assert kind(pair(), wall(11.5)) == "", "it is the attacker's wall"
    assert kind(pair(), wall(15)) == "", "equally near to both"
    assert kind(pair(), wall(15.01)) == "hard"
    assert kind(pair("M"), wall(height=2)) == "hard", "too low to hide it"


def test_only_the_line_of_centres_makes_it_hard() -> None:
    corner = wall(y=13.3, width=6)
    assert kind(pair(), corner) == "soft"
    assert kind(pair(), corner, harte_deckung_hinter=1) == "hard"
    assert kind(pair(), wall(y=13 + S, width=6)) == "", "touches the outermost line"
    assert kind(pair(), wall(y=13 + S, width=6), harte_deckung_hinter=1) == ""


def test_bushes_and_models_give_soft_cover() -> None:
    assert kind(pair(), wall(name="hedge")) == "soft"
    assert kind([*pair(), model("c", 1, 18, 10)]) == "soft"
    assert kind([*pair(), model("c", 0, 12, 10)]) == "", "nearer to the attacker"
    assert kind([*pair(), model("c", 0, 15, 10)]) == "", "equally near"
    assert kind([*pair(), model("c", 0, 18, 10 + 2 * S)]) == "", "beside the lines"
    assert kind([*pair(), model("c", 1, 18, 10)], wall()) == "hard", "the better of both, not both"


def test_what_lies_below_the_defender_shelters_nobody() -> None:
    hill = piece("hill", 20, 10, 3, 3)
    assert kind(pair(target_z=2), hill) == "", "it stands on it"
    assert kind(pair(), piece("hill", 17, 10, 3, 3)) == "hard"
    assert kind(pair(attacker_z=2), piece("hill", 10, 10, 3, 3)) == "", "the attacker stands on it"
    assert kind([*pair(attacker_z=4, target_z=4), model("c", 1, 18, 10)]) == ""
    assert kind(pair(attacker_z=6), wall()) == "hard", "seen from above it still does"


def test_loose_terrain_shelters_those_who_touch_it() -> None:
    touching = piece("barrel", 20 - S - 0.5, 10, 1, 1)
    apart = piece("barrel", 20 - S - 1.5, 10, 1, 1)
    behind = piece("barrel", 20 + S + 0.5, 10, 1, 1)
    fence = piece("fence", 20 - S - 0.5, 10, 1, 1)
    aside = piece("barrel", 20 - S - 0.5, 10.7, 1, 1)
    assert kind(pair(), touching) == "hard"
    assert kind(pair(), apart) == ""
    assert kind(pair(), behind) == ""
    assert kind(pair(), fence) == "soft"
    assert kind(pair(), aside) == ""
    assert kind(pair(), behind, kleingelaende_deckung=1) == "soft"
    assert kind(pair(), touching, kleingelaende_deckung=1) == "hard"
    assert kind(pair(), touching, kleingelaende_deckung=2) == "soft"
    assert kind(pair(), apart, kleingelaende_deckung=3) == "hard"
    assert kind(pair(), piece("barricade", 18, 10, 0.5, 5)) == "hard", "too wide to be loose"


def test_hidden_by_massive_objects() -> None:
    """An attack that needs no sight, with the wall nearer to the attacker."""
    high = wall(11.5, 4, "rock", width=12)
    assert kind(pair(), high) == "hard"
    assert kind(pair(), wall(11.5, 4, "rock", width=0.5)) == "", "it hides only a part"
    assert kind(pair(), piece("hedge", 11.5, 10, 0.4, 12, height=4)) == "", "not massive"


def test_areas_can_be_judged_from_their_centre_by_ruling() -> None:
    beyond = wall(21.5)
    assert kind(pair(), beyond, area=(24, 10, 0)) == ""
    assert kind(pair(), beyond, area=(24, 10, 0), deckung_sonderfaelle=1) == "hard"
    assert kind(pair(), wall(), area=(24, 10, 0), deckung_sonderfaelle=1) == ""


def test_the_edge_of_a_wood() -> None:
    wood = piece("wood", 23, 10, 6, 10)
    at_edge, deep = model("b", 1, 20 - S + 0.05, 10), model("b", 1, 23, 10)
    attacker, within = model("a", 0, 10, 10), model("a", 0, 24.5, 10)
    assert kind([attacker, at_edge], wood) == "soft"
    assert kind([within, at_edge], wood) == "soft", "also from inside"
    assert kind([within, deep], wood) == ""
    assert kind([at_edge, attacker], wood) == "", "none for the target in the open"
    assert kind([attacker, model("b", 1, 20 - S, 10)], wood) == "", "touching is not being in it"
    assert kind([model("a", 0, 13, 20), model("b", 1, 19, 3.5)], wood) == ""
    assert kind([model("a", 0, 21, 20), model("b", 1, 19, 3.5)], wood) == "soft", "a line is cut by the wood"


def test_inside_buildings() -> None:
    house = building("h", (20, 10), (5, 5), [Opening("window", 3, width=2.5)])
    assert kind(pair(), *house) == "hard"
    assert kind(pair(), *house, gebaeude=2) == "soft"
    assert kind([model("a", 0, 19, 10), model("b", 1, 21, 10)], *house) == "", "both inside"
    assert kind([model("a", 0, 20, 10), model("b", 1, 10, 10)], *house) == "", "from inside out"


@pytest.mark.parametrize(
    ("reach", "against", "applies"),
    [(Reach("fern", 10), "att_def", True), (Reach("spruch", 8), "att_def", True),
     (Reach("spruch", 8), "att_wil", False), (Reach("spruch", 8), "wil_wil", False),
     (Reach("nah", 2), "att_def", False), (Reach("aura", 4), "att_def", False),
     (Reach("spruch", 8, 2), "att_def", True), (Reach("", 0, 2), "att_def", True), (Reach("fern", 8), "auto", False)],
)
def test_what_cover_works_against(reach: Reach, against: str, applies: bool) -> None:
    ability = Ability("x", test=Test(against, Dice(4, 4)), reach=reach)  # type: ignore[arg-type]
    assert cover.cover_applies(ability) is applies
