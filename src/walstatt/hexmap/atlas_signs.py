"""The signs of the atlas, drawn around the middle of a small field whose side is one."""
from __future__ import annotations

from typing import Final

from walstatt.hexmap.atlas_pen import Palette
from walstatt.hexmap.layers import KEY, KeyColour

HEXAGON: Final = "M0-1 .866-.5V.5L0 1-.866.5V-.5Z"
KEY_COLOURS: Final = {
    "white": "#ffffff", "green": "#7fb35e", "yellow": "#f2d34f", "brown": "#b98a55", "red": "#d0543f",
    "black": "#2b2825", "blue": "#2458a6",
}
_PALE: Final = {"green": "#e3efd6", "brown": "#efe0cb"}
"""The ground under a hash in that colour."""
_HASH: Final = "M-.32-.62-.48.55M.22-.62.06.55M-.62-.22H.5M-.66.22H.46"
_HATCH: Final = "M-.8-.2-.2-.85M-.8.35.35-.78M-.5.66.8-.5M.05.9.8.18"


def _stroke(d: str, colour: str, width: float, fill: str = "none") -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{colour}" stroke-width="{width:g}"/>'


def _fill(d: str, colour: str, opacity: float = 1) -> str:
    faint = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<path d="{d}" fill="{colour}"{faint}/>'


def key_sign(colour: KeyColour, *, oasis: bool = False) -> str:
    """A small field in the colours of the book."""
    ground = _PALE[colour.ground] if colour.mark == "hash" else KEY_COLOURS[colour.ground]
    found = _stroke(HEXAGON, "#3d2b1c", 0.04, ground)
    if colour.mark == "hash":
        found += _stroke(_HASH, KEY_COLOURS[colour.ground], 0.13)
    if colour.mark == "hatch":
        found += _stroke(_HATCH, "#7ba7d0", 0.08)
    if colour.dot:
        found += f'<circle cy=".08" r=".3" fill="{KEY_COLOURS[colour.dot]}"/>'
    if oasis:
        border = _stroke(HEXAGON, KEY_COLOURS["green"], 0.2)
        found += f'<g transform="scale(.86)">{border}</g>'
    return found


def key_signs() -> dict[str, tuple[str, ...]]:
    found = {f"key-{letter}": (key_sign(colour),) for letter, colour in KEY.items()}
    unseen = f'<path d="{HEXAGON}" fill="none" stroke="#8a8a8a" stroke-width=".04" stroke-dasharray=".14 .12"/>'
    return {**found, "key-oasis": (key_sign(KEY["W"], oasis=True),), "key-unseen": (unseen,)}


def signs(palette: Palette) -> dict[str, tuple[str, ...]]:
    """Every sign by its style; several drawings of one take turns."""
    return {**_heights(palette), **_growth(palette), **_waters(palette), **_works(palette), **_sites(palette)}


def _heights(p: Palette) -> dict[str, tuple[str, ...]]:
    def mountain(outline: str, shade: str, folds: str, snow: str) -> str:
        return (_fill(outline + "Z", p.mountains) + _fill(shade, p.ink, 0.28) + _fill(snow, p.snow)
                + _stroke(outline, p.ink, 0.085) + _stroke(folds, p.ink, 0.05))

    def crag(outline: str, shade: str, folds: str) -> str:
        return (_fill(outline + "Z", p.upland) + _fill(shade, p.ink, 0.2) + _stroke(outline, p.ink, 0.07)
                + _stroke(folds, p.ink, 0.045))

    def hill(ground: str, outline: str, folds: str) -> str:
        return _fill(ground, p.highland) + _stroke(outline, p.ink, 0.055) + _stroke(folds, p.soft, 0.045)

    return {
        "mountain": (
            mountain("M-1.05.7-.62.02-.4.12-.02-.98.3-.38.42-.46 1.08.7",
                     "M-.02-.98.3-.38.42-.46 1.08.7H.36L.1.22.22-.16Z",
                     "M-.02-.95-.12-.5.0-.2-.2.25M.45-.4.4-.1.62.3", "M-.02-.98.14-.68.06-.52-.05-.62-.18-.5Z"),
            mountain("M-1 .7-.5-.3-.3-.2.1-1.1.52-.3.66-.34 1.12.7",
                     "M.1-1.1.52-.3.66-.34 1.12.7H.45L.2.1.3-.3Z",
                     "M.1-1.05-.02-.55.1-.3-.12.2M-.5-.28-.55.1-.42.35", "M.1-1.1.26-.78.14-.66.04-.74-.08-.62Z"),
            mountain("M-1.1.7-.72.1-.28-.86-.02-.4.12-.5.5.06.62-.02 1 .7",
                     "M-.28-.86-.02-.4.12-.5.5.06.62-.02 1 .7H.2L-.12.2-.06-.2Z",
                     "M-.28-.83-.38-.4-.26-.1-.42.3M.5.08.48.3.62.5", "M-.28-.86-.14-.6-.24-.5-.32-.56-.42-.48Z"),
        ),
        "crag": (
            crag("M-.85.42-.5-.3-.18-.06.2-.6.85.42", "M.2-.6.85.42H.3L.1-.05Z",
                 "M.2-.56.12-.2.26.1M-.5-.26-.5.05"),
            crag("M-.8.42-.25-.52.1-.1.4-.3.88.42", "M-.25-.52.1-.1.4-.3.88.42H.1L-.1 0Z",
                 "M-.25-.48-.32-.15-.2.15M.42-.26.45.08"),
        ),
        "hill": (
            hill("M-.8.3C-.5-.38.1-.52.78.3Z", "M-.8.3C-.5-.38.1-.52.78.3", "M.22-.12Q.4.02.5.2M.02-.2Q.18-.08.26.1"),
            hill("M-.85.3Q-.45-.3-.05.1Q.3-.5.85.3Z", "M-.85.3Q-.45-.3-.05.1M-.2.22Q.3-.52.85.3",
                 "M.42-.06Q.56.06.62.2M-.4-.02-.3.14"),
        ),
    }


