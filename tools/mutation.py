"""Mutation testing: breaks lines of kernel, geometry and rules, and counts what the tests notice.

A random sample that a seed fixes. Each broken file is tested first by the tests that are closest
to its line, then by all that run it; what survives those survived. The result of each stands in a
file, so that a run can go on where it was stopped. (Mutation tools that swap methods in place
cannot be used here: a procedure reads its steps from its methods.)
"""

from __future__ import annotations

import argparse
import ast
import json
import math
import queue
import sys
import tempfile
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from coverage import CoverageData

from tools.mutants import Breaker
from tools.prove import module_name
from tools.scratch import Scratch

ROOT = Path(__file__).resolve().parent.parent
RULES = "src/xenofront/games/galaxy_defenders/rules"
PACKAGES = {
    "kernel": ("src/xenofront/kernel", "tests/kernel"),
    "geometry": ("src/xenofront/geometry", "tests/geometry"),
    "chapter 7": (f"{RULES}/ch7_agents", "tests/games/galaxy_defenders/rules/ch7_agents"),
    "chapter 8": (f"{RULES}/ch8_aliens", "tests/games/galaxy_defenders/rules/ch8_aliens"),
}
TESTS = [f"tests/{folder}" for folder in ("kernel", "geometry", "laws", "games", "saves")]
MILDEST = 60
"""Breaks of a higher rank (a whole block or function gone) are too easy to notice to count."""
CLOSEST = 30
SECONDS = 240.0
NOTICED = {"failed", "crashed", "timeout"}


class Broken(NamedTuple):
    """One line broken in one way."""

    package: str
    path: str
    line: int
    what: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


# -- what is broken --------------------------------------------------------------------------------


