"""What a world is asked to be, and the bounds of that."""
from __future__ import annotations

from typing import Final

import msgspec

from walstatt.core.refusal import refuse

BOUNDS: Final = {"size": (20, 10_000), "realms": (2, 400), "sea": (10, 80), "splinters": (0, 24)}
LAND_FOR_REALM: Final = 7
"""Large fields of land that must be there for each realm: three to begin with, and room to grow."""
LONGEST_SEED: Final = 80


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """From the same options the same world comes."""

    seed: str
    size: int = 600
    """How many large fields the world has, splinters not counted."""
    realms: int = 8
    sea: int = 45
    """How many of a hundred small fields are water, lakes and streams aside."""
    splinters: int = 6

    @property
    def land(self) -> int:
        """About so many large fields of land there will be."""
        return self.size * (100 - self.sea) // 100

    @property
    def most_torn(self) -> int:
        """Each large field of a splinter needs its opposite on Eldrien, outside of the realms."""
        return self.land // 3

    def check(self) -> None:
        """Refuses what lies outside of the bounds."""
        for name, (least, most) in BOUNDS.items():
            if not least <= getattr(self, name) <= most:
                raise refuse("", "kalevala-generator-bounds", option=name, least=least, most=most)
        if not 0 < len(self.seed) <= LONGEST_SEED:
            raise refuse("", "kalevala-generator-seed", most=LONGEST_SEED)
        if self.splinters > self.most_torn:
            raise refuse("kalevala.14.splitterebene", "kalevala-generator-torn", splinters=self.splinters,
                         most=self.most_torn)
        if self.land < LAND_FOR_REALM * self.realms:
            raise refuse("kalevala.4.3.unbesetzt", "kalevala-generator-crowded", realms=self.realms)
