"""Rule coverage: for each entry of the catalogue where the engine cites it, and which cases show it."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec

from walstatt.core.catalogue import Catalogue, Rule
from walstatt.core.kits import Kit, kits
from walstatt.lab.citations import PACKAGE, citations


class Coverage(msgspec.Struct, frozen=True):
    """How well one entry of the catalogue is covered."""

    id: str
    game: str
    kind: str
    cited: list[str]
    cases: int
    passing: int

    @property
    def missing(self) -> bool:
        """Nothing cites it, or no case passes for it."""
        return not self.cited or not self.passing

    @property
    def failing(self) -> bool:
        return self.passing < self.cases


def case_folder(package: Path = PACKAGE) -> Path | None:
    """The folder of rule cases in the checkout; None for a package that is installed elsewhere."""
    for parent in package.parents:
        if (parent / "pyproject.toml").is_file() and (parent / "tests" / "cases").is_dir():
            return parent / "tests" / "cases"
    return None


def case_files(folder: Path, games: Iterable[str]) -> list[Path]:
    """The cases that show rules of these games; those of a game outside of the program stand in its own folder."""
    wanted = set(games)
    folders = [_cases_of(kit, folder) for kit in kits() if kit.key in wanted or kit.rules_of in wanted]
    found = (path for one in folders for path in one.rglob("*"))
    return sorted(path for path in found if path.suffix in (".yaml", ".yml"))


def _cases_of(kit: Kit, folder: Path) -> Path:
    return Path(kit.folder) / "cases" if kit.folder else folder / kit.key


def coverage(catalogue: Catalogue, folder: Path | None) -> list[Coverage]:
    """Coverage of every entry; runs those cases of the catalogue's games whose results are not remembered."""
    cited = citations()
    cases: Counter[str] = Counter()
    passing: Counter[str] = Counter()
    files = case_files(folder, catalogue.games()) if folder else []
    if files:
        from walstatt.lab.case_results import run_changed

        for result in run_changed(files):
            cases.update(set(result.rules))
            if result.passed:
                passing.update(set(result.rules))
    return [
        Coverage(
            id=entry.id,
            game=entry.game,
            kind="rule" if isinstance(entry, Rule) else "ruling",
            cited=cited.get(entry.id, []),
            cases=cases[entry.id],
            passing=passing[entry.id],
        )
        for entry in catalogue.entries()
    ]
