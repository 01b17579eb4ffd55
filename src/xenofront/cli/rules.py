"""`xenofront rules`: rule -> implementing lines -> tests and scenarios -> status."""

import textwrap

import click
import msgspec

from xenofront.lab.registry import Coverage, NoCheckout, Proof, Registry, count_statuses, find_root
from xenofront.library.rulebook import SYSTEMS, Rule, UnknownRule
from xenofront.library.rulebook.translations import translated

LABELS = {
    "en": ("Check: ", "Ruling: ", "Not applicable: "),
    "de": ("Prüfung (englisch): ", "Regelung: ", "Nicht anwendbar: "),
}


@click.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--system", type=click.Choice(list(SYSTEMS)), help="Only this rule file.")
@click.option("--missing", is_flag=True, help="Only rules that no test names.")
@click.option("--summary", is_flag=True, help="Only the counts.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--check", is_flag=True, help="Look for unknown ids and overcrowded tests.")
@click.option("--lang", type=click.Choice(list(LABELS)), default="en", help="Language of the text.")
def rules(
    ids: tuple[str, ...],
    system: str | None,
    *,
    missing: bool,
    summary: bool,
    as_json: bool,
    check: bool,
    lang: str,
) -> None:
    """Show which line and which test stands for each rule, or one rule with its ruling."""
    if ids and not as_json:
        for rule_id in ids:
            show_rule(find_rule(rule_id, lang), lang)
        return
    registry = scan()
    if check:
        report_problems(registry)
        return
    wanted = [system] if system else list(SYSTEMS)
    tables = {name: registry.system(name) for name in wanted}
    if ids:
        tables = {"": [registry.coverage(find_rule(rule_id)) for rule_id in ids]}
    if missing:
        tables = {
            name: [row for row in rows if row.status == "missing"] for name, rows in tables.items()
        }
    if as_json:
        click.echo(to_json([row for rows in tables.values() for row in rows]))
        return
    for name, rows in tables.items():
        if not summary:
            show_rows(rows)
        show_summary(name, registry.system(name))


def find_rule(rule_id: str, lang: str = "en") -> Rule:
    """The rule, or a message for the person at the keyboard."""
    try:
        return translated(rule_id, lang)
    except UnknownRule:
        raise click.ClickException(f"No rule has the id {rule_id}.") from None


def scan() -> Registry:
    """The registry of this checkout, or a message that there is none."""
    try:
        return Registry(find_root())
    except NoCheckout as reason:
        raise click.ClickException(str(reason)) from None


def report_problems(registry: Registry) -> None:
    """Print the problems; fail if there are any."""
    problems = registry.problems()
    for problem in problems:
        click.echo(problem)
    if problems:
        raise SystemExit(1)
    click.echo("All rule ids in code and tests are known.")


def show_rule(rule: Rule, lang: str = "en") -> None:
    """One rule's text and ruling, and in a checkout its code, tests and status."""
    click.secho(f"{rule.id}  {rule.page_title or rule.section}", bold=True)
    texts = (rule.rule, rule.check, rule.ambiguity, rule.not_applicable)
    for label, text in zip(("", *LABELS[lang]), texts, strict=True):
        if text:
            click.echo(textwrap.fill(label + text, 96, initial_indent="  ", subsequent_indent="  "))
    for case, text in rule.cases.items():
        said = f"/{case}: {text}"
        click.echo(textwrap.fill(said, 96, initial_indent="    ", subsequent_indent="      "))
    try:
        row = Registry(find_root()).coverage(rule)
    except NoCheckout as reason:
        click.echo(f"  {reason}")
    else:
        show_evidence(row)
        click.echo(f"  Status: {row.status}")
        for mark in rule.marks:
            show_proof(mark if rule.cases else "", row.proofs.get(mark))


def show_proof(case: str, proof: Proof | None) -> None:
    """How a rule or one of its cases is proved."""
    if case:
        click.echo(f"    case    {case}{'' if proof else '  not proved'}")
    if proof is not None:
        weak = f" (weak: {proof.weak})" if proof.weak else ""
        click.echo(f"    broken  {proof.mutant}{weak}")
        click.echo(f"    failed  {proof.by}")


def show_evidence(row: Coverage) -> None:
    """The lines and tests of one rule."""
    for place in row.code:
        click.echo(f"    code  {place}  {place.owner}".rstrip())
    for test in row.tests:
        click.echo(f"    test  {test.name}")


def show_rows(rows: list[Coverage]) -> None:
    """The table, and the rules left out with their reasons."""
    for row in rows:
        click.echo(f"{row.rule.id:<14} {row.status}")
        show_evidence(row)
    left_out = [row for row in rows if row.status == "not applicable"]
    if left_out:
        click.secho("\nNot applicable", bold=True)
        for row in left_out:
            click.echo(f"{row.rule.id:<14} {row.rule.not_applicable}")


def show_summary(name: str, rows: list[Coverage]) -> None:
    """One line of counts."""
    counts = ", ".join(f"{count} {status}" for status, count in count_statuses(rows).items())
    cases = sum(len(row.rule.cases) for row in rows)
    proved = sum(row.proved_cases for row in rows)
    click.echo(f"{name}: {len(rows)} rules: {counts}; {proved} of {cases} cases proved")


def to_json(rows: list[Coverage]) -> str:
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
    return msgspec.json.format(msgspec.json.encode({"rules": listed})).decode()
