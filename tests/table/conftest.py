"""Property tests run the same examples every time and within seconds."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))
settings.register_profile("table", max_examples=150, deadline=None, derandomize=True)
settings.load_profile("table")
