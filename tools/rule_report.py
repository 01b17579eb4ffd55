"""What `xenofront rules` says in a checkout: which line and which test stands for each rule."""

from __future__ import annotations

from tools.registry import Coverage, Proof, Registry, count_statuses
from xenofront.cli.options import Out
from xenofront.text.rulebook import Rule


def report_problems(out: Out, registry: Registry) -> None:
    """Print the problems; fail if there are any."""
    problems = registry.problems()
    out.data({"problems": problems})
    for problem in problems:
        out.line(problem)
    if problems:
        raise SystemExit(1)
    out.line("All rule ids in code and tests are known.")


def report(
    out: Out,
    registry: Registry,
    files: list[str],
    only: list[Rule],
    *,
    missing: bool,
    summary: bool,
) -> None:
    """The rules of some files, or only some of them, each with its evidence; then the counts."""
    tables = {name: registry.system(name) for name in files}
    if only:
        tables = {"": [registry.coverage(rule) for rule in only]}
    if missing:
        tables = {
            name: [row for row in rows if row.status == "missing"] for name, rows in tables.items()
        }
    out.data(to_json([row for rows in tables.values() for row in rows]))
    for name, rows in tables.items():
        if not summary:
            show_rows(out, rows)
        if name:
            show_summary(out, name, registry.system(name))


def show_status(out: Out, registry: Registry, rule: Rule) -> None:
    """Code, tests, status and proofs of one rule."""
    row = registry.coverage(rule)
    show_evidence(out, row)
    out.line(f"  Status: {row.status}")
    for mark in rule.marks:
        show_proof(out, mark if rule.cases else "", row.proofs.get(mark))


def show_proof(out: Out, case: str, proof: Proof | None) -> None:
    """How a rule or one of its cases is proved."""
    if case:
        out.line(f"    case    {case}{'' if proof else '  not proved'}")
    if proof is not None:
        weak = f" (weak: {proof.weak})" if proof.weak else ""
        out.line(f"    broken  {proof.mutant}{weak}")
        out.line(f"    failed  {proof.by}")


def show_evidence(out: Out, row: Coverage) -> None:
    """The lines and tests of one rule."""
    for place in row.code:
        out.line(f"    code  {place}  {place.owner}".rstrip())
    for test in row.tests:
        out.line(f"    test  {test.name}")


def show_rows(out: Out, rows: list[Coverage]) -> None:
    """The table, and the rules left out with their reasons."""
    for row in rows:
        out.line(f"{row.rule.id:<14} {row.status}")
        show_evidence(out, row)
    left_out = [row for row in rows if row.status == "not applicable"]
    if left_out:
        out.line("\nNot applicable", bold=True)
        for row in left_out:
            out.line(f"{row.rule.id:<14} {row.rule.not_applicable}")


def show_summary(out: Out, name: str, rows: list[Coverage]) -> None:
    """One line of counts."""
    counts = ", ".join(f"{count} {status}" for status, count in count_statuses(rows).items())
    cases = sum(len(row.rule.cases) for row in rows)
    proved = sum(row.proved_cases for row in rows)
    out.line(f"{name}: {len(rows)} rules: {counts}; {proved} of {cases} cases proved")


def to_json(rows: list[Coverage]) -> dict[str, object]:
    """The table for other programs."""
    listed = [
        {
            "id": row.rule.id,
            "section": row.rule.section,
            "status": row.status,
            "cases": {case: f"{row.rule.id}/{case}" in row.proofs for case in row.rule.cases},
            "code": [str(place) for place in row.code],
            "tests": [test.name for test in row.tests],
        }
        for row in rows
    ]
    return {"rules": listed}
