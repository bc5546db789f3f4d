"""Three valleys (Drei Täler): a game by mail. Three realms write papers; after six years the pass decides.

The worked example of docs/adding-a-game.md for worlds: papers with a deadline, a game master, a battle that may wait
for somebody to play it by hand, and two secrets (how rich each vein is, and what lies buried at the pass).
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from walstatt.core.questions import AT_MOST, SUM, Roll
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.core.turn import EVERYBODY, Step, Turn, Waiting
from walstatt.core.twins import twin, twins
from walstatt.core.world import Phase, Report
from walstatt.games.small_world import NUMBER, PROSE, WORD, SmallWorld, told_line

REALMS = ("Nord", "Ost", "West")
YEARS, GOLD, MEN, GIFT = 6, 4, 3, 2
UNKNOWN = 3
"""What a checker takes a secret for."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    veins: tuple[int, int, int] = (2, 3, 4)
    treasure: int = 6
    by_hand: bool = False
    """Does somebody play the battles?"""


class Valley(msgspec.Struct):
    gold: int
    men: int
    vein: int
    """A dig succeeds on so much or less on a W6; its owner learns it only by digging."""
    at_pass: int = 0
    points: int = 0


class Valleys(msgspec.Struct):
    realms: dict[str, Valley]
    treasure: int
    by_hand: bool
    year: int = 1

    def copy(self) -> Valleys:
        copied: Valleys = twin(self)
        copied.realms = twins(self.realms)
        return copied


class ThreeValleys(SmallWorld):
    key = "taeler"
    version = 1
    setup_type, state_type = Setup, Valleys
    notation: ClassVar = {"heben": NUMBER, "ziehen": NUMBER, "graben": WORD, "suchen": WORD, "bitten": PROSE}
    written_by = "taeler.papers"

    def found(self, setup: Setup) -> Valleys:
        if not all(1 <= vein <= 5 for vein in setup.veins) or not 0 <= setup.treasure <= 20:
            raise refuse("taeler.veins", "taeler-refused-setup")
        valleys = {realm: Valley(GOLD, MEN, vein) for realm, vein in zip(REALMS, setup.veins, strict=True)}
        return Valleys(valleys, setup.treasure, setup.by_hand)

    def without_master(self, setup: Setup) -> Setup:
        return msgspec.structs.replace(setup, by_hand=False)

    def label(self, state: Valleys) -> str:
        return f"Jahr {state.year}"

    def over(self, state: Valleys) -> bool:
        return state.year > YEARS

    def steps(self, state: Valleys) -> Sequence[Step]:
        del state
        return CALENDAR

    def known(self, state: Valleys, realm: str) -> Valleys:
        copied = state.copy()
        copied.treasure = UNKNOWN
        for other, valley in copied.realms.items():
            valley.vein = UNKNOWN
            if other != realm:
                copied.realms[other] = Valley(UNKNOWN, UNKNOWN, UNKNOWN)
        return copied

    def summary(self, state: Valleys, realm: str) -> Report:
        valleys = state.realms
        own, holders = valleys[realm], [one for one in valleys if valleys[one].at_pass]
        points = told({one: valley.points for one, valley in valleys.items()})
        return {
            "realm": [told_line("taeler-own", "taeler.papers", gold=own.gold, men=own.men, at_pass=own.at_pass)],
            "pass": [
                told_line("taeler-holders", "taeler.hold", realms=holders),
                told_line("taeler-points", "taeler.hold", points=points),
            ],
        }

    def random_setup(self, rng: Random) -> Setup:
        first, second, third = (rng.randint(1, 5) for _ in REALMS)
        return Setup((first, second, third), rng.randint(0, 9), rng.random() < 0.5)

    def sample_paper(self, state: Valleys, realm: str, rng: Random) -> str:
        own = state.realms[realm]
        levy = rng.randint(0, own.gold)
        orders = [f"heben {levy}", f"ziehen {rng.randint(0, own.men + levy)}", "bitten um Gold", "graben"]
        return "\n".join(rng.sample(orders[:1] + orders[2:], rng.randint(0, 3)) if rng.random() < 0.5 else orders)

    def sample_outcome(self, waiting: Waiting, rng: Random) -> Any:
        left = {realm: rng.randint(0, men) for realm, men in waiting.args["men"].items()}
        return {"winner": rng.choice([None, *left]), "men": left}

    def secrets(self, phase: Phase, realm: str) -> list[Callable[[Phase], None]]:
        def richer(phase: Phase) -> None:
            for other, valley in phase.state.realms.items():
                valley.vein = valley.vein if other == realm else 6 - valley.vein

        def elsewhere(phase: Phase) -> None:
            phase.state.treasure = phase.state.treasure * 2 + 1

        searches = any(line.word == "suchen" for line in self.read(phase.inputs.papers.get(realm, ""))[0])
        return [richer] if searches else [richer, elsewhere]

    def flaws(self, state: Valleys) -> list[str]:
        return [
            f"{realm} has less than nothing: {valley}" for realm, valley in state.realms.items()
            if min(valley.gold, valley.men, valley.at_pass) < 0
        ]


GAME = ThreeValleys()


def papers(turn: Turn) -> None:
    """What cannot be read is told to its writer, and has no effect."""
    for realm, paper in turn.papers.items():
        for problem in GAME.read(paper)[1]:
            turn.tell((realm,), "taeler-refused-line", problem.rule, line=problem.line, why=problem.why)


def levy(turn: Turn) -> None:
    """A man costs one gold."""
    for realm, line in GAME.lines(turn):
        own = turn.state.realms[realm]
        if line.word == "heben" and line.amount > own.gold:
            turn.tell((realm,), "taeler-refused-gold", "taeler.levy", line=line.number, gold=own.gold)
        elif line.word == "heben":
            own.gold, own.men = own.gold - line.amount, own.men + line.amount
            turn.tell((realm,), "taeler-levied", "taeler.levy", men=line.amount)


