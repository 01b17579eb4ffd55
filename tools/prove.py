"""Breaks the lines that carry rule ids and looks whether a test that names the rule fails.

Results stand in tests/proofs.json; a rule runs again when its lines or its tests have changed.
"""

from __future__ import annotations

import argparse
import json
import queue
import re
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from tools.content_mutants import content_mutants
from tools.mutants import Mutant, python_mutants
from tools.registry import PROOFS, Proof, Registry, read_proofs
from tools.scratch import Scratch
from tools.sources import NamingTest, Place, read
from xenofront.text import rulebook

ROOT = Path(__file__).resolve().parent.parent
SCENARIO_TESTS = "tests/games/test_scenarios.py"
SCENARIOS = "tests/games/"
KILLED = {"failed", "crashed", "timeout"}
# Why little follows from a failure, from better to worse; no reason at all is best.
WEAKNESSES = ("", "crash", "only a label", "only the telling", "content refused")
TELLING = re.compile(r"\s*(?:\w+\.)*tell\(")
LABELLED = re.compile(r"\b(?:Chance|Dice)\([^\"]*$")
"""A call whose first word in quotes is the name of a die or draw: nothing is decided by it."""


class Attempt(NamedTuple):
    """What came of one rule."""

    mark: str
    """The rule, or the case of it."""
    proof: Proof | None
    why: str
    notes: tuple[str, ...] = ()


def in_order(ids: Iterable[str]) -> list[str]:
    """Ids as a reader sorts them: 2 before 10, z before aa."""

    def rank(rule_id: str) -> list[tuple[int, int, str]]:
        words = re.findall(r"\d+|[A-Za-z]+", rule_id)
        return [(int(w), 0, "") if w.isdigit() else (10**6, len(w), w) for w in words]

    return sorted(ids, key=rank)


def write_proofs(path: Path, proofs: dict[str, Proof]) -> None:
    """The proofs file, in stable order and one entry per few lines."""
    listed = {rule_id: msgspec.to_builtins(proofs[rule_id]) for rule_id in in_order(proofs)}
    text = json.dumps(listed, indent=1, ensure_ascii=False) + "\n"
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8", newline="\n")


class Prover:
    """Proves rules on a scratch copy."""

    def __init__(self, scratch: Scratch, registry: Registry, nodes: dict[str, list[str]]) -> None:
        self.scratch = scratch
        self.registry = registry
        self.nodes = nodes
        self.has_content_check = (scratch.root / "src/xenofront/cli/content.py").is_file()

    def prove(self, mark: str) -> Attempt:
        """Try each place and each mutant until a test fails for a good reason."""
        tests = node_ids(self.registry.tests[mark], self.nodes)
        places = sorted(self.registry.places(mark), key=lambda place: not place.in_comment)
        best: Proof | None = None
        survived: list[str] = []
        for place in places:
            for mutant in mutants_of(self.scratch.root, place):
                proof = self.kill(mark, place, mutant, tests)
                if isinstance(proof, str):
                    survived.append(proof)
                elif not proof.weak:
                    others = tuple(f"also in {other}" for other in places if other != place)
                    return Attempt(mark, proof, "", others)
                elif best is None or rank(proof) < rank(best):
                    best = proof
        if best is not None:
            return Attempt(mark, best, "", tuple(f"survived: {what}" for what in survived))
        why = "survived" if survived else "no way to break it"
        return Attempt(mark, None, why, tuple(survived))

    def kill(self, mark: str, place: Place, mutant: Mutant, tests: list[str]) -> Proof | str:
        """The proof if a test noticed, else what happened; a proof names no lines, which move."""
        with self.scratch.changed(place.path, mutant.text):
            verdict, by = self.scratch.ask(module_name(place.path), tests)
            if verdict == "error":
                print(f"{place}, {mutant.what}: {by}", file=sys.stderr, flush=True)
            if verdict not in KILLED:
                ending = "" if verdict == "passed" else f" ({verdict}: {by})"
                return f"{place}: {mutant.what}{ending}"
            weak = self.weakness(place, mutant, verdict)
        return Proof(
            key=self.registry.key(mark),
            mutant=mutant.what,
            place=f"{place.path} {place.owner}".rstrip(),
            by="timeout" if verdict == "timeout" else self.script_of(by),
            weak=weak,
        )

    def weakness(self, place: Place, mutant: Mutant, verdict: str) -> str:
        """Why little follows from a failure: one of WEAKNESSES."""
        if not place.path.endswith(".py") and not self.content_stands():
            return "content refused"
        if TELLING.match(place.statement) and mutant.what.startswith("dropped"):
            return "only the telling"
        if mutant.what.startswith("another word") and is_label(place.statement, mutant.what):
            return "only a label"
        refusal = place.statement.lstrip().startswith("raise ") and mutant.what.startswith(
            "dropped"
        )
        return "crash" if verdict == "crashed" and not refusal else ""

    def content_stands(self) -> bool:
        """Whether the content as a whole is still valid, if there is a command to ask."""
        if not self.has_content_check:
            return True
        return self.scratch.run("-m", "xenofront.cli", "content", "--check").returncode == 0

    def script_of(self, node: str) -> str:
        """The scenario script behind a test, or the test itself without its parameters."""
        for script, nodes in self.nodes.items():
            if node in nodes:
                return script
        return node


