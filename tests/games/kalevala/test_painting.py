"""Painting a world before its first phase."""
from __future__ import annotations

import time
from random import Random

import msgspec
import pytest

from walstatt.core.refusal import Refused
from walstatt.games.kalevala import founding
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.painting import Stroke, painted
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.hexmap.coordinates import Gf, read_gf
from walstatt.hexmap.generator import Options, generate
from walstatt.hexmap.land import Edge, Field, Flow, Land, TradeSite, flaws, has_river
from walstatt.hexmap.small_fields import Way
from walstatt.hexmap.terrain import LETTERS

HOME, BESIDE = read_gf("2A+10"), read_gf("2A+11")
LANDS = {HOME: Land.of("T"), BESIDE: Land.of("T")}


def why(lands: dict[Gf, Land], *strokes: Stroke) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        painted(lands, strokes)
    return refused.value.rule, refused.value.why.key


def test_ground_is_painted_on_small_and_large_fields() -> None:
    after = painted(LANDS, [Stroke("2A+10/3", "H"), Stroke("2A+11", "d")])
    assert after[HOME].terrain == "TTH" + "T" * 45
    assert after[BESIDE].terrain == "d" * 48
    assert LANDS[HOME].terrain == "T" * 48


def test_a_river_runs_on_an_edge_and_is_taken_away_from_either_side() -> None:
    wet = painted(LANDS, [Stroke("2A+10/1", "river", "E")])
    assert has_river(wet, Field(HOME, 2), Way.W)
    dry = painted(wet, [Stroke("2A+10/2", "dry", "W")])
    assert not has_river(dry, Field(HOME, 1), Way.E)


def test_where_no_river_can_run() -> None:
    rule = "kalevala.12.2.fluss"
    mountains = [Stroke("2A+10/1", "G"), Stroke("2A+10/2", "G"), Stroke("2A+10/1", "river", "E")]
    water = [Stroke("2A+10/1", "W"), Stroke("2A+10/2", "W"), Stroke("2A+10/1", "river", "E")]
    assert why(LANDS, *mountains) == (rule, "kalevala-refused-river-mountains")
    assert why(LANDS, *water) == (rule, "kalevala-refused-river-water")
    assert why({HOME: LANDS[HOME]}, Stroke("2A+10/1", "river", "NW")) == (rule, "kalevala-refused-river-edge-of-map")
    assert why(LANDS, Stroke("2A+10/1", "river", "N")) == (rule, "kalevala-refused-paint-edge")
    # At the foot of mountains one does.
    assert painted(LANDS, [Stroke("2A+10/1", "G"), Stroke("2A+10/1", "river", "E")])[HOME].rivers


def test_natives_live_on_land_with_one_trade_centre() -> None:
    rule = "kalevala.8.5.urbevoelkerung"
    there = painted(LANDS, [Stroke("2A+10/3", "Mkt"), Stroke("2A+10/5", "Std", " Worms ")])
    assert there[HOME].site == TradeSite("Std", 5, "Worms")
    assert painted(there, [Stroke("2A+10/5", "wild")])[HOME].site is None
    for ground in "WG":
        nowhere = why(LANDS, Stroke("2A+10/5", ground), Stroke("2A+10/5", "Std"))
        assert nowhere == (rule, "kalevala-refused-site-nowhere")
        assert why(there, Stroke("2A+10/5", ground)) == (rule, "kalevala-refused-paint-over-site")
        assert why(there, Stroke("2A+10", ground)) == (rule, "kalevala-refused-paint-over-site")


def test_what_no_longer_fits_goes_with_the_ground() -> None:
    land = Land(
        "WWGT" + "T" * 44, streams=frozenset({Flow(1, Way.E), Flow(2)}), passes=frozenset({3}), roads=frozenset({4}),
        rivers=frozenset({Edge(3, Way.E)}), portal=4,
    )
    after = painted({HOME: land}, [Stroke("2A+10/2", "T"), Stroke("2A+10/3", "W"), Stroke("2A+10/4", "W")])[HOME]
    assert after.streams == {Flow(1)}
    assert not after.passes and not after.roads and not after.rivers and after.portal is None


