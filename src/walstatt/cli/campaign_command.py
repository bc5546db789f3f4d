"""`walstatt campaign [--game KEY]`: hands on to a game that is played as a campaign, the first one unless named."""
from __future__ import annotations

from collections.abc import Callable

from walstatt.cli.arguments import split_option
from walstatt.cli.output import complain
from walstatt.core.kits import Part
from walstatt.core.texts import Texts, default_language

COMMANDS = Part[Callable[[list[str]], int]]("campaign_command")
WRONG_CALL = 2


def run(arguments: list[str]) -> int:
    named, rest = split_option(arguments, "--game")
    game = named[-1] if named else next(iter(COMMANDS))
    if game not in COMMANDS:
        complain(Texts(default_language()).format("cli-no-campaign", given=game, known=list(COMMANDS)))
        return WRONG_CALL
    return COMMANDS[game](rest)
