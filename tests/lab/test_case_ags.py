"""Cases of A Generic Skirmisher: what they can write, and that whatever is misspelt says so with its line."""
from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from walstatt.lab.cases import run_file

HEAD = "title: T\ngame: ags\nrules: [ags.2.8.1]\nphase: still\n"
TWO = """\
models:
  A: {seat: Anna, at: [10, 10]}
  B: {seat: Bert, at: [20, 10], profile: {base: M}}
"""


def told(tmp_path: Path, text: str, models: str = "") -> str:
    """What goes wrong with a case; nothing if it passes."""
    path = tmp_path / "case.yaml"
    path.write_text(HEAD + models + dedent(text), "utf-8")
    (result,) = run_file(path)
    assert result.passed == (not result.message)
    return result.message


def test_a_model_has_usual_values_unless_the_case_says_otherwise(tmp_path: Path) -> None:
    assert not told(tmp_path, """\
    expect:
      models:
        A: {hp: 5, base: S, diameter: 30, place: table, seat: Anna, abilities: {Hieb: {test: {att: 4/3+}}}}
        B: {base: M, diameter: 50, conditions: [], general: true}
      values: {A: {mov: 5, def: 4/5+, wil: 3/4+, att: {against: B, is: 4/3+}}}
      distance: {A: {B: 8.425}}
      gap: {between: [A, B], is: 8.425}
      hostile: {A: {B: true}}
    """, TWO)


def test_cards_conditions_markers_and_tasks(tmp_path: Path) -> None:
    assert not told(tmp_path, """\
    cards:
      Guard: {hp: 3, leader: true, tags: [Zäh, "Furchteinflößend (2)"], cost: 7}
    models:
      A: {seat: Anna, at: [10, 10], card: Guard}
      B: {seat: Anna, at: [20, 10], card: Guard, hp: 2, conditions: [Vergiftet by Bert, Blutend], carries: [bag]}
      C: {seat: Bert, at: [30, 10], place: gone}
      S: {seat: neutral, at: [18, 12], profile: slaver}
    markers:
      bag: {kind: item, owner: Bert}
      flag: {kind: tt, owner: Anna, at: [5, 5], bound: wegmarkierung}
    tasks: {Anna: [kopfgeld], Bert: {tactic: a, side: b, at_start: [b], captive: A}}
    vp: {Anna: 2, Bert: {b: 1}}
    losses: [{model: C, round: 2, credit: Anna, by_kind: nah}]
    tokens: {Bert: 3}
    expect:
      models:
        A: {leader: true, cost: 7, tags: ["Furchteinflößend (2)", Zäh], general: true, hp: 3}
        B: {hp: 2, conditions: [Blutend, Vergiftet], condition_by: {Blutend: nobody, Vergiftet: Bert}, carries: bag}
        C: gone
        S: {hp: 4, seat: neutral}
      markers: {tt: 1, item: 0, bag: {carrier: B, owner: Bert}, flag: {at: [5, 5], bound: wegmarkierung}}
      tasks: {Anna: {tactic: kopfgeld}, Bert: {disclosed: [b], at_start: [b], captive: A}}
      vp: {Anna: 2, Bert: {b: 1, c: 0}}
      losses: [{model: C, seat: Bert, how: out, credit: Anna}]
      tokens: {Anna: 0, Bert: 3}
    """)


def test_melees_follow_from_contact_unless_they_are_given(tmp_path: Path) -> None:
    close = TWO.replace("[20, 10]", "[11.5748, 10]")
    assert not told(tmp_path, "expect: {in_melee: {A: [B]}, contact: {A: {B: true}}}", close)
    assert not told(tmp_path, "melees: []\nexpect: {in_melee: {A: false}}", close)
    assert not told(tmp_path, "melees: [[B, A]]\nexpect: {in_melee: {A: [B]}}", TWO)