@pytest.mark.parametrize(("at", "put", "key"), [
    ("2A+12/1", "W", "kalevala-refused-no-place"), ("Worms", "W", "kalevala-paper-coordinate-form"),
    ("2A+10/49", "W", "kalevala-paper-coordinate-kf"), ("2A+10", "Std", "kalevala-paper-small-field-wanted"),
    ("2A+10/1", "<b>", "kalevala-refused-paint"), ("2A+10[a]", "W", "kalevala-refused-no-place"),
])
def test_strokes_beside_the_map_are_refused(at: str, put: str, key: str) -> None:
    assert why(LANDS, Stroke(at, put))[1] == key


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_painted_leaves_a_sound_map(seed: int) -> None:
    rng = Random(seed)
    lands = generate(Options(seed="paint", size=40, realms=2, sea=40, splinters=1)).lands
    names = [str(gf) for gf in lands]
    puts = [*LETTERS, "W", "G", "river", "river", "dry", "wild", *TRADE_CENTRES]
    for _ in range(1500):
        put = rng.choice(puts)
        at = rng.choice(names) + ("" if put in LETTERS and rng.random() < 0.02 else f"/{rng.randint(1, 48)}")
        try:
            lands = painted(lands, [Stroke(at, put, rng.choice(list(Way)) if put in ("river", "dry") else "")])
        except Refused:
            continue
    assert list(flaws(lands)) == []


def setup(**more: object) -> bytes:
    rulers = [{"name": "Brunhilde"}, {"name": "Gunther"}]
    return msgspec.json.encode({"map": {"seed": "paint", "size": 60, "splinters": 0}, "rulers": rulers, **more})


def test_painting_moves_no_realm_and_founds_the_world_as_it_was_painted() -> None:
    plain = founding.found(founding.read_setup(setup()))
    free = next(gf for gf, land in plain.lands.items() if land.site is None and land.drawn and land.is_land(10)
                and str(gf) not in plain.owned["Brunhilde"] + plain.owned["Gunther"])
    secret = {"id": "Hort", "title": "Der Hort", "layers": [{"words": "Gold."}], "place": f"{free}/10"}
    world = founding.found(founding.read_setup(setup(painted=[[f"{free}/10", "Std", "Xanten"]], secrets=[secret])))
    assert world.lands[free].site == TradeSite("Std", 10, "Xanten")
    assert world.owned == plain.owned
    assert world.secrets["Hort"].place == f"{free}/10"
    assert "Der Hort" in str(GAME.chart(world, None)["planes"]) and "Der Hort" not in str(GAME.chart(world, "Gunther"))


def test_a_home_that_was_painted_away_and_secrets_of_nowhere_are_refused() -> None:
    world = founding.found(founding.read_setup(setup()))
    capital = world.realms["Gunther"].capitals[0]
    centres = {place: site.kf for place in world.owned["Gunther"] if (site := world.lands[read_gf(place)].site)}
    with pytest.raises(Refused, match="painted-home"):
        founding.found(founding.read_setup(setup(painted=[[f"{gf}/{kf}", "wild"] for gf, kf in centres.items()])))
    entry = {"id": "Hort", "title": "Der Hort", "layers": [{"words": "Gold."}], "place": "2Z+99"}
    with pytest.raises(Refused, match=r"no-place|latitude"):
        founding.found(founding.read_setup(setup(secrets=[entry])))
    twice = [{**entry, "place": capital}] * 2
    with pytest.raises(Refused, match="secret-twice"):
        founding.found(founding.read_setup(setup(secrets=twice)))


def test_a_million_strokes_are_refused_before_the_first_and_the_most_that_are_taken_are_quick() -> None:
    with pytest.raises(msgspec.ValidationError):
        founding.read_setup(setup(painted=[["2A+10/1", "W"]] * 1_000_000))
    lands = generate(Options(seed="paint", size=60, realms=2, sea=40, splinters=0)).lands
    name = str(next(iter(lands)))
    site = lands[read_gf(name)].site
    began = time.process_time()
    painted(lands, [Stroke(f"{name}/{1 + number % 48}", "T" if number % 2 else "W") for number in range(20_000)
                    if site is None or site.kf != 1 + number % 48])
    assert time.process_time() - began < 4


@pytest.mark.parametrize(("names", "key"), [
    ((), "kalevala-refused-no-rulers"), (("Gunther", "gunther"), "kalevala-refused-names"),
])
def test_somebody_rules_and_nobody_has_the_name_of_another(names: tuple[str, ...], key: str) -> None:
    with pytest.raises(Refused, match=key):
        founding.found(founding.read_setup(setup(rulers=[{"name": name} for name in names])))


@pytest.mark.parametrize("name", ["</script>", "Hagen: Brief", "als Gunther", "Hagen\n", " Hagen", "[a]", "   "])
def test_names_that_cannot_be_written_in_papers_are_refused_at_the_founding(name: str) -> None:
    wanted = {"rulers": [{"name": "Brunhilde"}, {"name": name}]}
    with pytest.raises(Refused, match=r"name-signs|no-name"):
        founding.found(founding.read_setup(setup(**wanted)))
