"""`walstatt kalevala rehearse`: many battles from what a realm knows, told as they come."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from walstatt.cli.kalevala_command import Desk
from walstatt.cli.world_command import DONE, read_paper
from walstatt.desk import rehearsing
from walstatt.desk.evaluation import Folder
from walstatt.desk.rehearsing import MOST_BATTLES, Wish
from walstatt.desk.side_by_side import side_by_side
from walstatt.lab.arena import wilson

AT_ONCE: Final = 20
RESULTS: Final = ("lost", "open", "won")
KINDS: Final = {"good": 0.9, "typical": 0.5, "bad": 0.1}
"""Not the very best and worst of them: nobody should plan with those."""


def rehearse(desk: Desk) -> int:
    world = desk.open()
    _, realm, paper = desk.words
    wish = Wish(desk.realm(world, realm), read_paper(desk, paper), desk.given.against or ())
    number = min(desk.given.number or AT_ONCE, MOST_BATTLES)
    rehearsing.allow(world, wish)
    folder, battles = world.folder(), list[dict[str, Any]]()
    while len(battles) < number:
        numbers = range(len(battles), min(number, len(battles) + AT_ONCE))
        found = side_by_side(_tried, [(folder, wish, one) for one in numbers])
        wish = wish._replace(about=found[0]["about"])
        battles += [one["battles"][0] for one in found]
        if not desk.given.json:
            _tell(desk, wish.about, battles)
    if desk.given.json:
        desk.print_json({"about": wish.about, "battles": battles})
    if desk.given.replays is not None:
        _keep_replays(desk, folder, wish, battles)
    return DONE


def _tried(job: tuple[Folder, Wish, int]) -> dict[str, Any]:
    folder, wish, number = job
    return rehearsing.tried(folder, wish, number, 1)


def _tell(desk: Desk, about: str, battles: Sequence[dict[str, Any]]) -> None:
    many = {result: sum(one["result"] == result for one in battles) for result in RESULTS}
    low, high = wilson(many["won"], len(battles))
    lost = {side: sum(one[f"{side}_lost"] for one in battles) / max(1, sum(one[side] for one in battles))
            for side in ("own", "others")}
    print(desk.say(
        "cli-kalevala-rehearsed", about=about.partition("/")[2], number=len(battles), low=round(100 * low),
        high=round(100 * high), **many, **{side: round(100 * share) for side, share in lost.items()},
    ), flush=True)


def _keep_replays(desk: Desk, folder: Folder, wish: Wish, battles: Sequence[dict[str, Any]]) -> None:
    ranked = sorted(battles, key=_score)
    desk.given.replays.mkdir(parents=True, exist_ok=True)
    for kind, part in KINDS.items():
        file = desk.given.replays / f"{kind}.json"
        file.write_bytes(rehearsing.replay(folder, wish, ranked[round(part * (len(ranked) - 1))]["number"]))
        print(desk.say("cli-kalevala-replay-kept", kind=kind, file=str(file)))


def _score(one: dict[str, Any]) -> tuple[int, float]:
    lost = {side: one[f"{side}_lost"] / max(1, one[side]) for side in ("own", "others")}
    return RESULTS.index(one["result"]), lost["others"] - lost["own"]
