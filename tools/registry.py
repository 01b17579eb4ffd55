"""Rule -> implementing lines -> tests and scenarios -> status, read from a source checkout.

A rule is *proved* when a test that names it is known to fail once a line that carries it is broken,
and neither has changed since; *weak* if little follows from that failure; *tested* when a test
names it; else *missing* or *not applicable*. A rule with cases is what its worst case is: a test
names a case as ``ID/case``, and so may a line; a line with the id alone stands for all of them.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import yaml

from tools import sources
from tools.sources import Mention, NamingTest, Place, PythonSource
from xenofront.text import rulebook
from xenofront.text.rulebook import Rule

STATUSES = ("proved", "weak", "tested", "missing", "not applicable")
MOST_IDS_PER_TEST = 5
MOST_NOT_APPLICABLE = 3  # per cent of a system's rules
PROOFS = "tests/proofs.json"
CITING = ("/server/", "/present/")
"""Folders that show rules without implementing any; an id there is a citation."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What `dev.py prove` found for one rule; `weak` says why little follows from it."""

    key: str
    mutant: str
    place: str
    by: str
    weak: str = ""


class Coverage(msgspec.Struct, frozen=True):
    """One rule with all that stands for it."""

    rule: Rule
    code: tuple[Place, ...]
    tests: tuple[NamingTest, ...]
    status: str
    proofs: dict[str, Proof] = {}
    """By what the rule is proved by: itself, or its cases."""

    @property
    def proved_cases(self) -> int:
        """Of its cases, those with a proof that counts."""
        return sum(
            mark in self.proofs and not self.proofs[mark].weak
            for mark in self.rule.marks
            if self.rule.cases
        )


def evidence_key(code: Iterable[Place], tests: Iterable[NamingTest]) -> str:
    """Changes when a statement that carries the rule or a test that names it changes."""
    digest = hashlib.sha256()
    for part in (*sorted(p.statement for p in code), "", *sorted(t.source for t in tests)):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()[:16]


class Registry:
    """A scan of one source tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.code: dict[str, list[Place]] = defaultdict(list)
        self.tests: dict[str, list[NamingTest]] = defaultdict(list)
        """Both by id, and by id and case where one is named."""
        self.mentions: list[Mention] = []
        self.crowded: list[NamingTest] = []
        self.faults: list[str] = []
        self._scan_code()
        self._scan_tests()
        self.proofs = read_proofs(root / PROOFS)

    def _files(self, folder: str, suffix: str) -> Iterator[tuple[str, str]]:
        for path in sorted((self.root / folder).rglob(f"*{suffix}")):
            yield path.relative_to(self.root).as_posix(), sources.read(path)

    def _scan_code(self) -> None:
        for path, text in self._files("src/xenofront", ".py"):
            self.mentions += sources.python_mentions(path, text)
            if any(folder in path for folder in CITING):
                continue
            try:
                for mark, place in PythonSource(path, text).places():
                    self._add_place(mark, place)
            except SyntaxError as error:
                self.faults.append(f"{path}: {error}")
        for path, text in self._files("src/xenofront", ".yaml"):
            if "/rulebook/" not in path:
                self.mentions += sources.yaml_mentions(path, text)
                for mark, place in sources.yaml_places(path, text):
                    self._add_place(mark, place)

    def _add_place(self, mark: str, place: Place) -> None:
        rule_id = mark.partition("/")[0]
        if mark != rule_id:
            self.code[mark].append(place)
        if place not in self.code[rule_id]:
            self.code[rule_id].append(place)

    def _scan_tests(self) -> None:
        for path, text in self._files("tests", ".py"):
            if path.startswith("tests/tooling/"):
                continue
            try:
                for test in PythonSource(path, text).naming_tests():
                    self._add_test(test)
            except SyntaxError as error:
                self.faults.append(f"{path}: {error}")
        for path, text in self._files("tests/games", ".yaml"):
            try:
                script = sources.scenario_test(path, text)
            except yaml.YAMLError as error:
                self.faults.append(f"{path}: {error}")
            else:
                if script is not None:
                    self._add_test(script)

    def _add_test(self, test: NamingTest) -> None:
        if len(test.ids) > MOST_IDS_PER_TEST:
            self.crowded.append(test)
        for mark in test.ids:
            for name in dict.fromkeys((mark.partition("/")[0], mark)):
                if test not in self.tests[name]:
                    self.tests[name].append(test)
            self.mentions.append(Mention(test.name, 0, mark))

    def places(self, mark: str) -> list[Place]:
        """The lines that carry a rule or case; of a case without any, those of its rule."""
        return self.code.get(mark) or self.code.get(mark.partition("/")[0]) or []

    def key(self, mark: str) -> str:
        """The evidence key of a rule or case as the tree stands now."""
        return evidence_key(self.places(mark), self.tests.get(mark, ()))

    def proof(self, mark: str) -> Proof | None:
        """What the proofs file has for a rule or case as the tree stands now."""
        proof = self.proofs.get(mark)
        return proof if proof is not None and proof.key == self.key(mark) else None

    def is_proved(self, mark: str) -> bool:
        """Whether there is a proof from which something follows."""
        proof = self.proof(mark)
        return proof is not None and not proof.weak

    def status(self, rule: Rule) -> str:
        """One of STATUSES; the worst of its cases."""
        if rule.not_applicable:
            return "not applicable"
        found = {self._mark_status(mark) for mark in rule.marks}
        return next(status for status in ("missing", "tested", "weak", "proved") if status in found)

    def _mark_status(self, mark: str) -> str:
        proof = self.proof(mark)
        if proof is not None:
            return "weak" if proof.weak else "proved"
        return "tested" if mark in self.tests else "missing"

    def coverage(self, rule: Rule) -> Coverage:
        """All that stands for one rule."""
        code, tests = self.code.get(rule.id, ()), self.tests.get(rule.id, ())
        proofs = {mark: proof for mark in rule.marks if (proof := self.proof(mark)) is not None}
        return Coverage(rule, tuple(code), tuple(tests), self.status(rule), proofs)

    def system(self, name: str) -> list[Coverage]:
        """All rules of one system, in the order of its file."""
        return [self.coverage(rule) for rule in rulebook.rules(name)]

    def problems(self) -> list[str]:
        """What `dev.py check` refuses."""
        known = rulebook.all_marks()
        found = list(self.faults)
        for path, line, rule_id in self.mentions:
            if rule_id not in known:
                found.append(f"{path}{f':{line}' if line else ''}: unknown rule {rule_id}")
        found += [
            f"{test.name}: names {len(test.ids)} rules, at most {MOST_IDS_PER_TEST} are allowed"
            for test in self.crowded
        ]
        for name in rulebook.files():
            rules = rulebook.rules(name)
            left_out = sum(bool(rule.not_applicable) for rule in rules)
            if left_out * 100 > MOST_NOT_APPLICABLE * len(rules):
                found.append(f"{name}: {left_out} of {len(rules)} rules are not applicable")
        return found


def read_proofs(path: Path) -> dict[str, Proof]:
    """The proofs file by rule id; empty if there is none."""
    if not path.is_file():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Proof])


def count_statuses(rows: Iterable[Coverage]) -> dict[str, int]:
    """How many rules have each status."""
    counts = dict.fromkeys(STATUSES, 0)
    for row in rows:
        counts[row.status] += 1
    return counts
