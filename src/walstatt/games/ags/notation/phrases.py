"""All phrases of the notation: resolution, range, target, trigger, condition, and the building blocks of effects."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from walstatt.games.ags.abilities import Condition, Effect, Reach, Target, Test
from walstatt.games.ags.notation.templates import (
    Phrase,
    Phrases,
    Saying,
    Slot,
    amount,
    change,
    dice,
    inches,
    number,
    plain_number,
    positive,
    quoted,
    word_of,
)
from walstatt.games.ags.notation.words import CONDITION_NAMES, own_word_slot, tag_slot

COSTS: Mapping[str, Saying] = {
    "norm": Saying("[Norm]", "[Norm]"), "spez": Saying("[Spez]", "[Spec]"), "pass": Saying("[Pass]", "[Pass]"),
}

TESTS = Phrases(
    Test,
    {"att": dice("att"), "tn": number("tn")},
    [
        Phrase("gelingt autom.", "succeeds automatically", {"kind": "auto"}),
        Phrase("ATT {att} vs. DEF", "ATT {att} vs. DEF", {"kind": "att_def"}),
        Phrase("ATT {att} vs. WIL", "ATT {att} vs. WIL", {"kind": "att_wil"}),
        Phrase("ATT {att} vs. TN {tn}", "ATT {att} vs. TN {tn}", {"kind": "att_tn"}),
        Phrase("WIL vs. WIL", "WIL vs. WIL", {"kind": "wil_wil"}),
        Phrase("WIL vs. TN {tn}", "WIL vs. TN {tn}", {"kind": "wil_tn"}),
        Phrase("W6 vs. TN {tn}", "D6 vs. TN {tn}", {"kind": "w6_tn"}, ("1W6 vs. TN {tn}",)),
    ],
)
"""How it is resolved (ags.2.4.8 to ags.2.4.14)."""

REACHES = Phrases(
    Reach,
    {"inches": inches("inches")},
    [
        Phrase("Nah ({inches})", "Melee ({inches})", {"kind": "nah"}),
        Phrase("Fern ({inches})", "Ranged ({inches})", {"kind": "fern"}),
        Phrase("Spruch ({inches})", "Spell ({inches})", {"kind": "spruch"}),
        Phrase("Fluch ({inches})", "Curse ({inches})", {"kind": "fluch"}),
        Phrase("Aura ({inches})", "Aura ({inches})", {"kind": "aura"}),
        Phrase("Bewegung", "Movement", {"kind": "bewegung"}),
        Phrase("Passiv", "Passive", {"kind": "passiv"}, ("Passiv (-)",)),
    ],
)
"""Kind and range (ags.2.8)."""
AREA = Phrases(Reach, {"area": inches("area")}, [Phrase("Area ({area})", "Area ({area})")])

_NUMBERS = {1: ("ein", "one"), 2: ("zwei", "two"), 3: ("drei", "three")}
_SIDES = {
    "own": ("freundl.", "freundl.", "friendly "), "enemy": ("feindl.", "feindl.", "enemy "),
    "any": ("beliebiger", "beliebige", ""),
}
_ALSO = {"own": ("eigener", "eigene"), "enemy": (), "any": ("beliebige", "belieb.")}


def _marker_phrases() -> list[Phrase]:
    """One, two or three TT markers of either side (ags.2.3.ziel.tt)."""
    return [
        Phrase(
            f"{german} {single if count == 1 else several} TT-Marker",
            f"{english} {side}TT marker{'s' if count > 1 else ''}{'' if side else ' of any side'}",
            {"who": "tt", "side": key, "count": count},
            tuple(f"{german} {word} TT-Marker" for word in _ALSO[key]),
        )
        for count, (german, english) in _NUMBERS.items()
        for key, (single, several, side) in _SIDES.items()
    ]


TARGETS = Phrases(
    Target,
    {},
    [
        Phrase("dieses Modell", "this model", {"who": "self"}),
        Phrase("feindl. Modell", "enemy model", {"who": "foe"}, ("ein feindl. Modell",)),
        Phrase("freundl. Modell", "friendly model", {"who": "friend"}, ("ein freundl. Modell",)),
        Phrase(
            "dieses Modell oder freundl. Modell", "this model or friendly model", {"who": "friend", "also_self": True},
            ("dieses Modell oder ein freundl. Modell",),
        ),
        Phrase(
            "ein beliebiges Modell", "any model", {"who": "any"}, ("ein belieb. Modell", "beliebiges Modell"),
        ),
        Phrase("alle feindl. Modelle", "all enemy models", {"who": "all_foes"}),
        Phrase("alle freundl. Modelle", "all friendly models", {"who": "all_friends"}),
        Phrase("alle Modelle", "all models", {"who": "all_models"}),
        Phrase(
            "dieses Modell und alle freundl. Modelle", "this model and all friendly models",
            {"who": "all_friends", "also_self": True}, ("alle freundl. Modelle und dieses Modell",),
        ),
        Phrase(
            "dieses Modell und alle Modelle", "this model and all models", {"who": "all_models", "also_self": True},
            ("alle Modelle und dieses Modell",),
        ),
        Phrase("ein Punkt", "a point", {"who": "point"}),
        *_marker_phrases(),
        Phrase("alle TT", "all TT", {"who": "all_tt"}, ("alle TT-Marker",)),
        Phrase("ein CM", "one CM", {"who": "cm"}),
        Phrase("alle CM", "all CM", {"who": "all_cm"}),
        Phrase("das auslösende Modell", "the triggering model", {"who": "trigger"}),
    ],
)
"""Whom it is aimed at (ags.2.3.ziel.modell, ags.2.3.ziel.alle, ags.2.3.ziel.punkt, ags.2.3.ziel.cm)."""

TARGET_FACTS: Mapping[str, Saying] = {
    "contact": Saying("Kontakt", "contact", ("Kontakt (0)",)), "in_range": Saying("Reichweite", "range"),
    "los": Saying("LoS", "LoS", ("Sichtlinie",)),
}
"""What must hold for the target (ags.2.3.reichweite_los)."""
HAVING = own_word_slot("having", "keyword")

TRIGGERS: Mapping[str, Saying] = {
    "own_activation": Saying("zu Beginn der eigenen Aktivierung", "at the start of its activation"),
    "foe_activation": Saying(
        "wenn ein feindl. Modell in Kontakt aktiviert wird", "when an enemy model in contact is activated"
    ),
    "charge": Saying("nach einem Sturmangriff", "after a charge"),
    "kill": Saying("wenn dieses Modell ein feindl. Modell ausschaltet", "when this model takes out an enemy model"),
    "attacked": Saying("nach einem Nah-Angriff auf dieses Modell", "after a melee attack on this model"),
    "damaged": Saying("wenn dieses Modell Schaden erleidet", "when this model suffers damage"),
    "round_start": Saying("zu Beginn der Runde", "at the start of the round"),
    "round_end": Saying("am Ende der Runde", "at the end of the round"),
    "march": Saying("wenn dieses Modell geht oder rennt", "when this model walks or runs"),
}
"""When a passive ability does something (ags.2.3.passiv)."""

_CONDITION = word_of("word", "condition", CONDITION_NAMES)
WHILES = Phrases(
    Condition,
    {"word": own_word_slot("word", "keyword"), "condition": _CONDITION, "inches": inches("inches")},
    [
        Phrase(
            "in Kontakt mit freundl. Modell", "in contact with a friendly model", {"kind": "contact_friend"},
            ("in Kontakt mit einem freundl. Modell",),
        ),
        Phrase(
            "in Kontakt mit freundl. Modell mit {word}", "in contact with a friendly model with {word}",
            {"kind": "contact_friend"}, ("in Kontakt mit einem freundl. Modell mit {word}",),
        ),
        Phrase("in der eigenen Hälfte", "in its own half", {"kind": "own_half"}),
        Phrase("im Wald", "in a wood", {"kind": "in_wood"}),
        Phrase("im Wasser", "in water", {"kind": "in_water"}, ("im Gewässer",)),
        Phrase("in Kontakt mit Gelände", "in contact with terrain", {"kind": "at_terrain"}),
        Phrase(
            "innerhalb von {inches} Zoll um einen eigenen TT-Marker", "within {inches} inches of an own TT marker",
            {"kind": "near_own_tt"},
        ),
        Phrase("im Sturmangriff", "charging", {"kind": "charging"}),
        Phrase("das Ziel {condition} ist", "the target is {condition}", {"kind": "target_condition"}),
        Phrase("dieses Modell {condition} ist", "this model is {condition}", {"kind": "own_condition"}),
        Phrase("im Nahkampf", "in melee", {"kind": "in_melee"}),
        Phrase("im eigenen Schatten", "in its own shadow", {"kind": "shadow"}),
        Phrase("verwundet", "wounded", {"kind": "wounded"}),
        Phrase("noch nicht aktiviert", "not yet activated", {"kind": "not_activated"}),
    ],
)
"""As long as what a passive ability holds."""

ONCE: Mapping[str, Saying] = {
    "round": Saying("einmal pro Runde", "once per round", ("ein mal pro Runde",)),
    "game": Saying("einmal pro Spiel", "once per game", ("ein mal pro Spiel",)),
}

WHEN: Mapping[str, Saying] = {
    "hit": Saying("Treffer", "Hit", ("bei Treffer", "Wenn das Ziel getroffen wird")),
    "damage": Saying("Schaden", "Damage", ("bei Schaden", "Wenn das Ziel Schaden erleidet")),
    "kill": Saying("Ausgeschaltet", "Taken out", ("Wenn das Ziel ausgeschaltet wird",)),
    "always": Saying("Immer", "Always"),
    "failure": Saying("Misserfolg", "Failure", ("bei Misserfolg",)),
}
"""On which result an effect happens; without such a word: if the test succeeds."""

UNTIL: Mapping[str, Saying] = {
    "attack": Saying("bis zum Ende des Angriffs", "until the end of the attack"),
    "activation": Saying("bis zum Ende der Aktivierung", "until the end of the activation"),
    "round": Saying("bis zum Ende der Runde", "until the end of the round"),
    "next_activation": Saying("bis zur nächsten Aktivierung", "until its next activation"),
    "game": Saying("bis zum Spielende", "until the end of the game"),
}

ON: Mapping[str, Saying] = {
    "target": Saying("Ziel", "target", ("das Ziel", "die Ziele", "alle Ziele", "es")),
    "self": Saying("dieses Modell", "this model"),
}


def _far() -> Slot:
    """A distance that is more than nothing."""
    plain = inches("inches")

    def write(struct: Any, language: str) -> str | None:
        return plain.write(struct, language) if struct.inches > 0 else None

    return Slot(("inches",), plain.read, write)


EFFECTS = Phrases(
    Effect,
    {
        "on": word_of("on", "on", ON), "amount": amount("amount"), "count": plain_number("amount"),
        "condition": _CONDITION, "inches": inches("inches"), "far": _far(), "change": change(), "tag": tag_slot("word"),
        "card": own_word_slot("word", "card"), "most": positive("strength"), "text": quoted("word"),
    },
    [
        Phrase(
            "{on} erleidet {amount} Schaden", "{on} suffers {amount} damage", {"block": "damage"},
            ("erleidet {on} {amount} Schaden", "{on} erleiden {amount} Schaden"),
        ),
        Phrase(
            "{on} wird {condition}", "{on} becomes {condition}", {"block": "condition"},
            (
                "{on} erhält den {condition} Zustand", "{on} erhält den Zustand {condition}", "wird {on} {condition}",
                "erhält {on} den {condition} Zustand", "{on} erhalten den {condition} Zustand",
                "{on} erhält {condition}", "{on} werden {condition}",
            ),
        ),
        Phrase("{on} verliert alle Zustände", "{on} loses all conditions", {"block": "cure"}),
        Phrase(
            "{on} verliert {condition}", "{on} loses {condition}", {"block": "cure"},
            ("{on} verliert den {condition} Zustand",),
        ),
        Phrase("heilt {amount}", "heals {amount}", {"block": "heal", "on": "target"}, ("heilt {amount} HP",)),
        Phrase(
            "{on} heilt {amount}", "{on} heals {amount}", {"block": "heal"},
            ("{on} heilt {amount} HP", "{on} erhält {amount} HP"),
        ),
        Phrase(
            "{on} wird {inches} Zoll bewegt", "{on} is moved {inches} inches", {"block": "move"},
            ("Bewege {on} um bis zu {inches} Zoll", "{on} wird um {inches} Zoll bewegt"),
        ),
        Phrase(
            "{on} entkommt {inches} Zoll weit", "{on} escapes {inches} inches", {"block": "move", "word": "frei"}
        ),
        Phrase(
            "{on} wird {inches} Zoll weggestoßen", "{on} is pushed away {inches} inches", {"block": "push"},
            ("{on} wird {inches} Zoll gestoßen", "{on} wird um {inches} Zoll weggestoßen"),
        ),
        Phrase(
            "{on} wird {inches} Zoll herangezogen", "{on} is pulled {inches} inches",
            {"block": "push", "word": "heran"}, ("{on} wird um {inches} Zoll herangezogen",),
        ),
        Phrase("Freier Stoß", "free push", {"block": "free_push"}, ("Freier Stoß gegen das Ziel",)),
        Phrase("beschwört {count} {card}", "summons {count} {card}", {"block": "summon"}),
        Phrase(
            "beschwört {count} {card} (höchstens {most})", "summons {count} {card} (at most {most})",
            {"block": "summon"},
        ),
        Phrase(
            "beschwört {count} {card} innerhalb von {far} Zoll", "summons {count} {card} within {far} inches",
            {"block": "summon"},
        ),
        Phrase(
            "beschwört {count} {card} innerhalb von {far} Zoll (höchstens {most})",
            "summons {count} {card} within {far} inches (at most {most})", {"block": "summon"},
        ),
        Phrase("erhält {amount} LT", "gains {amount} LT", {"block": "token"}, ("Erhalte {amount} LT",)),
        Phrase("stiehlt {amount} LT", "steals {amount} LT", {"block": "steal_token"}),
        Phrase(
            "platziert {count} TT-Marker", "places {count} TT markers", {"block": "place_tt"},
            ("Platziere {count} TT-Marker", "Platziere {count} TT-Marker in Kontakt (0)"),
        ),
        Phrase(
            "platziert {count} TT-Marker innerhalb von {far} Zoll", "places {count} TT markers within {far} inches",
            {"block": "place_tt"}, ("Platziere {count} TT-Marker innerhalb von {far} Zoll",),
        ),
        Phrase(
            "entfernt TT-Marker", "removes the TT markers", {"block": "remove_tt"},
            ("Entferne den TT-Marker", "Entferne die TT-Marker", "Entferne alle TT-Marker",
             "Entferne einen TT-Marker in Kontakt (0)"),
        ),
        Phrase("entfernt CM", "removes the CM", {"block": "remove_cm"}, ("Entferne den CM", "Entferne alle CM")),
        Phrase("opfert {on}", "sacrifices {on}", {"block": "sacrifice"}),
        Phrase("tauscht mit dem Ziel den Platz", "changes places with the target", {"block": "swap"}),
        Phrase("{on} erhält eine Aktion", "{on} gains an action", {"block": "extra_action"}),
        Phrase("{on} greift sofort an", "{on} attacks at once", {"block": "attack"}),
        Phrase("{change}", "{change}", {"block": "modifier", "on": "target"}),
        Phrase("{on} erhält {change}", "{on} gains {change}", {"block": "modifier"}, ("{on} erhalten {change}",)),
        Phrase("{on} erhält {tag}", "{on} gains {tag}", {"block": "tag"}, ("{on} erhalten {tag}",)),
        Phrase(
            "Mob nimmt Modelle innerhalb von {inches} Zoll auf", "mob takes in models within {inches} inches",
            {"block": "absorb"},
        ),
        Phrase("{on} springt zu einem eigenen TT-Marker", "{on} jumps to an own TT marker", {"block": "jump_to_tt"}),
        Phrase("{on} erhält weiche Deckung", "{on} gains soft cover", {"block": "cover"}),
        Phrase("{on} gerät in gefährliches Gelände", "{on} meets dangerous ground", {"block": "danger"}),
        Phrase("{text}", "{text}", {"block": "text"}),
    ],
)
"""The building blocks, in the order of docs/ags-cards.md."""
EFFECT_FRAME = ("when", "chance", "optional", "until")
"""Fields of an effect that every block has, said around its phrase."""

MORE: Mapping[str, Phrases] = {
    "modifier": Phrases(Effect, {"change": change()}, [Phrase("{change}", "{change}")]),
    "condition": Phrases(
        Effect, {"condition": _CONDITION},
        [Phrase("{condition}", "{condition}", also=("den {condition} Zustand", "den Zustand {condition}"))],
    ),
    "tag": Phrases(Effect, {"tag": tag_slot("word")}, [Phrase("{tag}", "{tag}")]),
}
"""What may go on with “und” after a block; it is printed as a sentence of its own."""
