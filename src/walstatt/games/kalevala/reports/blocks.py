"""What a realm is sent after a phase: sections of blocks, made of what it knows and was told, never of the world."""
from __future__ import annotations

from collections.abc import Iterable

from walstatt.core.turn import Run, Told, Turn
from walstatt.core.world import Report
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court import own_hand
from walstatt.games.kalevala.court.accounts import is_everything_held
from walstatt.games.kalevala.court.own_hand import with_words
from walstatt.games.kalevala.court.sheet import court_lines
from walstatt.games.kalevala.evaluation import is_refusal
from walstatt.games.kalevala.reports import correspondence
from walstatt.games.kalevala.reports.action_sheet import action_sheet
from walstatt.games.kalevala.reports.battle_sheet import battles
from walstatt.games.kalevala.reports.head import abbreviations, dates, head
from walstatt.games.kalevala.reports.lists import potential_lists, upkeep
from walstatt.games.kalevala.reports.luck import luck
from walstatt.games.kalevala.reports.protocol import marks, protocol
from walstatt.games.kalevala.reports.scouting_sheet import scouting_sheet
from walstatt.games.kalevala.reports.treaties import treaties
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import World
from walstatt.games.kalevala.war import chronicle
from walstatt.games.report_blocks import Block, Line, plain_sections

HELD = "kalevala.r.1.postsperre_umfang"


def report(run: Run, realm: str) -> Report:
    """As it goes out, in the game master's own words where he has written some."""
    return with_words(run, realm, plain_report(run, realm))


def take_words(turn: Turn) -> None:
    """After everything else: what the game master has rewritten in reports, and his remarks."""
    for realm in turn.state.realms if turn.is_step_given() else ():
        own_hand.take_words(turn, realm, plain_report(turn.run, realm))


def plain_report(run: Run, realm: str) -> Report:
    """Empty sections are left out; the order is that of the sheets."""
    world: World = run.state
    then, told = world.at.before, run.told_to(realm)
    if realm not in world.realms:
        # The game master has given the realm to another in this phase: its old ruler reads what he was told.
        return plain_sections({"happened": _happened(told)})
    known = known_world(world, realm)
    if is_everything_held(world, realm):
        held = [Line("kalevala-everything-held", [HELD], {})]
        return plain_sections({"head": head(known, realm, then), "happened": held,
                               "account": correspondence.account(known, realm)})
    waited = world.held_post.get(realm)
    told = [*(waited.told if waited is not None and waited.released == then else ()), *told]
    sections: dict[str, list[Block]] = {
        "head": head(known, realm, then),
        "remarks": correspondence.remarks(told),
        "happened": _happened(told),
        "battles": battles(told),
        "luck": luck(run.rolls, realm),
        "scouting": scouting_sheet(known, realm, then),
        "actions": action_sheet(known, realm, then),
        "realm": protocol(known, realm),
        "protocol": marks(known, realm),
        "list": potential_lists(known, realm, then),
        "upkeep": upkeep(known, realm, then),
        **{
            one.key: list(one.report(known, realm, then)) for one in hooks.figures() if one.report is not None
        },
        "court": list(court_lines(known, realm)),
        "letters": correspondence.letters(told),
        "newsletter": correspondence.newsletter(told),
        "copy": correspondence.copies(told),
        "treaties": treaties(known, realm, then),
        "requests": correspondence.requests(known, then),
        "account": correspondence.account(known, realm),
        "dates": dates(known, realm),
        "abbreviations": abbreviations(known, realm, then),
    }
    return plain_sections({name: blocks for name, blocks in sections.items() if blocks})


def _happened(told: Iterable[Told]) -> list[Block]:
    """Messages in the order in which things happened, each with its rules."""
    return [_line(one) for one in told if one.key not in (*correspondence.WRITTEN, *chronicle.TOLD)]


def _line(one: Told) -> Line:
    """Of a refusal the reader learns which line of his paper it is about."""
    if is_refusal(one) and one.args.get("line"):
        why = {"key": one.key, "args": one.args}
        return Line("kalevala-line-refused", list(one.rules), {"line": one.args["line"], "why": why})
    return Line(one.key, list(one.rules), one.args)
