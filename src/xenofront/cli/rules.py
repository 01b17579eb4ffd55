"""`xenofront rules`: rule -> implementing lines -> tests and scenarios -> status."""

import textwrap

import click

from xenofront.cli.boundary import USAGE, Failure
from xenofront.cli.options import Out, printed
from xenofront.lab.registry import Coverage, NoCheckout, Proof, Registry, count_statuses, find_root
from xenofront.library.rulebook import Rule, UnknownRule, files
from xenofront.library.rulebook import rules as all_of
from xenofront.library.rulebook.translations import translated

LABELS = {
    "en": ("Check: ", "Ruling: ", "Not applicable: "),
    "de": ("Prüfung (englisch): ", "Regelung: ", "Nicht anwendbar: "),
}


@click.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--system", type=click.Choice(list(files())), help="Only this rule file.")
@click.option("--missing", is_flag=True, help="Only rules that no test names.")
@click.option("--summary", is_flag=True, help="Only the counts.")
@click.option("--check", is_flag=True, help="Look for unknown ids and overcrowded tests.")
@click.option("--lang", type=click.Choice(list(LABELS)), default="en", help="Language of the text.")
@printed
def rules(
    out: Out,
    ids: tuple[str, ...],
    system: str | None,
    *,
    missing: bool,
    summary: bool,
    check: bool,
    lang: str,
) -> None:
    """Show which line and which test stands for each rule, or one rule with its ruling.

    Outside a checkout there is neither, and only the rules are listed.
    """
    if ids and not out.as_json:
        for rule_id in ids:
            show_rule(out, find_rule(rule_id, lang), lang)
        return
    wanted = [system] if system else list(files())
    if not (missing or summary or check) and not in_checkout():
        found = [find_rule(i, lang) for i in ids] or [r for name in wanted for r in all_of(name)]
        show_titles(out, found)
        return
    registry = Registry(find_root())
    if check:
        report_problems(out, registry)
        return
    tables = {name: registry.system(name) for name in wanted}
    if ids:
        tables = {"": [registry.coverage(find_rule(rule_id)) for rule_id in ids]}
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


def find_rule(rule_id: str, lang: str = "en") -> Rule:
    """The rule, or a message for the person at the keyboard."""
    try:
        return translated(rule_id, lang)
    except UnknownRule:
        raise Failure(f"No rule has the id {rule_id}.", USAGE) from None


def in_checkout() -> bool:
    """Whether code and tests are here."""
    try:
        find_root()
    except NoCheckout:
        return False
    return True


def show_titles(out: Out, found: list[Rule]) -> None:
    """The rules alone."""
    out.data({"rules": [{"id": one.id, "section": one.section} for one in found]})
    for one in found:
        out.line(f"{one.id:<14} {one.page_title or one.section}")


def report_problems(out: Out, registry: Registry) -> None:
    """Print the problems; fail if there are any."""
    problems = registry.problems()
    out.data({"problems": problems})
    for problem in problems:
        out.line(problem)
    if problems:
        raise SystemExit(1)
    out.line("All rule ids in code and tests are known.")


def show_rule(out: Out, rule: Rule, lang: str = "en") -> None:
    """One rule's text and ruling, and in a checkout its code, tests and status."""
    out.line(f"{rule.id}  {rule.page_title or rule.section}", bold=True)
    texts = (rule.rule, rule.check, rule.ambiguity, rule.not_applicable)
    for label, text in zip(("", *LABELS[lang]), texts, strict=True):
        if text:
            out.line(textwrap.fill(label + text, 96, initial_indent="  ", subsequent_indent="  "))
    for case, text in rule.cases.items():
        said = f"/{case}: {text}"
        out.line(textwrap.fill(said, 96, initial_indent="    ", subsequent_indent="      "))
    try:
        row = Registry(find_root()).coverage(rule)
    except NoCheckout as reason:
        out.line(f"  {reason}")
    else:
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