def is_label(statement: str, what: str) -> bool:
    """Whether the word that was changed is the name of a question."""
    word = what.removeprefix("another word: ")
    before, found, _ = statement.partition(word)
    return bool(found) and LABELLED.search(before.rstrip()) is not None


def rank(proof: Proof) -> int:
    """How weak a proof is."""
    return WEAKNESSES.index(proof.weak)


def module_name(path: str) -> str:
    """The module to import before the tests, to see whether the broken file still can be."""
    if not path.endswith(".py"):
        return ""
    parts = Path(path).with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] in {"__init__", "__main__"} else parts)


def mutants_of(root: Path, place: Place) -> Iterator[Mutant]:
    """The ways to break the line at a place."""
    text = read(root / place.path)
    if place.path.endswith(".py"):
        return python_mutants(text, place.line)
    folder = (root / place.path).parent
    siblings = (read(path) for path in sorted(folder.rglob("*.yaml")))
    return content_mutants(text, place.line, siblings)


def node_ids(tests: Iterable[NamingTest], nodes: dict[str, list[str]]) -> list[str]:
    """What pytest is told to run."""
    found: list[str] = []
    for test in tests:
        found += nodes.get(test.name, []) if test.name.endswith(".yaml") else [test.name]
    return found


def scenario_nodes(scratch: Scratch) -> dict[str, list[str]]:
    """Scenario script -> the tests that run it: those whose parameter is the script's name."""
    if not (scratch.root / SCENARIO_TESTS).is_file():
        return {}
    options = ("--collect-only", "-q", "-o", "addopts=", "--import-mode=importlib")
    done = scratch.run("-m", "pytest", *options, "-p", "no:cacheprovider", SCENARIO_TESTS)
    found: dict[str, list[str]] = {}
    for line in done.stdout.splitlines():
        node, bracket, rest = line.partition("[")
        if node.startswith(SCENARIO_TESTS) and bracket and rest.endswith("]"):
            found.setdefault(f"{SCENARIOS}{rest[:-1]}.yaml", []).append(line)
    return found


def check_unbroken(scratch: Scratch, tests: list[str]) -> None:
    """All tests in question must pass before anything is broken."""
    listed = scratch.root.parent / "tests.txt"
    listed.write_text("\n".join(tests), encoding="utf-8")
    options = ["-q", "--tb=short", "-p", "no:cacheprovider", "-o", "addopts="]
    options += ["--import-mode=importlib", *(["-n", "2"] if len(tests) > 40 else [])]
    done = scratch.run("-m", "pytest", *options, f"@{listed}")
    if done.returncode != 0:
        print(done.stdout[-6000:] + done.stderr[-2000:])
        sys.exit("The tests must pass before lines are broken; nothing was proved.")


def work_off(ids: list[str], provers: list[Prover]) -> Iterator[Attempt]:
    """Attempts as they come, from one thread per scratch copy."""
    todo: queue.SimpleQueue[str] = queue.SimpleQueue()
    done: queue.SimpleQueue[Attempt | Exception] = queue.SimpleQueue()
    for rule_id in ids:
        todo.put(rule_id)

    def work(prover: Prover) -> None:
        try:
            while True:
                done.put(prover.prove(todo.get_nowait()))
        except queue.Empty:
            return
        except Exception as error:  # noqa: BLE001
            done.put(error)

    for prover in provers:
        threading.Thread(target=work, args=(prover,), daemon=True).start()
    for _ in ids:
        result = done.get()
        if isinstance(result, Exception):
            raise result
        yield result


