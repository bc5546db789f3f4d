"""`walstatt` with the duel on its shelf."""
from __future__ import annotations

from walstatt.cli.main import main
from walstatt.core.kits import Kit, own_kits

# The processes in which bots think import this module, too.
for key in ("duel", "faulty"):
    module = f"tests.server.{key}_game"
    own_kits()[key] = Kit(key, game=f"{module}:GAME", lobby=module)

if __name__ == "__main__":
    main()
