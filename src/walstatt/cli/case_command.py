"""`walstatt case FILE…`: run rule cases and say which went as they should."""
from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from walstatt.cli.output import complain, console
from walstatt.core.texts import Texts, default_language
from walstatt.lab.case_results import files_in, run_anew
from walstatt.lab.cases import CaseResult


def run(paths: Sequence[Path], as_json: bool) -> int:
    texts = Texts(default_language())
    missing = [path for path in paths if not path.exists()]
    for path in missing:
        complain(texts.format("cli-case-no-file", path=str(path)))
    if missing:
        return 2
    results = run_anew(files_in(paths))
    if as_json:
        print(json.dumps([_data(result) for result in results], ensure_ascii=False))
    else:
        _print(results)
    return 0 if results and all(result.passed for result in results) else 1


def _data(result: CaseResult) -> dict[str, object]:
    return {
        "path": str(result.path), "title": result.title, "rules": list(result.rules), "passed": result.passed,
        "message": result.message,
    }


def _print(results: Sequence[CaseResult]) -> None:
    screen = console()
    for result in results:
        if not result.passed:
            screen.print(f"{result.path}: {result.title}: {result.message}", style="red")
    passed = sum(result.passed for result in results)
    print(f"{passed} passed, {len(results) - passed} failed")
