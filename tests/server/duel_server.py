"""`walstatt` with the duel on its shelf."""
from __future__ import annotations

from walstatt.cli.main import main
from walstatt.games.lobby import LOBBIES
from walstatt.games.shelf import PLAYABLE

# The processes in which bots think import this module, too.
PLAYABLE["duel"] = LOBBIES["duel"] = "tests.server.duel_game"
PLAYABLE["faulty"] = LOBBIES["faulty"] = "tests.server.faulty_game"

if __name__ == "__main__":
    main()
