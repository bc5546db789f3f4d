"""When our own rules fail at the terminal: who sits there is told so, and what is needed to see it again is kept."""
from __future__ import annotations

from datetime import datetime
from pathlib import Path
from traceback import format_exception

import msgspec

from walstatt.cli import saves
from walstatt.core.match import RuleFault
from walstatt.core.tape import fault_report
from walstatt.core.texts import Texts


def told(fault: RuleFault, texts: Texts) -> str:
    """What to say about a fault, which is written down by this."""
    return texts.format("cli-fault", file=saves.shown(_keep(fault)), reason=str(fault))


def _keep(fault: RuleFault) -> Path:
    path = saves.folder().parent / "faults" / f"{fault.game.key}-{datetime.now():%Y%m%d-%H%M%S-%f}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    report = fault_report(fault) | {"trace": "".join(format_exception(fault))}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    return path
