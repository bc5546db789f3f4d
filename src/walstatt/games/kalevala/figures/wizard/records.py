"""What lasts of a wizard beside his piece: `Z/55` says his ZEH, `Zs/55` that he is mortal, `Z/20/2` an apprentice."""
from __future__ import annotations

import msgspec


class Wizard(msgspec.Struct, omit_defaults=True):
    """The wizard of a ruler (chapter 19), or the apprentice in his place."""

    mortal: int = 0
    """The GR in which he lost a duel of magic; none while he is immortal."""
    planes: tuple[int, ...] = ()
    """On which planes this ruler has had a wizard, where he may have one on each (kalevala.r.wizard_count)."""
    research: int = 0
    """ZEH that he has made of RE and devices: for research alone (kalevala.19.3.2.forschung)."""
