"""Do the golden worlds in tests/golden still go as they did? Every state and every report is compared byte by byte.

golden_worlds.py           say what differs, and fail if anything does
golden_worlds.py --write   show what differs, then store the worlds as they go now, with the papers that they have
golden_worlds.py --anew    the same with new papers by the robots of today
"""
from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path

from walstatt.lab.kalevala_golden import KINDS, MOST_TOLD, Kind, differences, file_of, play, played_again, read, write

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "golden"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="store the worlds as they go now")
    parser.add_argument("--anew", action="store_true", help="store them with new papers")
    given = parser.parse_args()
    parted = [kind.name for kind in KINDS if look(kind, renew=given.write, anew=given.anew)]
    return 1 if parted and not (given.write or given.anew) else 0


def look(kind: Kind, *, renew: bool, anew: bool) -> bool:
    """Tell what differs; is there anything?"""
    stored = read(kind.name, FOLDER)
    now = play(kind) if stored is None or anew else played_again(kind, stored)
    lines = ["nothing is stored yet"] if stored is None else list(islice(differences(stored, now), MOST_TOLD + 1))
    for line in lines[:MOST_TOLD]:
        print(f"{kind.name}: {line}")
    if len(lines) > MOST_TOLD:
        print(f"{kind.name}: and more")
    if lines and (renew or anew):
        write(now, FOLDER)
        print(f"{kind.name}: written, {file_of(kind.name, FOLDER).stat().st_size / 1e3:.0f} kB")
    elif not lines:
        print(f"{kind.name}: {len(now.phases)} phases go as they did")
    return bool(lines)


if __name__ == "__main__":
    raise SystemExit(main())
