"""A battle on small fields at the terminal: the land as letters, and beside each small field how many stand there."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.text import Text as Line

from walstatt.cli.game_views import Client
from walstatt.cli.picture_preview import PicturePreviewer
from walstatt.cli.picture_table import PictureTable
from walstatt.cli.picture_view import PictureView
from walstatt.cli.screen import QUIET
from walstatt.cli.seats import letter, side_style
from walstatt.cli.speech import Speaker
from walstatt.core.match import Match
from walstatt.games.hex_picture import HexDoor, HexLand, HexPicture
from walstatt.hexmap.small_fields import STEPS, Way
from walstatt.table.picture import Base
from walstatt.table.shapes import Point

COLUMNS, LINES = 3, 2
"""Of the terminal for half a small field across, and for a row."""
LOOPHOLE = "loophole"
"""All that a door is that is neither a gate nor a passage: the rest of a wall."""
SITE, HOUSE, RUIN = "*", "#", "%"
BOWS, SHIPS = ("«", "»"), ("ship", "sail")
"""The bow of a ship, to the west or to the east of its stern."""
Spot = tuple[int, int]


class HexView(PictureView):
    """What differs from a table: there is a plan in letters, and the log already tells who went where."""

    def hexes(self) -> HexPicture:
        shown = self.seen()
        assert isinstance(shown, HexPicture)
        return shown

    def plan(self) -> list[Line] | None:
        seen = self.hexes()
        spots = {name: spot for name, spot, _ in _spots(seen)}
        left, top = (min(spot[side] for spot in spots.values()) for side in (0, 1))
        lines = [Line() for _ in range(LINES * (max(row for _, row in spots.values()) - top + 1))]
        cells: dict[tuple[int, int], tuple[str, str]] = {}
        signs = self._signs(seen)
        for name, (x, row), terrain in _spots(seen):
            at = ((x - left) * COLUMNS, (row - top) * LINES)
            kf = name.rpartition("/")[2]
            cells[at] = (f"{terrain}{kf}{signs.get(name, '')}", QUIET)
        for name, crowd in self._crowds(seen).items():
            x, row = spots[name]
            for number, (seat, many) in enumerate(sorted(Counter(one.seat for one in crowd).items())):
                at = ((x - left) * COLUMNS + COLUMNS * number, (row - top) * LINES + 1)
                cells[at] = (f"{letter(seat)}{many}", side_style(seat))
        for (column, line), (said, style) in sorted(cells.items()):
            lines[line].append(" " * (column - len(lines[line])))
            lines[line].append(said, style=style)
        return [*lines, Line(), *self._edges(seen), Line(), *self.table_of_units()]

    def _edges(self, seen: HexPicture) -> Iterator[Line]:
        """What letters cannot show: which large field is which, and what lies between two small fields."""
        names = {spot: name for name, spot, _ in _spots(seen)}
        lands = sorted((one for one in seen.lands if not one.beside), key=lambda one: (one.row, one.x))
        rivers = {_pair(names, _at(seen, land, kf), Way(way)) for land in lands for kf, way in land.rivers}
        doors = {self._door_words(names, one) for one in seen.doors if one.kind != LOOPHOLE}
        walls = {_between(names, one.here, one.there) for one in seen.doors if one.wall and one.kind == LOOPHOLE}
        letters = sorted({letter for land in lands for letter in land.terrain if letter in seen.grounds})
        listed = {
            "lands": [one.gf for one in lands], "rivers": sorted(rivers), "doors": sorted(doors),
            "walls": sorted(walls),
            "grounds": [f"{letter} {self.texts.format(seen.grounds[letter].name)}" for letter in letters],
        }
        for key, found in listed.items():
            if found:
                yield Line(self.texts.format(f"play-hexes-{key}", found=", ".join(found)), style=QUIET)

    def _door_words(self, names: dict[Spot, str], door: HexDoor) -> str:
        stands = self.texts.format(f"play-hexes-{door.stands or 'open'}")
        return f"{_between(names, door.here, door.there)} ({stands})"

    def _crowds(self, seen: HexPicture) -> dict[str, list[Base]]:
        """What others stand on is a sign on the plan, and none of them."""
        found: dict[str, list[Base]] = {}
        crafts = {one.id for one in seen.crafts}
        for base in seen.bases:
            if base.id in crafts:
                continue
            place = seen.stands[base.id].place.partition(":")[0].partition("^")[0]
            found.setdefault(place, []).append(base)
        return found

    def _signs(self, seen: HexPicture) -> dict[str, str]:
        sites = {f"{land.gf}/{land.site}": SITE for land in seen.lands if land.site}
        names = {spot: name for name, spot, _ in _spots(seen)}
        symbols = {base.id: base.emblem for base in seen.bases}
        crafts = {names[one.x, one.row]: symbols[one.id] for one in seen.crafts if (one.x, one.row) in names}
        bows = {
            names[one.front]: BOWS[one.front[0] > one.x] for one in seen.crafts
            if one.front is not None and one.kind in SHIPS and one.front in names
        }
        return sites | bows | crafts | {house.id: RUIN if house.fallen else HOUSE for house in seen.houses}

    def places(self) -> dict[str, Point]:
        return {}

    def look(self) -> object:
        seen = self.hexes()
        return [(id, stand.place, stand.mount, stand.facing) for id, stand in seen.stands.items()]

    def place_words(self, x: float, y: float) -> str:
        seen = self.hexes()
        here = {(base.x, base.y): seen.stands[base.id].place for base in seen.bases}
        return here.get((x, y), "")


def _spots(seen: HexPicture) -> Iterator[tuple[str, Spot, str]]:
    """Small fields of the battlefield: name, doubled coordinates, letter."""
    for land in seen.lands:
        if not land.beside:
            for number, (x, row) in enumerate(seen.shape):
                yield f"{land.gf}/{number + 1}", (land.x + x, land.row + row), land.terrain[number]


def _at(seen: HexPicture, land: HexLand, kf: int) -> Spot:
    x, row = seen.shape[kf - 1]
    return land.x + x, land.row + row


def _pair(names: dict[Spot, str], here: Spot, way: Way) -> str:
    x, row = STEPS[way]
    return _between(names, here, (here[0] + x, here[1] + row))


def _between(names: dict[Spot, str], here: Spot, there: Spot) -> str:
    """Both sides of an edge; one side alone where the battlefield ends."""
    return "|".join(sorted(names[one] for one in (here, there) if one in names))


def client(match: Match, texts: Speaker) -> Client:
    shown = HexView(match, texts)
    return Client(shown, PicturePreviewer(match, texts), PictureTable(match, shown))
