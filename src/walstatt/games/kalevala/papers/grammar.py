"""The grammar of one line of a paper, and what its words are called when one is missing.

Texts of several lines (letters, prose for the game master) are cut out before (`read.py`). Numbers may be absurdly long
here: how far they go is said when they are read.
"""
from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from lark import Lark, Token

from walstatt.core.umlauts import either_spelling
from walstatt.games.kalevala import hooks

_BOOK: Final = r"""
start: order [CITED NUMBER]

?order: STAY                                          -> stay
      | MOVE place (">" place)+ ":" listing           -> move
      | SPREAD place ">" place ":" listing            -> spread
      | FERRY place ">" place ":" VESSEL ":" listing  -> ferry
      | BOARD place ":" listing                       -> board
      | ASHORE place ":" listing                      -> ashore
      | HARNESS place ":" listing                     -> harness
      | UNHARNESS place ":" listing                   -> unharness
      | CONVERT place ":" listing                     -> convert
      | CONVERT_LATER place ":" listing               -> convert_gathered
      | CONVERT place ":" listing ">" listing         -> rearm
      | ZONE place ":" member ("," member)*           -> zone
      | PEOPLE place ":" amount                       -> people
      | ARM place ":" listing                         -> arm
      | BUILD place ":" building                      -> build
      | DEMOLISH place ":" building                   -> demolish
      | REPAIR place ":" listing                      -> repair
      | MEND place ":" building                       -> mend
      | CANAL place ":" amount                        -> canal
      | PASS place ":" amount                         -> pass_work
      | PAY place ":" amount                          -> pay_from
      | DISMISS place ":" listing                     -> dismiss
      | EE NUMBER ":" place ">" place [NO_GRID]       -> scout
      | GIVE_UP place ["," place]                     -> give_up
      | CAPITAL place                                 -> capital
      | STRIKE place ":" NAME                         -> strike
      | CONFIRM place ":" NAME                        -> confirm
      | ENTER NUMBER ":" place ">" place ENTRY_KIND ":" listing (";" entry_note)* -> enter
      | CARAVAN GROUP OUT_OF place ":" listing [";" REST listing] -> form_group
      | CARAVAN GROUP place (">" place)+ ":" listing ("|" listing)* -> move_group
      | CARAVAN GROUP place ">" STREAM NUMBER ":" listing ("|" listing)* -> follow_stream
      | CARAVAN GROUP BOARD place ":" listing         -> embark_group
      | CARAVAN GROUP ASHORE place                    -> disembark_group
      | CARAVAN GROUP DISSOLVE place                  -> dissolve_group
      | CARAVAN GROUP SUICIDE place                   -> end_group
      | CARAVAN GROUP LEAVE place ":" listing         -> leave_group
      | HAND_OVER [GROUP] place [">" place] TO NAME ":" listing [";" FOR listing] -> hand_over
      | CEDE place TO NAME ":" NUMBER GR [";" FOR listing] -> cede
      | FIEF PROLONG place                            -> prolong_fief
      | FIEF CLAIM place                              -> claim_fief
      | CLOSE place ":" NAME                          -> close_field
      | FOUND place ":" listing (";" founding_note)*  -> found
      | RAZE place                                    -> raze
      | SWIM place _DASH bank ":" listing               -> swim
      | PEACE place ":" NAME                          -> peace
      | AGREE place ":" SHARE NAME                    -> agree
      | PERMIT NUMBER UNTIL NUMBER [place ("," place)*] ":" NAME -> permit
      | REVOKE [place ("," place)*] ":" NAME          -> revoke
      | SEAL NAME ":" TITLE                           -> seal_treaty
      | CANCEL NAME ":" TITLE                         -> cancel_treaty
      | DECAY place                                   -> let_decay
      | CROSS place ">" place ":" listing [";" LOSSES listing] -> cross
      | RIFT place                                    -> open_rift
      | GATEWAY place                                 -> raise_gate
      | ZEH place ":" NUMBER FROM SYMBOL              -> give_zeh
      | VORTEX place ":" NAME ":" listing             -> vortex
      | LIST NUMBER listed ":" column "|" column "|" column "|" column "|" column "|" column -> typed_row
      | STANDS place ":" listing                      -> typed_place
      | TIME DATE                                     -> dated
      | PLANE NUMBER                                  -> on_plane
      | ITEM place ":" SYMBOL ">" (SYMBOL | KF)        -> hand_item

listed: RE | SYMBOL
column: [FIGURE]
entry_note: LOSSES listing                            -> losses
          | CENTRE KF                                 -> centre
          | CENTRE_NAME TITLE                         -> centre_name
          | LAND_NAME TITLE                           -> land_name
          | ATTACHED                                  -> attached
          | TREASON                                   -> treason
          | JOINS                                     -> joins
          | AGAINST TITLE                             -> against
          | RAID TITLE                                -> raid
          | MARCH KF listing                          -> march
          | SLAVES                                    -> slaves
          | SLAVES_OF_CENTRES                         -> plunder
          | MARK                                      -> mark
founding_note: CENTRE KF                              -> centre
             | CENTRE_NAME TITLE                      -> centre_name

place: PLACE
member: place ["(" amount ")"]
amount: NUMBER RE?

listing: item ("," item)*
item: NUMBER RE                                       -> re
    | [NUMBER] HOLDER "[" listing "]"                 -> holder
    | [NUMBER] HOLDER "{" listing "}"                 -> holder
    | [NUMBER] SYMBOL                                 -> pieces

building: FOUNDATION KF                               -> foundation
        | HOUSE KF opening*                           -> house
        | WALL KF _DASH NUMBER [GATE FROM NUMBER]       -> wall
        | RIVER_BRIDGE KF _DASH NUMBER                  -> river_bridge
        | STREAM_BRIDGE KF BANKS bank _DASH bank        -> stream_bridge
bank: NUMBER | PLACE
opening: GATE NUMBER [":" NUMBER] _DASH NUMBER          -> gate
       | PASSAGE NUMBER [":" NUMBER] _DASH NUMBER       -> passage

STAY: /bleiben|stay/i
MOVE: "Zug"i
SPREAD: "Verteilen"i
FERRY: /Fähre/i
BOARD: /An\s+Bord/i
ASHORE: /Von\s+Bord/i
HARNESS: "Anspannen"i
UNHARNESS: "Abspannen"i
CONVERT: "Wandeln"i
CONVERT_LATER.2: /Wandeln\s+danach/i
ZONE: "Zone"i
PEOPLE: "Volk"i
ARM: /Rüsten/i
BUILD: "Bau"i
DEMOLISH: "Abriss"i
REPAIR: "Reparatur"i
MEND: "Ausbessern"i
CANAL: "Kanal"i
PASS: "Pass"i
PAY: /Unterhalt\s+aus/i
DISMISS: "Entlassen"i
EE: "EE"i
GIVE_UP: "Aufgeben"i
CAPITAL: "Hauptstadt"i
STRIKE: /Gäste\s+streichen/i
CONFIRM: /Gäste\s+bestätigen/i
REVOKE: "Widerruf"i
PERMIT: "Erlaubnis"i
UNTIL: "bis"i
SEAL: "Siegel"i
CANCEL: /Kündigung/i
DECAY: "Verfallen"i
LIST: "Liste"i
STANDS: "Stand"i
FIGURE: /[0-9]{1,300}([.,]5)?/
TIME: "Zeit"i
PLANE: "Ebene"i
DATE: /[0-9]{1,300}\.[0-9]{1,300}/
ITEM: "Gegenstand"i
CITED: /laut\s+Antrag/i
NO_GRID: /ohne\s+Raster/i

FOUNDATION: /Seefundament|Fundament/
HOUSE: /(Tu|Bf|BF|Pa|Tt[A-Z]?(\/20)?)(?![A-Za-zÄÖÜäöüß])/
WALL: "Ma"
RIVER_BRIDGE: "Br"
STREAM_BRIDGE: "BR"
KF.2: /KF\s*[0-9]{1,300}/
GATE: "Tor"i
PASSAGE: "Durchgang"i
FROM: "von"i
BANKS: "Ufer"i

_DASH: /[-−–]/
PLACE: /[0-9]?[A-Za-z]['’‘´`′"”″]{0,9}[+\-−–][0-9]{1,300}(\[[a-z]\]|\/[0-9]{1,300}|~[a-z]?)?/
VESSEL: /FS|LS|SS/
HOLDER.2: /(FS|LS|SS|KW[0-9]{1,2}|EX[0-9]{1,2}|Ag[0-9]{1,2}|AgKö)(?=\s*[\[{])/
RE.3: /RE(?![A-Za-zÄÖÜäöü])/
SYMBOL: /[A-Za-zÄÖÜäöüß]+[0-9]*(\/[0-9]+){0,2}(\([0-9]+\))?(\([HW]\))?(\(k[0-9]+\))?(\+[A-Za-zÄÖÜäöüß]{1,8})*/
NUMBER: /[0-9]{1,300}/
NAME: /[^\s:,#][^:,#]{0,59}/
ENTER: /Einzug\s+EE/i
ENTRY_KIND: /[EBK](?=\s*:)/
LOSSES: /Verluste/i
CENTRE: /HZ(?=\s*KF)/
CENTRE_NAME.2: /Name\s+HZ/i
LAND_NAME: /Name/i
ATTACHED: /mit\s+Erlaubnis/i
TREASON: /Verrat/i
AGAINST: /Krieg\s+gegen/i
RAID: /Überfall\s+auf/i
CARAVAN: /Karawane/i
GROUP: /(KW|EX)[0-9]{1,2}/
OUT_OF: /aus/i
REST: /Rest/i
STREAM: /strom(ab|auf)/i
DISSOLVE: /auflösen/i
SUICIDE: /Selbstmord/i
LEAVE: /verlassen/i
HAND_OVER: /Übergabe/i
TO: /an/i
FOR: /gegen/i
CEDE: /Abtreten/i
GR: /GR/
FIEF: /Lehen/i
PROLONG: /verlängern/i
CLAIM: /fordern/i
CLOSE: /Sperren/i
MARCH: /Folge(?=\s*KF)/i
SLAVES: /SKLAVEN/i
SLAVES_OF_CENTRES.2: /SKLAVEN\s+und\s+plündern/i
CROSS: "Wechsel"i
RIFT: "Riss"i
GATEWAY: "Pforte"i
ZEH: "ZEH"i
VORTEX: "Strudel"i
JOINS: /Anschluss/i
FOUND: /Gründen/i
RAZE: /Schleifen/i
SWIM: /Schwimmen/i
PEACE: /Frieden/i
AGREE: /Einigung/i
SHARE: /(HZ|GF)(?=\s)/
TITLE: /[^\s:;,#][^:;,#]{0,59}/

%import common.WS_INLINE
%ignore WS_INLINE
"""
_KING: Final = re.compile(r"(?<=^(?:Kr|Ag|Pr))Koe")
MARKS: Final = tuple(mark for one in hooks.lines() for mark in one.marks)
"""What figures add to declarations of entry."""


