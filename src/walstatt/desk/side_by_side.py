"""Jobs of a phase that do not touch each other, on all cores: the same results as one after another."""
from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from multiprocessing import current_process, get_all_start_methods, get_context
from typing import Any

from walstatt.core.turn import one_by_one


def side_by_side(work: Callable[[Any], Any], jobs: Sequence[Any]) -> list[Any]:
    """In processes that begin as copies of this one; where that cannot be, here."""
    cores = min(len(jobs), len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
    alone = threading.active_count() == 1 and not current_process().daemon
    if cores < 2 or not alone or "fork" not in get_all_start_methods():
        return one_by_one(work, jobs)
    with get_context("fork").Pool(cores) as pool:
        return pool.map(work, jobs, chunksize=1)
