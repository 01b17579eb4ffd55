"""`xenofront rules`: rule -> implementing lines -> tests and scenarios -> status."""

import sys
import textwrap
from pathlib import Path

import click

import xenofront
from xenofront.cli.boundary import FAILED, USAGE, Failure
from xenofront.cli.options import Out, printed
from xenofront.text.rulebook import Rule, UnknownRule, files
from xenofront.text.rulebook import rules as all_of
from xenofront.text.rulebook.translations import translated

LABELS = {
    "en": ("Check: ", "Ruling: ", "Not applicable: "),
    "de": ("Prüfung (englisch): ", "Regelung: ", "Nicht anwendbar: "),
}
NO_CHECKOUT = (
    "Code and tests can only be listed in a source checkout; this is an installed package."
)


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
    root = checkout()
    found = [find_rule(rule_id, lang) for rule_id in ids]
    if ids and not out.as_json:
        for one in found:
            show_rule(out, one, root, lang)
        return
    wanted = [system] if system else list(files())
    if root is None:
        if missing or summary or check:
            raise Failure(NO_CHECKOUT, FAILED)
        show_titles(out, found or [one for name in wanted for one in all_of(name)])
        return
    from tools import registry, rule_report  # noqa: PLC0415 - only a checkout has it

    scanned = registry.Registry(root)
    if check:
        rule_report.report_problems(out, scanned)
    else:
        rule_report.report(out, scanned, wanted, found, missing=missing, summary=summary)


def checkout() -> Path | None:
    """The root of the source checkout that this runs from, whose tools can be imported then."""
    here = Path(xenofront.__file__).resolve().parent
    for folder in here.parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tools" / "registry.py").is_file():
            if str(folder) not in sys.path:
                sys.path.append(str(folder))
            return folder
    return None


def find_rule(rule_id: str, lang: str = "en") -> Rule:
    """The rule, or a message for the person at the keyboard."""
    try:
        return translated(rule_id, lang)
    except UnknownRule:
        raise Failure(f"No rule has the id {rule_id}.", USAGE) from None


def show_titles(out: Out, found: list[Rule]) -> None:
    """The rules alone."""
    out.data({"rules": [{"id": one.id, "section": one.section} for one in found]})
    for one in found:
        out.line(f"{one.id:<14} {one.page_title or one.section}")


def show_rule(out: Out, rule: Rule, root: Path | None, lang: str = "en") -> None:
    """One rule's text and ruling, and in a checkout its code, tests and status."""
    out.line(f"{rule.id}  {rule.page_title or rule.section}", bold=True)
    texts = (rule.rule, rule.check, rule.ambiguity, rule.not_applicable)
    for label, text in zip(("", *LABELS[lang]), texts, strict=True):
        if text:
            out.line(textwrap.fill(label + text, 96, initial_indent="  ", subsequent_indent="  "))
    for case, text in rule.cases.items():
        said = f"/{case}: {text}"
        out.line(textwrap.fill(said, 96, initial_indent="    ", subsequent_indent="      "))
    if root is None:
        out.line(f"  {NO_CHECKOUT}")
        return
    from tools import registry, rule_report  # noqa: PLC0415 - only a checkout has it

    rule_report.show_status(out, registry.Registry(root), rule)