def march(turn: Turn) -> None:
    """Men go to the pass; who stays there is seen by everybody, how many by those who stand there."""
    for realm, line in GAME.lines(turn):
        own = turn.state.realms[realm]
        if line.word == "ziehen" and line.amount > own.men:
            turn.tell((realm,), "taeler-refused-men", "taeler.march", line=line.number, men=own.men)
        elif line.word == "ziehen":
            own.men, own.at_pass = own.men - line.amount, own.at_pass + line.amount
            turn.tell((realm,), "taeler-marched", "taeler.march", men=line.amount)


def search(turn: Turn) -> None:
    """Once a year men at the pass may look for what is buried there: W100, at most 10 for each of them."""
    for realm, line in {realm: line for realm, line in GAME.lines(turn) if line.word == "suchen"}.items():
        own = turn.state.realms[realm]
        if not own.at_pass:
            turn.tell((realm,), "taeler-refused-nobody", "taeler.search", line=line.number)
            continue
        need = Tally(0, "taeler.search", high=95).change(10 * own.at_pass, "taeler.search")
        roll = Roll(None, "taeler:search", "taeler.search", 1, 100, need, compare=AT_MOST)
        if roll.reached(turn.roll(realm, roll)) and turn.state.treasure:
            turn.tell((realm,), "taeler-found", "taeler.search", gold=turn.state.treasure)
            own.gold, turn.state.treasure = own.gold + turn.state.treasure, 0
        else:
            turn.tell((realm,), "taeler-found-nothing", "taeler.search")


def plead(turn: Turn) -> None:
    """The game master may grant a wish with two gold; if he says nothing he does not."""
    for realm, line in GAME.lines(turn):
        if line.word == "bitten":
            about, options, concerned = (realm, line.number), (False, True), [realm]
            if turn.decide(
                about, "taeler:plead", "taeler.plead", False, options, realms=concerned, realm=realm, wish=line.prose
            ):
                turn.state.realms[realm].gold += GIFT
                turn.tell((realm,), "taeler-granted", "taeler.plead", gold=GIFT)


def dig(turn: Turn) -> None:
    """One dig a year for each realm, for two gold."""
    for realm in dict.fromkeys(realm for realm, line in GAME.lines(turn) if line.word == "graben"):
        own = turn.state.realms[realm]
        need = Tally(own.vein, "taeler.veins")
        roll = Roll(None, "taeler:dig", "taeler.dig", 1, 6, need, compare=AT_MOST)
        gold = GIFT * roll.reached(turn.roll(realm, roll))
        own.gold += gold
        turn.tell((realm,), "taeler-dug", "taeler.dig", gold=gold)


def battle(turn: Turn) -> None:
    """Where several realms stand at the pass one roll of each decides, W6 and its men; or somebody plays it."""
    men = {realm: valley.at_pass for realm, valley in turn.state.realms.items() if valley.at_pass}
    if len(men) < 2:
        return
    if turn.state.by_hand:
        outcome = turn.outcome(
            "pass", "taeler:battle", "taeler.battle", check=lambda value: check(value, men), men=men
        )
        if outcome is not None:
            settle(turn, men, outcome["winner"], outcome["men"])
        return
    strength = {}
    for realm, number in men.items():
        roll = Roll(None, "taeler:strength", "taeler.battle", 1, 6, compare=SUM)
        strength[realm] = turn.roll(realm, roll)[0] + number
    best = [realm for realm in men if strength[realm] == max(strength.values())]
    winner = best[0] if len(best) == 1 else None
    settle(turn, men, winner, {realm: number if realm == winner else number // 2 for realm, number in men.items()})


def check(value: Any, men: dict[str, int]) -> None:
    """An outcome by hand: nobody appears from nowhere."""
    left: Any = value.get("men") if isinstance(value, dict) else None
    fits = isinstance(left, dict) and set(left) == set(men) and value.get("winner") in (None, *men)
    if not fits or not all(type(left[realm]) is int and 0 <= left[realm] <= most for realm, most in men.items()):
        raise refuse("taeler.battle", "taeler-refused-outcome", men=told(men))


def told(men: dict[str, int]) -> list[str]:
    return [f"{realm} {number}" for realm, number in men.items()]


def settle(turn: Turn, men: dict[str, int], winner: str | None, left: dict[str, int]) -> None:
    for realm in men:
        valley = turn.state.realms[realm]
        valley.at_pass, home = (left[realm], 0) if realm == winner else (0, left[realm])
        valley.men += home
    key = "taeler-won" if winner else "taeler-nobody-won"
    turn.tell(
        men, key, "taeler.battle", winner=winner or "", lost=told({realm: men[realm] - left[realm] for realm in men})
    )


def hold(turn: Turn) -> None:
    """Who alone stands at the pass at the end of a year has a point more."""
    holders = [realm for realm, valley in turn.state.realms.items() if valley.at_pass]
    if len(holders) == 1:
        turn.state.realms[holders[0]].points += 1
        turn.tell(EVERYBODY, "taeler-holds", "taeler.hold", realm=holders[0])


def next_year(turn: Turn) -> None:
    turn.state.year += 1
    if turn.state.year > YEARS:
        best = max(valley.points for valley in turn.state.realms.values())
        winners = [realm for realm, valley in turn.state.realms.items() if valley.points == best]
        turn.tell(EVERYBODY, "taeler-ends", "taeler.end", winners=winners, points=best)


CALENDAR = [Step(step.__name__, step) for step in (papers, levy, march, search, plead, dig, battle, hold, next_year)]
