"""Cards in words for readers of either language: values, tags, abilities, and what stands on a sheet of paper."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from walstatt.core.catalogue import load
from walstatt.core.texts import Texts, text
from walstatt.games.ags.abilities import Ability
from walstatt.games.ags.card_text import write_ability, write_card
from walstatt.games.ags.notation.ability_text import head_parts, write_effect
from walstatt.games.ags.notation.phrases import COSTS, ON
from walstatt.games.ags.notation.whole_card import first_values, second_values
from walstatt.games.ags.notation.words import ATTACK_TAGS, CONDITION_NAMES, TAGS, tag_name, word_name
from walstatt.games.ags.profiles import Force, Name, Profile, read_tag
from walstatt.games.ags.roster_checks import effects_of, people_text
from walstatt.games.lobby import PrintedArmy, PrintedRule, PrintedUnit

COLUMNS = ("ability", "action", "head", "effect")
CONDITION_RULES = {
    "Geschwächt": "ags.2.10.geschwaecht", "Magisch Gesegnet": "ags.2.10.magisch_gesegnet",
}


def condition_rule(name: str) -> str:
    return CONDITION_RULES.get(name, f"ags.2.10.{name.casefold()}")


class SheetText:
    """Writes cards and forces in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.language = texts.language

    # ---- cards

    def card(self, profile: Profile, description: Name | None = None) -> Iterator[str]:
        """The whole card, line by line, with what is told about it."""
        first, *rest = write_card(profile, self.language, both_names=False).split("\n")
        yield f"{first}. {description[self.language]}" if description else first
        yield from (f"    {line}" for line in rest)

    def values(self, profile: Profile) -> list[str]:
        """Class, limit and the values of the profile."""
        words = first_values(profile, self.language)[:-1]
        return [*(word for word in words[-2:] if not word.endswith(" -")), *second_values(profile, self.language)]

    def tags(self, profile: Profile) -> list[str]:
        return [
            *(tag_name(tag, self.language) for tag in profile.tags),
            *(word_name(word, self.language) for word in profile.keywords),
        ]

    def abilities(self, profile: Profile) -> list[str]:
        shared = profile.mob_bonus.abilities if profile.mob_bonus else ()
        return [write_ability(ability, self.language, both_names=False) for ability in (*profile.abilities, *shared)]

    # ---- forces

    def force(self, force: Force) -> Iterator[str]:
        """Who belongs to the force, each card once."""
        cost = self._say("ags-sheet-cost", cost=force.cost)
        yield f"{self.texts.say(people_text(force.people))}: {cost}"
        for hire in force.hires:
            words = [hire.name[self.language], str(force.profiles[hire.profile].cost)]
            if hire.id == force.general:
                words.append(self._say("ags-general"))
            yield f"    {', '.join(words)}"
        for key in dict.fromkeys(hire.profile for hire in force.hires):
            yield ""
            yield from self.card(force.profiles[key])

    def printed(self, force: Force, people: str, size: int) -> PrintedArmy:
        """The force on paper; cards that may be summoned come last."""
        hired = [self._unit(force, key) for key in dict.fromkeys(hire.profile for hire in force.hires)]
        cards = _in_play(force)
        called = [self._card_on_paper(card, "", 1) for card in cards if card.has("Beschworen")]
        # The members of a mob have the wounds, not the mob.
        called += [self._card_on_paper(card, "", 0) for card in cards if card is force.mob]
        points = self._say("paper-points-of", points=force.cost, size=size)
        columns = [self._say(f"ags-paper-{column}") for column in COLUMNS]
        return PrintedArmy(people, points, columns, [*hired, *called], list(self._rules(cards)))

    def _unit(self, force: Force, key: str) -> PrintedUnit:
        card = force.profiles[key]
        copies = [hire for hire in force.hires if hire.profile == key]
        points = self._say("paper-points", points=card.cost * len(copies))
        unit = self._card_on_paper(card, points, len(copies))
        if len(copies) > 1:
            unit.name = self._say("ags-paper-copies", number=len(copies), name=card.name)
        if any(hire.id == force.general for hire in copies):
            unit.notes.insert(0, self._say("ags-general"))
        return unit

    def _card_on_paper(self, card: Profile, points: str, copies: int) -> PrintedUnit:
        return PrintedUnit(
            card.name[self.language], points, self.values(card), [self._row(ability) for ability in card.abilities],
            list(self._notes(card)), self.tags(card), [card.hp] * copies,
        )

    def _row(self, ability: Ability) -> list[str]:
        name = ability.english if self.language == "en" and ability.english else ability.name
        costs = "+".join(COSTS[cost].de if self.language == "de" else COSTS[cost].en for cost in ability.costs)
        effects = ". ".join(write_effect(effect, self.language) for effect in ability.effects)
        return [name, costs, ", ".join(head_parts(ability, self.language)), effects]

    def _notes(self, card: Profile) -> Iterator[str]:
        """The second values of Licht und Schatten and what a member brings to its mob."""
        for line in write_card(card, self.language, both_names=False).split("\n"):
            if line.startswith(("Schatten:", "Shadow:", "Im Mob:", "In a mob:")):
                yield line

    def _rules(self, cards: Sequence[Profile]) -> Iterator[PrintedRule]:
        """Every tag and condition that the cards speak of, in the order of their names."""
        found: dict[str, str] = {}
        for card in cards:
            for word in _words(card):
                tag = read_tag(word)
                if tag.word in TAGS or tag.word in ATTACK_TAGS:
                    kind = TAGS.get(tag.word) or ATTACK_TAGS[tag.word]
                    found[tag.word if self.language == "de" else kind.en] = kind.rule
                elif word in CONDITION_NAMES:
                    found[word_name(word, self.language)] = condition_rule(word)
        blocks = [effect for card in cards for _, effect in effects_of(card)]
        if any(effect.block == "modifier" for effect in blocks):
            found["DEF+1/#"] = "ags.2.1.schreibweise"
        if any(effect.on == "self" for effect in blocks):
            found[ON["self"].de if self.language == "de" else ON["self"].en] = "ags.1.3.2"
        for name, rule in sorted(found.items()):
            yield PrintedRule(name, self._explained(rule))

    def _explained(self, id: str) -> str:
        """All that the catalogue says under this id."""
        about = [rule for rule in load("ags").rules if rule.id == id or rule.id.startswith(f"{id}.")]
        return " ".join(rule.de if self.language == "de" else rule.en for rule in about)

    def _say(self, key: str, /, **args: object) -> str:
        return self.texts.say(text(key, **args))


def _in_play(force: Force) -> list[Profile]:
    """The cards that a game of this force can need: the hired ones, those it may summon, that of its mobs."""
    hired = {hire.profile for hire in force.hires}
    cards = [card for key, card in force.profiles.items() if key in hired or card.has("Beschworen")]
    if force.mob is not None and any(force.profiles[key].has("Mob") for key in hired):
        cards.append(force.mob)
    return cards


def _words(card: Profile) -> Iterator[str]:
    """The tags and conditions that a card names."""
    yield from (str(tag) for tag in card.tags)
    for ability in card.abilities:
        yield from ability.tags
        yield from (effect.word for effect in ability.effects if effect.block in ("condition", "cure", "tag"))
