"""The guides to Kalevala, tried as written."""
from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGLISH, GERMAN = ROOT / "docs/kalevala/README.md", ROOT / "docs/de/kalevala.md"
BLOCK = re.compile(r"^```(sh)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAPER = "paper.txt"


def script(guide: Path) -> str:
    """Its commands one after the other; orders in a block of their own are written into the paper."""
    written = []
    for language, block in BLOCK.findall(guide.read_text("utf-8")):
        written.append(block if language else f"cat >> {PAPER} <<'EOF'\n{block}EOF\n")
    return "".join(written)


def test_the_english_guide_works_as_written(tmp_path: Path) -> None:
    # No shell knows where the program of these tests lies.
    call = "from walstatt.cli.main import main; main()"
    (tmp_path / "walstatt").write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{call}" "$@"\n')
    (tmp_path / "walstatt").chmod(0o755)
    environment = {
        **os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "XDG_DATA_HOME": str(tmp_path / "data"),
        "WALSTATT_LANG": "en",
    }
    done = subprocess.run(
        ["sh", "-e", "-c", script(ENGLISH)], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    for told in (
        "You rule Brunhilde", "Nothing is wrong with this paper", "270.1 is published", "271.1", "EE 1: 2G+4",
        "judgement/Gunther", "Report for Hagen", "5LB, 10RE", "Hagen: 4.50",
    ):
        assert told in done.stdout, told
    assert (tmp_path / "map.svg").read_text().startswith("<svg")


def test_both_guides_say_the_same() -> None:
    commands = [
        [line.partition(" #")[0].strip() for line in script(guide).splitlines()] for guide in (ENGLISH, GERMAN)
    ]
    names = {"papier": "paper", "karte": "map", "Schreib sauberer.": "Write more neatly."}
    german = "\n".join(commands[1])
    for word, other in names.items():
        german = german.replace(word, other)
    assert german == "\n".join(commands[0])