def test_an_ability_may_be_written_as_data(tmp_path: Path) -> None:
    assert not told(tmp_path, """\
    models:
      A:
        seat: Anna
        at: [10, 10]
        profile:
          abilities:
            - name: Bolt
              costs: [spez]
              test: {kind: att_def, att: 5/4+}
              reach: {kind: fern, inches: 10}
              target: {who: foe, in_range: true, los: true}
              effects: [{block: damage, amount: {w3: 1}}]
    expect:
      models: {A: {abilities: {Bolt: {costs: [spez], reach: {inches: 10}}}}}
    """)


@pytest.mark.parametrize(("text", "line", "word"), [
    ("models: {A: {seat: Anna, at: [1, 1], colour: red}}", 5, "colour"),
    ("models: {A: {seat: Carla, at: [1, 1]}}", 5, "Carla"),
    ("models: {A: {seat: Anna, at: [1]}}", 5, "point"),
    ("models: {A: {seat: Anna, at: [1, 1], conditions: [Müde]}}", 5, "Müde"),
    ("models: {A: {seat: Anna, at: [1, 1], profile: {def: 4+}}}", 5, "4/5+"),
    ("models: {A: {seat: Anna, at: [1, 1], profile: {luck: 4}}}", 5, "luck"),
    ("models: {A: {seat: Anna, at: [1, 1], profile: {base: XL}}}", 5, "XL"),
    ("models: {A: {seat: Anna, at: [1, 1], hp: many}}", 5, "hp"),
    ("models: {A: {seat: Anna, at: [1, 1], card: None}}", 5, "card"),
    ("models: {A: {seat: Anna, at: [1, 1], profile: {}, card: X}}", 5, "several"),
    ("models: {A: {seat: neutral, at: [1, 1], profile: troll}}", 5, "troll"),
    ("models:\n  A: {seat: Anna, general: true}\n  B: {seat: Anna, general: true}", 7, "general"),
    ("models: {A: {seat: Anna, at: [1, 1], profile: {abilities: [{name: X, speed: 1}]}}}", 5, "speed"),
    ("models: {A: {seat: Anna, at: [1, 1], profile: {abilities: [nonsense]}}}", 5, "ags.2.3.faehigkeitskopf"),
    ("markers: [{kind: flag, at: [1, 1]}]", 5, "flag"),
    ("markers: [{kind: tt}]", 5, "lies somewhere"),
    ("board: {terrain: [{name: moon, at: [5, 5], size: [1, 1]}]}", 5, "moon"),
    ("board: {terrain: [{name: wood}]}", 5, "outline"),
    ("board: {terrain: [{name: wood, at: [5, 5], size: [1, 1], kinds: [soft]}]}", 5, "soft"),
    ("tokens: {Carla: 1}", 5, "Carla"),
    ("people: {Anna: elves}", 5, "elves"),
    ("starter: Carla", 5, "Carla"),
    ("weather: rain", 5, "weather"),
    ("expect: {weather: rain}", 5, "weather"),
    ("expect: {models: {Z: {hp: 1}}}", 5, "Z"),
    ("expect: {models: {A: {mood: 1}}}", 5, "mood"),
    ("expect: {models: {A: {hp: 1}}}", 5, "hp of A"),
    ("expect: {markers: {flag: {at: [1, 1]}}}", 5, "flag"),
    ("expect: {values: {A: {luck: 1}}}", 5, "luck"),
    ("expect: {values: {A: {att: 4/3+}}}", 5, "against"),
    ("expect: {values: {A: {mov: 7}}}", 5, "mov of A"),
    ("expect: {distance: {A: {B: 1}}}", 5, "B"),
    ("expect: {shadow: {A: dark}}", 5, "dark"),
    ("expect: {view: {Carla: {has: [x]}}}", 5, "Carla"),
])  # fmt: skip
def test_what_is_misspelt_or_untrue_is_told_with_its_line(tmp_path: Path, text: str, line: int, word: str) -> None:
    models = "" if text.startswith("models") else "\nmodels: {A: {seat: Anna, at: [10, 10]}}"
    problem = told(tmp_path, text + models)
    assert problem.startswith(f"line {line}:"), problem
    assert word in problem
