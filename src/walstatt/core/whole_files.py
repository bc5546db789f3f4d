"""Files that are there whole or not at all."""
from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path


def write_new(path: Path, data: bytes) -> None:
    """Write a file that is not there yet; FileExistsError if it is. What cannot be written whole leaves nothing."""
    with path.open("xb") as file:
        try:
            file.write(data)
            file.flush()
        except BaseException:
            path.unlink(missing_ok=True)
            raise


def replace_file(path: Path, data: bytes, check: Callable[[bytes], object]) -> None:
    """Write a file; an old one is replaced only by one that has been read back and passed the check (which raises)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        check(fresh.read_bytes())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
