"""Imported once by the process that the doomed servers are forked from: what every start would have to do anew."""
from __future__ import annotations

import alembic.command

import walstatt.games.aofs.game
import walstatt.odds.aofs_previews
import walstatt.server.run
from walstatt.games.lobby import LOBBIES
from walstatt.games.shelf import load_world
from walstatt.server.app import warm_up

__all__ = ["alembic", "walstatt"]

lobby = LOBBIES["aofs"]
assert lobby is not None
lobby.all_rosters()
load_world("kalevala")
warm_up()