def mark_pattern(mark: str) -> str:
    """However it is spaced, and with or without umlauts."""
    return either_spelling(r"\s+".join(mark.split()))


def _whole() -> str:
    """The grammar with the lines of all figures."""
    found = [*_BOOK.splitlines()]
    orders = [f"      | {production}" for one in hooks.lines() for production in one.orders]
    last = max(number for number, line in enumerate(found) if line.endswith("-> hand_item"))
    found[last + 1:last + 1] = orders
    found += [rule for one in hooks.lines() for rule in one.rules]
    found += [f"{name}: {form}" for one in hooks.lines() for name, form in one.terminals.items()]
    marks = "|".join(map(mark_pattern, MARKS))
    return either_spelling("\n".join(found)) + f"\nMARK: /{marks}/i\n"


GRAMMAR: Final = _whole()
WORDS: Final = {
    "STAY": "bleiben", "MOVE": "Zug", "SPREAD": "Verteilen", "FERRY": "Fähre", "BOARD": "An Bord", "ASHORE": "Von Bord",
    "HARNESS": "Anspannen", "UNHARNESS": "Abspannen", "CONVERT": "Wandeln", "CONVERT_LATER": "Wandeln danach",
    "ZONE": "Zone", "PEOPLE": "Volk", "ARM": "Rüsten", "BUILD": "Bau", "DEMOLISH": "Abriss", "REPAIR": "Reparatur",
    "MEND": "Ausbessern", "CANAL": "Kanal", "PASS": "Pass", "PAY": "Unterhalt aus", "DISMISS": "Entlassen", "EE": "EE",
    "GIVE_UP": "Aufgeben", "CAPITAL": "Hauptstadt", "STRIKE": "Gäste streichen", "PERMIT": "Erlaubnis",
    "CONFIRM": "Gäste bestätigen", "REVOKE": "Widerruf",
    "SEAL": "Siegel", "CANCEL": "Kündigung",
    "DECAY": "Verfallen", "LIST": "Liste", "STANDS": "Stand", "TIME": "Zeit", "PLANE": "Ebene",
    "ITEM": "Gegenstand", "ENTER": "Einzug EE", "CARAVAN": "Karawane", "HAND_OVER": "Übergabe", "CEDE": "Abtreten",
    "FIEF": "Lehen", "CLOSE": "Sperren", "CROSS": "Wechsel", "RIFT": "Riss", "GATEWAY": "Pforte", "ZEH": "ZEH",
    "VORTEX": "Strudel",
    "FOUND": "Gründen", "RAZE": "Schleifen", "SWIM": "Schwimmen", "PEACE": "Frieden", "AGREE": "Einigung",
    **{name: word for one in hooks.lines() for name, word in one.words.items()},
}
"""The words with which a line begins, as they are written."""


@lru_cache(maxsize=1)
def parser() -> Lark:
    """Of whole lines, and of figures alone: sheets of battle list them too."""
    return Lark(
        GRAMMAR, start=["start", "listing"], parser="lalr", lexer="contextual", propagate_positions=True,
        maybe_placeholders=True, lexer_callbacks={"SYMBOL": _properly, "HOLDER": _properly},
    )


def _properly(token: Token) -> Token:
    """Kings are the only figures with an umlaut."""
    return token.update(value=_KING.sub("Kö", token))