def _placed(drawing: str, x: float, y: float, size: float = 1) -> str:
    return f'<g transform="translate({x:g} {y:g})scale({size:g})">{drawing}</g>'


def _growth(p: Palette) -> dict[str, tuple[str, ...]]:
    leaves = "M-.22.2C-.42.1-.4-.16-.22-.2-.2-.44.16-.46.22-.24.42-.2.42.12.22.18.1.28-.12.28-.22.2Z"
    crown = (_stroke("M0 .42V.12", p.ink, 0.07) + _stroke(leaves, p.ink, 0.05, p.leaf)
             + _stroke("M.02.14Q.2.1.22-.06", p.ink, 0.035))
    fir = (_stroke("M0 .44V.28", p.ink, 0.07)
           + _stroke("M0-.55.2-.14.1-.16.3.28H-.3L-.1-.16-.2-.14Z", p.ink, 0.05, p.needle))
    fronds = "M.02-.28Q-.2-.5-.4-.24M.02-.28Q.2-.52.44-.28"
    palm = (_stroke(fronds + "M.02-.28Q-.12-.3-.26-.02M.02-.28Q.2-.3.3-.04", p.leaf, 0.075)
            + _stroke(fronds + "M0 .4Q-.06.05.02-.28", p.ink, 0.045))
    water = _stroke("M-.6.42H-.2M.05.46H.6M-.3.62H.3", p.river, 0.05)
    stalks = "M-.5.3Q-.5-.05-.62-.25M-.42.3V-.32M-.34.3Q-.34 0-.2-.2M.2.36Q.2.02.06-.14M.3.36V-.22M.4.36Q.4.06.54-.08"
    return {
        "tree": (_placed(crown, -0.34, -0.12, 0.85) + _placed(crown, 0.36, -0.06, 0.8) + _placed(crown, 0, 0.26, 0.95),
                 _placed(crown, 0.1, -0.2, 0.85) + _placed(crown, -0.4, 0.16, 0.85) + _placed(crown, 0.42, 0.24, 0.9)),
        "fir": (_placed(fir, -0.36, -0.08, 0.85) + _placed(fir, 0.36, -0.12, 0.85) + _placed(fir, 0.02, 0.22),
                _placed(fir, 0.12, -0.16, 0.9) + _placed(fir, -0.36, 0.2, 0.9) + _placed(fir, 0.42, 0.22, 0.8)),
        "jungle": (_placed(palm, -0.3, -0.05) + _placed(palm, 0.34, 0.1) + water,),
        "reeds": (_stroke(stalks, p.reed, 0.065) + water,),
        "dune": (_stroke("M-.75.2Q-.4-.2-.05.2M-.25.06Q.2-.36.7.12", p.sand, 0.055)
                 + _stroke("M-.35.42h.02M.05.4h.02M.4.34h.02M-.55-.12h.02M.1-.4h.02M.55-.22h.02", p.sand, 0.1),
                 _stroke("M-.6.02Q-.2-.34.2.06M-.1.34Q.3-.02.72.36", p.sand, 0.055)
                 + _stroke("M-.5.4h.02M-.3.26h.02M.5-.12h.02M.25-.4h.02M-.6-.3h.02", p.sand, 0.1)),
        "ice": (_stroke("M-.6.3-.3-.25-.1.1.15-.4.6.3M.15-.4.12-.02.26.3", p.river, 0.05),),
    }


