"""The table as one seat sees it: what is worth how much, who can harm whom. No undisclosed task is ever looked at."""
from __future__ import annotations

from copy import copy
from math import hypot

from walstatt.bots.ags.clashes import Blows, Clashes
from walstatt.bots.ags.temper import ROUNDS, Temper
from walstatt.bots.ags.ways import Maps, WalkMap
from walstatt.games.ags import facts, records, values
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import NEUTRAL, TABLE, Figure
from walstatt.games.ags.tasks import places
from walstatt.games.ags.tasks.goal import eliminated, kills, scored, victories
from walstatt.games.ags.tasks.side_tasks import BOUNTY_POINTS
from walstatt.odds.ags import DuelOdds

SUMMONED_COST = 2.5
CENTRE = 18.0
FEAST_REACH = 6.5
MOST_TASK, MOST_TACTIC = 3, 4


class Situation:
    """One look at the table, for one decision."""

    def __init__(self, play: AgsPlay, seat: int, maps: Maps, temper: Temper) -> None:
        self.play = play
        self.seat = seat
        self.enemy = 1 - seat
        self.maps = maps
        self.temper = temper
        self.clashes = Clashes(play)
        state = play.state
        self.round = max(1, state.round)
        self.left = ROUNDS - self.round + 1
        """Rounds left, this one counted."""
        self.fade = temper.fading[min(self.round, ROUNDS)]
        self.own = state.of(seat)
        self.foes = state.of(self.enemy)
        self.tasks = state.tasks[seat].chosen
        self.feared_tasks = state.tasks[self.enemy].disclosed
        """Tasks of the opponent that lie open."""
        self._movs: dict[str, float] = {}
        self._worths: dict[str, float] = {}
        self._fights: dict[str, bool] = {}

    # ---- ghosts

    def ghost(self) -> AgsPlay:
        """A play of one's own on which positions may be tried."""
        twin = copy(self.play)
        twin.log = None
        twin.state = self.play.state.copy()
        return twin

    # ---- figures

    def mov(self, figure: Figure) -> float:
        known = self._movs.get(figure.id)
        if known is None:
            known = self._movs[figure.id] = float(values.mov(self.play, figure).total)
        return known

    def map(self, figure: Figure) -> WalkMap:
        """How models of its size get about."""
        return self.maps.of(self.play.radius(figure))

    def cost(self, figure: Figure) -> float:
        if figure.seat == NEUTRAL:
            return 0.0
        return self.play.profile(figure).cost or SUMMONED_COST

    def worth(self, figure: Figure) -> float:
        """A model at full HP, in victory points."""
        known = self._worths.get(figure.id)
        if known is None:
            known = self._worths[figure.id] = self._worth(figure)
        return known

    def _worth(self, figure: Figure) -> float:
        if figure.seat == NEUTRAL:
            return 0.0
        card = self.play.profile(figure)
        value = self.cost(figure) * self.temper.hire * self.fade
        return value * self.temper.leader if card.leader else value

    def harm(self, figure: Figure, damage: float, kill: float) -> float:
        """What so much damage takes of a model's worth."""
        share = self.temper.kill_share
        most = max(1, self.play.profile(figure).hp)
        lost = (1.0 - share) * min(damage, figure.hp) / most + share * kill
        return self.worth(figure) * lost + kill * self.loss_price(figure)

    def loss_price(self, figure: Figure) -> float:
        """Victory points that go with an own model."""
        if figure.seat != self.seat:
            return 0.0
        price = 0.0
        if "ueberleben" in self.tasks and len(eliminated(self.play, self.seat)) < MOST_TASK:
            price += 0.9
        if "kopfgeld" in self.feared_tasks and self.play.is_general(figure):
            price += BOUNTY_POINTS.get(self.round, 0)
        if figure.carries:
            price += 0.4
        return price

    def gain(self, target: Figure, odds: DuelOdds, kind: str) -> float:
        """What an attack with these odds brings."""
        if target.seat == NEUTRAL:
            return self._neutral_gain(target, odds, kind)
        value = self.harm(target, odds.expected_damage, odds.kill) + odds.kill * self.kill_bonus(target, kind)
        if "erstschlag" in self.tasks and self._may_strike_first():
            value += 0.9 * (1.0 - odds.damage[0])
        return value

    def _may_strike_first(self) -> bool:
        play, now = self.play, self.round
        done = records.this_round(play, f"first_strike:{self.seat}") or records.this_round(play, f"hurt:{self.seat}")
        got = sum(one.points for one in victories(play, self.seat, "erstschlag"))
        return not done and got < MOST_TASK and now > 0

    def _neutral_gain(self, target: Figure, odds: DuelOdds, kind: str) -> float:
        """Prisoners and slavers are worth what tasks say; one who has not yet talked may still talk."""
        share = 0.3 * min(odds.expected_damage, target.hp) / 4.0 + odds.kill * 0.7
        if target.profile == "prisoner" and "rache_ueben" in self.tasks and kind == "nah":
            if self.points("rache_ueben") >= MOST_TASK:
                return 0.0
            asked = records.count(self.play, f"befragt:{self.seat}:{target.id}")
            return share * (1.0 if asked or self.round == ROUNDS else 0.45)
        if target.profile == "slaver" and target.hp > 0 and "unrecht_ausmerzen" in self.tasks:
            return share * (1.0 if scored(self.play, self.seat, "unrecht_ausmerzen") else 2.0)
        return -0.5

    def points(self, goal: str) -> int:
        return sum(one.points for one in victories(self.play, self.seat, goal))

    def kill_bonus(self, target: Figure, kind: str) -> float:
        """Victory points for taking this model out."""
        play, seat, bonus = self.play, self.seat, 0.0
        here = kills(play, seat, self.round)
        for task in self.tasks:
            if task == "kopfgeld" and play.is_general(target):
                bonus += BOUNTY_POINTS.get(self.round, 0)
            elif task == "ab_ins_gemetzel" and not here:
                bonus += 0.8 if self.points(task) > 0 else 0.0
            elif task == "magische_kraefte" and kind == "spruch" and self.points(task) < MOST_TASK:
                bonus += 1.0
            elif task == "einschuechtern" and not scored(play, seat, task):
                bonus += (0.15, 0.5, 2.4)[min(2, len(here))]
            elif task == "allein_unterwegs" and self.round > 1:
                bonus += (0.3, 1.0, 0.0)[min(2, len(here))]
            elif task == "schlaechterfest" and hypot(target.x - CENTRE, target.y - CENTRE) <= FEAST_REACH:
                bonus += 0.45
            elif task == "provokation_vermeiden":
                bonus -= self.temper.kill_cost if 1 <= len(kills(play, seat)) < 4 else 0.1
            elif task == "gefangener" and target.id == play.state.tasks[seat].captive:
                bonus -= 1.5
            elif task in ("eintritt_verboten", "verdraengen") and places.in_half(play, target, seat):
                bonus += 0.5
            elif task == "kraeftemessen":
                bonus += 0.05
        if play.state.tactic == 5 and f"item-{seat ^ 1}" in target.carries:
            bonus += 1.3
        return bonus

    # ---- danger

    def exposed(self, figure: Figure, x: float, y: float, guarded: bool = False) -> float:
        """What enemies could take from a model that stands there."""
        temper, total, kill = self.temper, 0.0, 0.0
        radius = self.play.radius(figure)
        for foe in self.foes:
            away = hypot(foe.x - x, foe.y - y) - radius - self.play.radius(foe)
            if away > 24.0:
                continue
            fighting = away > 0.1 and self.fights(foe)
            blow = self.clashes.best(foe, figure, away, 0.0 if fighting else self.mov(foe), guarded)
            if blow.damage <= 0.0:
                continue
            weight = temper.spent_exposure if foe.activated else temper.exposure
            if self.left == 1 and foe.activated:
                continue
            weight *= 1.6 if away <= 0.1 else 1.0
            total += weight * blow.damage
            kill = 1.0 - (1.0 - kill) * (1.0 - weight * blow.kill)
        if total <= 0.0:
            return 0.0
        return self.harm(figure, total, max(kill, min(1.0, max(0.0, total / max(1, figure.hp) - 0.6))))

    def fights(self, figure: Figure) -> bool:
        known = self._fights.get(figure.id)
        if known is None:
            known = self._fights[figure.id] = facts.in_melee(self.play, figure)
        return known

    def threat(self, figure: Figure) -> Blows:
        """The worst single blow that a ready enemy can land on it now."""
        worst = Blows(0.0, 0.0)
        for foe in self.foes:
            if foe.activated:
                continue
            blow = self.clashes.best(foe, figure, self.gap(figure, foe), self.mov(foe))
            worst = max(worst, blow)
        return worst

    def gap(self, one: Figure, other: Figure) -> float:
        return hypot(one.x - other.x, one.y - other.y) - self.play.radius(one) - self.play.radius(other)

    def token_worth(self) -> float:
        """A token kept for later."""
        if self.left == 1:
            return self.temper.late_token
        plenty = max(0, self.play.tokens(self.seat) - 2)
        return self.temper.token * (0.6 + 0.1 * self.left) * self.temper.plenty**plenty

    def is_there(self, figure_id: str) -> bool:
        figure = self.play.state.figures.get(figure_id)
        return figure is not None and figure.place == TABLE
