"""Imported once by the process from which all working processes are copied, so that none of them begins at nothing."""
from __future__ import annotations

from walstatt.server.jobs import warm_up

warm_up()
