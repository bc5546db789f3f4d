"""Maps of a world of Kalevala in the terminal: the whole of it for the game master, or what one realm knows."""
from __future__ import annotations

from walstatt.cli.world_command import CannotError
from walstatt.core.texts import Texts
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.reports.protocol import colour, last_seen, own_lands, places, seen_land
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import World
from walstatt.hexmap.atlas import draw
from walstatt.hexmap.coordinates import BadCoordinate, Gf, read_gf
from walstatt.hexmap.land import UNSEEN, Land, seen_fields
from walstatt.hexmap.layers import Detail, LandLayers, owners
from walstatt.hexmap.map_files import write_map
from walstatt.hexmap.tiled import write_tiled

Seen = dict[Gf, frozenset[int]]


def drawing(state: World, realm: str | None, field: str | None, texts: Texts) -> str:
    """A page of the atlas as SVG: the world, a realm, or one large field with its small ones."""
    lands, seen = known_land(state, realm)
    detail: Detail = "continent" if realm is None else "realm"
    if field is not None:
        gf = _field(field, lands, texts)
        lands, detail = {gf: lands[gf]}, "field"
    layers = [*LandLayers(lands, detail, seen).all()]
    if field is None:
        owned = _owned(state, realm, lands)
        colours = {colour(number): name for number, name in enumerate(sorted(owned))}
        layers.append(owners({shade: owned[name] for shade, name in colours.items()}, colours))
    return draw(layers, detail, texts, title=field or realm or "", subtitle=str(state.at))


def map_data(state: World, realm: str | None) -> bytes:
    """A map file; of a realm only what it has seen whole."""
    return write_map(_whole_lands(state, realm))


def tiled_data(state: World, realm: str | None, plane: int, texts: Texts) -> bytes:
    """The lands of one plane for the Tiled editor."""
    lands = {gf: land for gf, land in _whole_lands(state, realm).items() if gf.plane == plane}
    if not lands:
        raise CannotError(texts.format("cli-kalevala-no-plane", plane=plane))
    return write_tiled(lands)


def _whole_lands(state: World, realm: str | None) -> dict[Gf, Land]:
    lands, seen = known_land(state, realm)
    return {gf: land if gf not in seen else Land(splinter=land.splinter) for gf, land in lands.items()}


def known_land(state: World, realm: str | None) -> tuple[dict[Gf, Land], Seen]:
    """The lands to be shown, and of some of them the small fields that were seen."""
    if realm is None:
        return dict(state.lands), {}
    known = known_world(state, realm)
    own = {gf_of(place) for place in places(known, realm)}
    scouted = {gf: seen_land(one) for gf, one in last_seen(known, realm).items() if gf not in own}
    lands = {gf: land for gf, land in sorted({**scouted, **own_lands(known, realm, own)}.items()) if land.drawn}
    return lands, {gf: frozenset(seen_fields(land)) for gf, land in lands.items() if UNSEEN in land.terrain}


def _owned(state: World, realm: str | None, lands: dict[Gf, Land]) -> dict[str, list[Gf]]:
    """Who owns what, as far as the reader knows."""
    found: dict[str, list[Gf]] = {}
    for place, one in state.provinces.items():
        if one.owner and gf_of(place) in lands and realm in (None, one.owner):
            found.setdefault(one.owner, []).append(gf_of(place))
    if realm is not None:
        latest = {read_gf(one.place): one.owner for one in state.knowledge[realm].sightings if one.owner is not None}
        for gf, owner in latest.items():
            if owner and owner != realm and gf in lands and gf not in found.get(realm, ()):
                found.setdefault(owner, []).append(gf)
    return found


def _field(written: str, lands: dict[Gf, Land], texts: Texts) -> Gf:
    try:
        gf = read_gf(written)
    except BadCoordinate as bad:
        raise CannotError(texts.format(f"kalevala-paper-coordinate-{bad.reason}", written=written)) from bad
    if gf not in lands:
        raise CannotError(texts.format("kalevala-refused-no-place", place=written))
    return gf
