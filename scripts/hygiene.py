"""Look through the files of the checkout for what must not be published: machine paths, package hosts, leftovers."""
from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIMIT = 1_000_000
SKIPPED = {".git", ".venv", "node_modules", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}

# One letter of each word stands in brackets so that these patterns do not find themselves.
EVERYWHERE = {
    "machine path": re.compile(r"(?<![\w.])/(?:w[o]rk|r[o]ot|h[o]me|U[s]ers|o[p]t)/|\b[A-Z]:\\U[s]ers\\"),
    "package host": re.compile(r"\b(?:p[y]pi|p[y]thonhosted|n[p]mjs|y[a]rnpkg|c[o]nda|c[r]ates)\.(?:org|com|io)\b"),
    "left by a merge": re.compile(r"^(?:[<]{7}|[>]{7}) |^[=]{7}$"),
}
IN_SOURCES = {"unfinished": re.compile(r"\b(?:T[O]DO|F[I]XME|X[X]X)\b")}


def files() -> list[Path]:
    """What git would publish, new files included; without git everything but the usual leftovers."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if listed.returncode == 0:
        return [path for name in listed.stdout.decode().split("\0") if name and (path := ROOT / name).is_file()]
    return [path for path in ROOT.rglob("*") if path.is_file() and not SKIPPED & set(path.relative_to(ROOT).parts)]


def problems(path: Path) -> Iterator[str]:
    name = path.relative_to(ROOT).as_posix()
    if path.stat().st_size > LIMIT:
        yield f"{name}: larger than {LIMIT:,} bytes"
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return
    patterns = EVERYWHERE | (IN_SOURCES if name.startswith(("src/", "web/src/")) else {})
    for number, line in enumerate(lines, 1):
        for what, pattern in patterns.items():
            if found := pattern.search(line):
                yield f"{name}:{number}: {what} {found.group()!r}"


def main() -> int:
    checked = sorted(files())
    found = [problem for path in checked for problem in problems(path)]
    print(*found, f"{len(checked)} files, {len(found)} problems", sep="\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