def prove_all(
    root: Path, wanted: list[str], workers: int, *, again: bool, weak: bool = False
) -> list[Attempt]:
    """Prove what is asked for, print each result, write the proofs file."""
    with tempfile.TemporaryDirectory(prefix="xenofront-prove-") as folder:
        first = Scratch(root, Path(folder) / "copy-1")
        registry = Registry(first.root)
        known = (rule for system in rulebook.files() for rule in rulebook.rules(system))
        marks = [mark for rule in known for mark in rule.marks]
        provable = [m for m in marks if m in registry.tests and registry.places(m)]
        wanted = [mark for mark in marks if is_wanted(mark, wanted)] if wanted else []
        chosen = in_order(m for m in provable if not wanted or m in wanted)
        done = registry.is_proved if weak else registry.proof
        ids = [m for m in chosen if again or not done(m)]
        kept = {
            r: p for r, p in read_proofs(root / PROOFS).items() if r in provable and r not in ids
        }
        hopeless = [Attempt(r, None, missing_parts(registry, r)) for r in wanted if r not in chosen]
        if not ids:
            write_proofs(root / PROOFS, kept)
            return hopeless
        nodes = scenario_nodes(first)
        runnable = [r for r in ids if node_ids(registry.tests[r], nodes)]
        attempts = [Attempt(r, None, "no test runs its scenario") for r in ids if r not in runnable]
        attempts += hopeless
        tests = {node: None for r in runnable for node in node_ids(registry.tests[r], nodes)}
        print(
            f"{len(runnable)} rules to prove; first their {len(tests)} tests unbroken ...",
            flush=True,
        )
        if tests:
            check_unbroken(first, list(tests))
        copies = range(2, min(workers, len(runnable)) + 1)
        scratches = [first, *(Scratch(root, Path(folder) / f"copy-{n}") for n in copies)]
        provers = [Prover(scratch, registry, nodes) for scratch in scratches]
        try:
            for number, attempt in enumerate(work_off(runnable, provers), start=1):
                attempts.append(attempt)
                print(f"{number:>4} of {len(runnable)}  {describe(attempt)}", flush=True)
                if attempt.proof is not None:
                    kept[attempt.mark] = attempt.proof
        finally:
            write_proofs(root / PROOFS, kept)
            for scratch in scratches:
                scratch.close()
    return attempts


def describe(attempt: Attempt) -> str:
    """One line, and the notes below it."""
    if attempt.proof is not None:
        weak = f"   (weak: {attempt.proof.weak})" if attempt.proof.weak else ""
        head = f"{attempt.mark:<14} proved    {attempt.proof.mutant}{weak}"
    else:
        head = f"{attempt.mark:<14} NOT proved: {attempt.why}"
    return "\n".join([head, *(f"{'':16}{note}" for note in attempt.notes)])


def is_wanted(mark: str, wanted: list[str]) -> bool:
    """Whether a rule or case was asked for, by itself or by its rule."""
    return mark in wanted or mark.partition("/")[0] in wanted


def missing_parts(registry: Registry, mark: str) -> str:
    """What a rule or case lacks to be tried at all."""
    parts = (("no code", registry.places(mark)), ("no test", registry.tests.get(mark)))
    return ", ".join(word for word, there in parts if not there)


def list_unproved(registry: Registry, wanted: list[str]) -> None:
    """Which rules are not proved, as far as that shows without running anything."""
    named = {*registry.tests, *registry.code} & rulebook.all_ids()
    rules = [rulebook.rule(rule_id) for rule_id in in_order(wanted or named)]
    for mark in (mark for rule in rules for mark in rule.marks):
        proof = registry.proof(mark)
        if proof is None:
            reason = missing_parts(registry, mark) or "survived, changed or not tried: run prove"
            print(f"{mark:<14} {reason}")
        elif proof.weak:
            print(f"{mark:<14} proved weakly: {proof.weak}")


def main(arguments: list[str] | None = None) -> None:
    """Prove rules from the command line."""
    parser = argparse.ArgumentParser(prog="dev.py prove", description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="ID", help="only these rules")
    parser.add_argument("--all", action="store_true", help="also those already proved")
    parser.add_argument("--weak", action="store_true", help="also those proved weakly")
    parser.add_argument("--list", action="store_true", help="only list what is not proved, and why")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    unknown = [rule_id for rule_id in options.ids if rule_id not in rulebook.all_marks()]
    if unknown:
        parser.error(f"no such rule: {', '.join(unknown)}")
    if options.list:
        list_unproved(Registry(options.root), options.ids)
        return
    attempts = prove_all(
        options.root, options.ids, options.workers, again=options.all, weak=options.weak
    )
    failed = [attempt for attempt in attempts if attempt.proof is None]
    print(f"{len(attempts) - len(failed)} proved now, {len(failed)} not.")
    for attempt in sorted(failed):
        print(f"  {attempt.mark:<14} {attempt.why}")
    proofs = Registry(options.root)
    total = sum(proofs.is_proved(mark) for mark in proofs.proofs)
    weak = sum(bool(proof.weak) for proof in proofs.proofs.values())
    print(f"{total} rules and cases are proved, {weak} more only weakly; --list names those.")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
