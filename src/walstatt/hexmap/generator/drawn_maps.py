"""Starting places on a map that somebody has drawn."""
from __future__ import annotations

from walstatt.core.refusal import refuse
from walstatt.hexmap.generator.grid import Grid, Province
from walstatt.hexmap.generator.noise import stream
from walstatt.hexmap.generator.provinces import Provinces
from walstatt.hexmap.generator.starts import Search, Start
from walstatt.hexmap.land import Lands


def starts_on(lands: Lands, realms: int, seed: str) -> list[Start]:
    """Fair places for so many realms, each with a trade centre in its first province; refused if there are too few."""
    drawn = sorted(gf for gf, land in lands.items() if land.drawn)
    if not drawn:
        raise refuse("kalevala.4.3.unbesetzt", "kalevala-generator-crowded", realms=realms)
    grid = Grid([Province(gf, lands[gf].splinter) for gf in drawn])
    provinces = Provinces(grid, [lands[gf] for gf in drawn])
    sites = {
        number for number, gf in enumerate(drawn)
        if (site := lands[gf].site) is not None and site.kf in provinces.main[number]
    }
    search = Search(provinces, realms, stream(seed, "starts"), sites)
    homes = [search.homes[search.capitals[chosen]] for chosen in search.best()]
    return [Start(tuple(provinces.gfs[number] for number in home)) for home in homes]
