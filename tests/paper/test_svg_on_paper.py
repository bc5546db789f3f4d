"""Our own SVG on a page: every command of a path, things used again, patterns and words come where they belong."""
from __future__ import annotations

import re
from io import BytesIO

import pytest
from pypdf import PdfReader
from reportlab.pdfgen.canvas import Canvas

from walstatt.core.texts import Texts
from walstatt.games.report_blocks import Map, Owned, Way, plain_land
from walstatt.hexmap.land import Edge, Flow, Land, TradeSite
from walstatt.hexmap.layers import Detail
from walstatt.hexmap.small_fields import Way as Direction
from walstatt.paper.realm_sign import CHARGES, COLOURS, FIELDS, RealmSign
from walstatt.paper.report_maps import picture
from walstatt.paper.report_words import Wording
from walstatt.paper.svg_on_paper import Picture


def drawn(svg: str, width: float = 100) -> str:
    """The code of a page with nothing else on it, its numbers short."""
    written = BytesIO()
    canvas = Canvas(written, pageCompression=0, invariant=1)
    Picture(svg, width, 1000).drawOn(canvas, 0, 0)
    canvas.save()
    contents = PdfReader(BytesIO(written.getvalue())).pages[0].get_contents()
    assert contents is not None
    return contents.get_data().decode("latin-1")


def shape(inner: str) -> str:
    return drawn(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{inner}</svg>')


@pytest.mark.parametrize(("path", "code"), [
    ("M1 2L3 4", "1 2 m 3 4 l"),
    ("M1 2 3 4 5 6", "1 2 m 3 4 l 5 6 l"),
    ("M1 2l3 4-1-1z", "1 2 m 4 6 l 3 5 l h"),
    ("m1 2 3 4", "1 2 m 4 6 l"),
    ("M1 2H5V7h-1v-1", "1 2 m 5 2 l 5 7 l 4 7 l 4 6 l"),
    ("M0 0C1 2 3 4 5 6c1 1 2 2 3 3", "0 0 m 1 2 3 4 5 6 c 6 7 7 8 8 9 c"),
    ("M0 0Q3 3 6 0", "0 0 m 2 2 4 2 6 0 c"),
    ("M0 0q3 3 6 0t6 0", "0 0 m 2 2 4 2 6 0 c 8 -2 10 -2 12 0 c"),
    ("M0 0zM5 5l1 1", "0 0 m h 5 5 m 6 6 l"),
    ("M.5.5-.5-.5", ".5 .5 m -0.5 -0.5 l"),
])
def test_paths(path: str, code: str) -> None:
    found = " ".join(shape(f'<path d="{path}"/>').split())
    assert code in found


def test_what_is_used_twice_is_drawn_twice() -> None:
    found = shape('<defs><path id="a" d="M1 1L2 2"/></defs><use href="#a" x="10" y="20"/><use href="#a"/>')
    assert found.count("2 2 l") == 2 and "1 0 0 1 10 20 cm" in found


def test_what_is_used_again_has_its_own_opacity() -> None:
    twice = '<use href="#a"/><path d="M5 5L6 6" fill-opacity=".2"/><use href="#a"/>'
    found = shape(f'<defs><g id="a"><path d="M1 1L2 2" fill-opacity=".5"/></g></defs>{twice}')
    drawn = [part.rpartition("gs")[0].rsplit("/", 1)[1].strip() for part in found.split("1 1 m")[:-1]]
    assert len(drawn) == 2 and drawn[0] == drawn[1]


def test_what_is_not_there_is_not_drawn() -> None:
    assert "m " not in shape('<use href="#nothing"/>').replace("cm ", "")


def test_fill_stroke_and_opacity() -> None:
    found = shape('<g stroke="#ff0000" fill="none"><path d="M1 1L2 2" stroke-width="3" stroke-dasharray="2 1"/></g>')
    assert "1 0 0 RG" in found and "3 w" in found and "[2 1] 0 d" in found
    assert " f" not in found.partition("1 1 m")[2]


def test_clipped_shapes_and_patterns() -> None:
    clip = '<clipPath id="c"><path d="M0 0H50V50z"/></clipPath><g clip-path="url(#c)"><path d="M1 1L9 9"/></g>'
    assert "W" in shape(clip)
    pattern = ('<defs><pattern id="p" x="0" y="0" width="10" height="20"><path d="M1 0V1" transform="scale(2 4)" '
               'stroke="#000000" stroke-width=".5"/></pattern></defs><path d="M0 0H40V40H0z" fill="url(#p)"/>')
    found = shape(pattern)
    assert found.count("2 0 m 2 4 l") >= 8 and ".5 w" in found


def test_words_stand_upright_and_leave_nothing_behind() -> None:
    found = shape('<text x="50" y="50" font-size="10" text-anchor="middle" stroke="#ffffff" stroke-width="2" '
                  'letter-spacing=".1em">Ä&lt;</text><text x="1" y="9">B</text>')
    assert re.search(r"1 0 0 -1 44\.\d+ 50 cm", found)
    first, _, second = found.rpartition("BT")
    assert "1 Tr" in first and "1 Tc" in first
    assert "1 Tr" not in second and "0 Tc" in second
    # The outline of the first words is over before they are filled.
    assert first.index("1 Tr") < first.index("Q", first.index("1 Tr")) < first.rindex("BT")


@pytest.mark.parametrize("detail", ["continent", "realm", "field"])
def test_all_that_an_atlas_draws_can_be_printed(detail: Detail) -> None:
    land = Land("TtdsmHhDBbwGeESMW" + "T" * 31, rivers=frozenset({Edge(20, Direction.E)}),
                streams=frozenset({Flow(17, Direction.E)}), roads=frozenset({19, 20}), ruins=frozenset({25}),
                caves=frozenset({26}), portal=30, site=TradeSite("Hstd", 33, "Ort"),
                ascents=frozenset({Edge(21, Direction.W)}))
    block = Map("Alles", detail, {"2A+10": plain_land(land)}, [Owned("Ute", "#a0b1c2", ["2A+10"])], {"2A+10": 3},
                [Way("scout", "2A+11", "2A+10", "E1")], {"2A+10": ["5LB"]})
    svg = picture(block, Wording(Texts("de")), variant="print", prefix="m")
    assert len(drawn(svg)) > 5000


def test_every_sign_can_be_drawn() -> None:
    found = {drawn(f'<svg viewBox="-1.2 -1.3 2.4 2.7">{RealmSign(field, charge, colour).svg}</svg>')
             for field in FIELDS for charge in CHARGES for colour in COLOURS}
    assert len(found) == len(FIELDS) * len(CHARGES) * len(COLOURS)
