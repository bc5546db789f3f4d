"""YAML that remembers its lines, read strictly: a case that is misspelt says where."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import yaml

_NUMBER = re.compile(r"[-+]?[0-9]{1,15}(\.[0-9]{1,20})?")


class CaseError(Exception):
    """A case that cannot be read, or that did not go as it says; it names the line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message

    def with_more(self, told: str) -> CaseError:
        """The same, with more to say."""
        return CaseError(self.line, self.message + told)


class Mapping(dict[str, Any]):
    """A YAML mapping with the line of every key."""

    line: int
    lines: dict[str, int]

    def check_keys(self, allowed: Iterable[str], what: str) -> None:
        known = sorted(allowed)
        for key in self:
            if key not in known:
                raise CaseError(self.lines[key], f"unknown key {key!r} in {what}; known are {', '.join(known)}")

    def line_of(self, key: str) -> int:
        return self.lines.get(key, self.line)


class Sequence(list[Any]):
    """A YAML sequence with the line of every item."""

    line: int
    lines: list[int]


def documents(text: str, trusted: bool = False) -> Iterator[Any]:
    """The documents of a YAML text as mappings, sequences and scalars with their lines.

    What is trusted is read six times as fast; a stranger's text could nest so deep that the process dies of it.
    """
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader) if trusted else yaml.SafeLoader
    try:
        for node in yaml.compose_all(text, Loader=loader):
            if node is not None:
                yield _build(node)
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        raise CaseError(mark.line + 1 if mark else 1, f"not YAML: {problem.problem}") from problem
    except yaml.YAMLError as problem:
        raise CaseError(1, f"not YAML: {problem}") from problem


def _build(node: yaml.Node) -> Any:
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        mapping = Mapping()
        mapping.line, mapping.lines = line, {}
        for key_node, value_node in node.value:
            key = str(key_node.value)
            if key in mapping:
                raise CaseError(key_node.start_mark.line + 1, f"key {key!r} stands here twice")
            mapping[key] = _build(value_node)
            mapping.lines[key] = key_node.start_mark.line + 1
        return mapping
    if isinstance(node, yaml.SequenceNode):
        sequence = Sequence(_build(item) for item in node.value)
        sequence.line, sequence.lines = line, [item.start_mark.line + 1 for item in node.value]
        return sequence
    return _scalar(node)


def _scalar(node: yaml.Node) -> Any:
    """Numbers, true, false and null; everything else, also yes, no and 2E+10 (a coordinate), is a string."""
    text = str(node.value)
    if getattr(node, "style", None) in ("'", '"', "|", ">"):
        return text
    if text in ("true", "false"):
        return text == "true"
    if text in ("null", "~", ""):
        return None
    if _NUMBER.fullmatch(text):
        return float(text) if "." in text else int(text)
    return text


def plain(value: Any) -> Any:
    """The same data as ordinary dicts and lists."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value