def _waters(p: Palette) -> dict[str, tuple[str, ...]]:
    return {
        "flow": (_stroke("M-.55 0H.45M.1-.3.5 0 .1.3", p.river, 0.13),),
        "gorge": (_fill("M-.3-.9.1-.4-.15-.05.25.4-.05.9.15.9.5.38.1-.08.35-.42-.05-.9Z", p.ink, 0.75),),
    }


def _works(p: Palette) -> dict[str, tuple[str, ...]]:
    def on_paper(d: str, colour: str, width: float) -> str:
        return _stroke(d, p.paper, width * 2.4) + _stroke(d, colour, width)

    both_sides, up = "M-.62.5Q-.05 0-.62-.5M.62.5Q.05 0 .62-.5", "M-.28-.3.1 0-.28.3M.1-.3.48 0 .1.3"
    bridge, rails = "M-.62-.2Q0-.46.62-.2V.2Q0-.06-.62.2Z", "M-.3-.3V.06M0-.34V0M.3-.3V.06"
    teeth = "M-.36-.14-.18.12 0-.18.18.12.36-.14M-.28.5-.14.26 0 .5.14.26.28.5"
    skull = "M-.5-.1Q-.5-.62 0-.62T.5-.1Q.5.12.28.2V.46H-.28V.2Q-.5.12-.5-.1Z"
    walls = "M-.5.5V-.3L-.3-.5V-.1L-.1.02V.5M.15.5V-.05L.3.1.5-.35V.5M-.62.5H.64"
    return {
        "pass": (on_paper(both_sides, p.ink, 0.15),),
        "built-pass": (on_paper(both_sides, p.built, 0.15),),
        "ascent": (on_paper(up, p.ink, 0.11),),
        "canal": (_stroke("M-.7.1Q-.35-.35 0 0T.7-.1", p.built, 0.2),),
        "road": (_stroke("M-.4.1.4-.1", p.sand, 0.2),),
        "dragon-road": (_stroke("M-.6.1Q-.3-.4 0 0T.6-.1", p.magic, 0.14),),
        "ruin": (_stroke(walls, p.ink, 0.11, p.paper),),
        "cave": (_stroke("M-.6.5Q-.6-.55 0-.55T.6.5Z", p.ink, 0.09, p.paper)
                 + _fill("M-.32.5Q-.32-.2 0-.2T.32.5Z", p.ink),),
        "gnippahellir": (_stroke("M-.62.5Q-.62-.6 0-.6T.62.5Z", p.ink, 0.09, p.ink)
                         + _stroke(teeth, p.paper, 0.08),),
        "river-bridge": (_stroke(bridge, p.ink, 0.09, p.paper) + _stroke(rails, p.ink, 0.06),),
        "stream-bridge": (_stroke(bridge, p.ink, 0.09, p.paper) + _stroke(rails, p.ink, 0.06)
                          + _stroke("M-.62.4Q0 .14.62.4", p.ink, 0.09),),
        "temple": (_stroke("M-.62-.16 0-.62.62-.16Z", p.ink, 0.08, p.paper)
                   + _stroke("M-.46-.1V.4M-.16-.1V.4M.16-.1V.4M.46-.1V.4M-.62.46H.62", p.ink, 0.11),),
        "weak-point": (_stroke(skull, p.paper, 0.3) + _stroke(skull, p.built, 0.09, p.paper)
                       + _fill("M-.34-.26H-.08V0H-.34ZM.08-.26H.34V0H.08ZM0 .06.08.2H-.08Z", p.built),),
        "portal": (_stroke("M-.5.6V-.1Q-.5-.65 0-.65T.5-.1V.6", p.magic, 0.16, p.paper)
                   + _fill("M0-.34.1-.08.36 0 .1.08 0 .34-.1.08-.36 0-.1-.08Z", p.magic),),
    }


def _sites(p: Palette) -> dict[str, tuple[str, ...]]:
    def circle(r: float, fill: str, width: float = 0.12, more: str = "") -> str:
        return f'<circle r="{r:g}" fill="{fill}" stroke="{p.ink}" stroke-width="{width:g}"{more}/>'

    cross, flag = "M-.42-.42.42.42M-.42.42.42-.42", _stroke("M0-.42V-1.1L.5-.92 0-.76", p.ink, 0.1, p.built)
    return {
        "site-F": (_stroke(cross, p.paper, 0.4) + _stroke(cross, p.ink, 0.18),),
        "site-Mkt": (circle(0.4, p.paper),),
        "site-Std": (circle(0.42, p.ink),),
        "site-Phstd": (flag + circle(0.46, p.ink),),
        "site-Hstd": (circle(0.62, p.paper, 0.14) + f'<circle r=".24" fill="{p.ink}"/>',),
        "site-possible": (circle(0.38, p.paper, 0.08, ' stroke-dasharray=".16 .14"'),),
    }
