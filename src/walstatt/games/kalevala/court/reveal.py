"""The game master's word: he tells realms what they could not find out, or not yet."""
from __future__ import annotations

from typing import Annotated

import msgspec

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.court.act_base import (
    BY_HIS_HAND,
    FreeAct,
    Names,
    coordinate_named,
    item_named,
    realm_named,
    receivers,
    secret_named,
)
from walstatt.games.kalevala.court.items import tell_of_item
from walstatt.games.kalevala.court.secrets import known_layers, open_layer
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.scouting.results import look_at
from walstatt.games.kalevala.state import Knowledge


class Reveal(FreeAct, frozen=True):
    """The game master's word: a layer of a secret, the place of an item, or land as if scouts had seen it."""

    realms: Names = ()
    """Nobody named means all."""
    secret: Annotated[str, msgspec.Meta(max_length=40)] = ""
    layer: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    item: Annotated[str, msgspec.Meta(max_length=8)] = ""
    place: Annotated[str, msgspec.Meta(max_length=16)] = ""
    figures: bool = True
    """Of a place: also who stands there."""


def reveal(work: Evaluation, act: Reveal) -> None:
    if sum(map(bool, (act.secret, act.item, act.place))) != 1:
        raise refuse("", "kalevala-refused-reveal-what")
    realms = receivers(work, act.realms)
    if act.secret:
        _reveal_secret(work, realms, act)
    elif act.item:
        item_named(work, act.item)
        for realm in realms:
            tell_of_item(work, realm, act.item)
    else:
        for realm in realms:
            _reveal_place(work, realm, act)


def _reveal_secret(work: Evaluation, realms: list[str], act: Reveal) -> None:
    secret = secret_named(work, act.secret)
    if act.layer > len(secret.layers):
        raise refuse("", "kalevala-refused-no-layer", secret=secret.id, layers=len(secret.layers))
    for realm in realms:
        if act.layer not in known_layers(work, realm, secret.id):
            open_layer(work, realm, secret, act.layer)


def _reveal_place(work: Evaluation, realm: str, act: Reveal) -> None:
    """All parts of a large field, or the one that is named."""
    place = coordinate_named(act.place)
    if place.gf not in work.world.lands or not work.world.lands[place.gf].drawn:
        raise refuse("", "kalevala-refused-no-place", place=act.place)
    parts = [*work.geography.parts(place.gf)] or [*work.geography.waters(place.gf)]
    named = [one for one in parts if not place.part or one.letter == place.part]
    if not named:
        raise refuse("", "kalevala-refused-no-place", place=act.place)
    realm_named(work, realm)
    known = work.world.knowledge.setdefault(realm, Knowledge())
    for part in named:
        sighting = look_at(work, realm, part)
        if not act.figures:
            sighting = msgspec.structs.replace(sighting, figures={}, owner=None, buildings=(), losses=None)
        known.sightings.append(sighting)
    work.turn.tell((realm,), "kalevala-revealed", BY_HIS_HAND, place=str(place))