def all_broken(root: Path, package: str) -> Iterator[Broken]:
    """Every break of every line of a package, each once."""
    for path in sorted((root / PACKAGES[package][0]).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        where = path.relative_to(root).as_posix()
        seen: set[tuple[int, int, str]] = set()
        for line, code in enumerate(text.splitlines(), start=1):
            if not code.strip() or code.lstrip().startswith(("#", '"""', "import ", "from ")):
                continue
            breaker = Breaker(text, line)
            if is_idle(breaker.tree, breaker.statement):
                continue
            for edit in breaker.edits():
                key = edit.start, edit.end, edit.new
                if edit.rank <= MILDEST and key not in seen:
                    seen.add(key)
                    changed = breaker.bytes[: edit.start] + edit.new.encode()
                    changed += breaker.bytes[edit.end :]
                    yield Broken(package, where, line, edit.what, changed.decode())


def is_idle(tree: ast.Module, statement: ast.stmt | None) -> bool:
    """Whether a statement does nothing that breaking it could change.

    That is a docstring, the last ``return`` or ``return None`` of a function, a list of exported
    names, slots, and a name for a type.
    """
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return True
    if isinstance(statement, ast.Return):
        value = statement.value
        empty = value is None or (isinstance(value, ast.Constant) and value.value is None)
        ends = (n.body[-1] for n in ast.walk(tree) if isinstance(n, ast.FunctionDef))
        return empty and any(end is statement for end in ends)
    if isinstance(statement, ast.Assign):
        (target, *_) = statement.targets
        name = getattr(target, "id", "")
        return name in ("__all__", "__slots__") or (
            isinstance(statement.value, ast.Subscript) and name[:1].isupper() and not name.isupper()
        )
    return False


def sample(root: Path, count: int, seed: int) -> list[Broken]:
    """A random sample over all packages, each break as likely as any other."""
    everything = [broken for package in PACKAGES for broken in all_broken(root, package)]
    print(f"{len(everything)} ways to break a line; {min(count, len(everything))} are tried.")
    chosen = Random(seed).sample(everything, min(count, len(everything)))
    return [broken for broken in chosen if _compiles(broken)]


def _compiles(broken: Broken) -> bool:
    try:
        compile(broken.text, broken.path, "exec")
    except SyntaxError:
        return False
    return True


# -- which tests run a line ------------------------------------------------------------------------


class Reach:
    """Which tests run which line, nearest first."""

    def __init__(self, scratch: Scratch) -> None:
        data = scratch.root / ".coverage"
        if not data.is_file():
            self._measure(scratch)
        read = CoverageData(basename=str(data))
        read.read()
        self.by_line: dict[str, dict[int, list[str]]] = {}
        self.breadth: Counter[str] = Counter()
        for file in read.measured_files():
            where = Path(file).relative_to(scratch.root).as_posix()
            self.by_line[where] = read.contexts_by_lineno(file)
            for tests in self.by_line[where].values():
                self.breadth.update(tests)

    @staticmethod
    def _measure(scratch: Scratch) -> None:
        print("Which test runs which line ...", flush=True)
        options = ("-q", "-o", "addopts=", "--import-mode=importlib", "-p", "no:cacheprovider")
        marks = ("-p", "tools.test_contexts")
        sources = ",".join(folder for folder, _ in PACKAGES.values())
        watch = ("-m", "coverage", "run", f"--include={sources.replace(',', '/*,')}/*")
        done = scratch.run(*watch, "-m", "pytest", *options, *marks, *TESTS)
        if done.returncode != 0:
            sys.exit(done.stdout[-4000:] + done.stderr[-2000:])

    def tests_for(self, broken: Broken) -> list[str]:
        """Tests that run the line, those of its own folder and of narrow reach first."""
        own = PACKAGES[broken.package][1]
        lines = self.by_line.get(broken.path, {})
        found = {test for test in lines.get(broken.line, ()) if test}
        if not found:  # run at import, or by whichever test comes first
            found = {test for tests in lines.values() for test in tests if test}
        return sorted(found, key=lambda t: (not t.startswith(own), self.breadth[t], t))


# -- trying ----------------------------------------------------------------------------------------


def try_one(scratch: Scratch, reach: Reach, broken: Broken) -> tuple[str, str]:
    """What the tests say to a broken line."""
    tests = reach.tests_for(broken)
    if not tests:
        return "no test", ""
    module = module_name(broken.path)
    with scratch.changed(broken.path, broken.text):
        for some in (tests[:CLOSEST], tests[CLOSEST:]):
            if some:
                verdict, by = scratch.ask(module, some, SECONDS)
                if verdict != "passed":
                    return verdict, by
    return "survived", ""


def work_off(
    todo: list[Broken], scratches: list[Scratch], reach: Reach
) -> Iterator[tuple[Broken, str, str]]:
    """Results as they come, from one thread per copy."""
    waiting: queue.SimpleQueue[Broken] = queue.SimpleQueue()
    done: queue.SimpleQueue[tuple[Broken, str, str] | Exception] = queue.SimpleQueue()
    for broken in todo:
        waiting.put(broken)

    def work(scratch: Scratch) -> None:
        try:
            while True:
                broken = waiting.get_nowait()
                done.put((broken, *try_one(scratch, reach, broken)))
        except queue.Empty:
            return
        except Exception as error:  # noqa: BLE001
            done.put(error)

    for scratch in scratches:
        threading.Thread(target=work, args=(scratch,), daemon=True).start()
    for _ in todo:
        result = done.get()
        if isinstance(result, Exception):
            raise result
        yield result


# -- the report ------------------------------------------------------------------------------------


def interval(noticed: int, tried: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if not tried:
        return 0.0, 1.0
    share, z = noticed / tried, 1.96
    middle = share + z * z / (2 * tried)
    spread = z * math.sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    return (middle - spread) / (1 + z * z / tried), (middle + spread) / (1 + z * z / tried)


def report(results: dict[str, tuple[str, str]]) -> None:
    """The table by package, and the kinds of what was not noticed."""
    verdicts: dict[str, Counter[str]] = defaultdict(Counter)
    kinds: Counter[str] = Counter()
    for name, (package, verdict) in sorted(results.items()):
        if verdict in NOTICED:
            verdicts[package]["noticed"] += 1
        elif verdict in ("survived", "no test"):
            verdicts[package]["missed"] += 1
            kinds[name.split(": ")[1].split(" became ")[0]] += 1
            print(f"  missed  {name}")
    print(f"\n{'package':<12} {'tried':>6} {'noticed':>8} {'share':>7}   95 % interval")
    everything = sum(verdicts.values(), Counter())
    for package, counted in (*verdicts.items(), ("all", everything)):
        noticed, tried = counted["noticed"], counted.total()
        low, high = interval(noticed, tried)
        share = noticed / tried if tried else 0
        print(f"{package:<12} {tried:>6} {noticed:>8} {share:>7.1%}   {low:.1%} to {high:.1%}")
    print("\nKinds of what was missed")
    for kind, count in kinds.most_common(12):
        print(f"  {count:>4}  {kind}")


def read_results(path: Path) -> dict[str, tuple[str, str]]:
    """What an earlier run found: name -> (package, verdict)."""
    if not path.is_file():
        return {}
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {row["name"]: (row["package"], row["verdict"]) for row in rows}


def main() -> None:
    """Try the sample and print the table."""
    parser = argparse.ArgumentParser(prog="dev.py mutation", description=__doc__)
    parser.add_argument("--count", type=int, default=600, help="how many breaks are tried")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--workers", type=int, default=2, help="how many at a time")
    parser.add_argument("--results", type=Path, help="file to go on with")
    parser.add_argument("--again", action="store_true", help="try what was missed once more")
    options = parser.parse_args()
    path: Path = options.results or ROOT / ".cache" / f"mutation-{options.seed}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    chosen = sample(ROOT, options.count, options.seed)
    results = read_results(path)
    known = {n for n, (_, v) in results.items() if not options.again or v in NOTICED}
    todo = [broken for broken in chosen if broken.name not in known]
    if todo:
        with tempfile.TemporaryDirectory(prefix="xenofront-mutation-") as folder:
            first = Scratch(ROOT, Path(folder) / "copy-1")
            reach = Reach(first)
            more = range(2, options.workers + 1)
            scratches = [first, *(Scratch(ROOT, Path(folder) / f"copy-{n}") for n in more)]
            tried = work_off(todo, scratches, reach)
            with path.open("a", encoding="utf-8") as file:
                for number, (broken, verdict, by) in enumerate(tried, start=1):
                    results[broken.name] = broken.package, verdict
                    row = {"name": broken.name, "package": broken.package, "verdict": verdict}
                    file.write(json.dumps({**row, "by": by}) + "\n")
                    file.flush()
                    print(f"{number:>5} of {len(todo)}  {verdict:<9} {broken.name}", flush=True)
            for scratch in scratches:
                scratch.close()
    report({broken.name: results[broken.name] for broken in chosen})


if __name__ == "__main__":
    main()
