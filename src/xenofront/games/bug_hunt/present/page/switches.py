"""Rules that can be switched before a game, and sets of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xenofront.content import store
from xenofront.games.bug_hunt import NAME
from xenofront.games.bug_hunt.content.catalogue import Catalogue
from xenofront.games.bug_hunt.rules.options import Options, chosen
from xenofront.kernel import Setup
from xenofront.present.messages.pages import Choice, OptionCard, Preset
from xenofront.text.texts import Texts

SYSTEM: Final = NAME
QUICK, PRINTED = "quick start", "rulebook"
HIDDEN: Final = ("quick_start", "campaign", "joint", "players")
"""Options that the squad decides, or that change nothing in a mission that stands alone."""
VALUES: Final[dict[str, tuple[str, ...]]] = {"support": ("ask", "none")}


def catalogue() -> Catalogue:
    found: Catalogue = store.of(SYSTEM).catalogue()
    return found


def presets(texts: Texts) -> Iterator[Preset]:
    """The quick start first: it asks least before the first turn."""
    for preset in dict.fromkeys((QUICK, *Options.PRESETS)):
        message = f"preset-{preset.replace(' ', '-')}"
        values = Options.PRESETS[preset]
        yield Preset(
            id=preset,
            name=texts.say(message),
            text=texts.say(f"{message}-text"),
            options={name: value for name, value in values.items() if name not in HIDDEN},
        )


def _values(name: str) -> tuple[bool | str, ...]:
    if name == "difficulty":
        return tuple(catalogue().difficulties)
    return VALUES.get(name, (False, True))


def value_words(texts: Texts, name: str, value: object) -> str:
    """A value of an option in words."""
    if name == "difficulty":
        return texts.called(catalogue().difficulties[str(value)])
    if name in VALUES:
        return texts.say(f"option-value-{name}-{value}")
    if isinstance(value, bool):
        return texts.say("web-on" if value else "web-off")
    return str(value)


def options(texts: Texts) -> Iterator[OptionCard]:
    for name in (name for name in Options.__struct_fields__ if name not in HIDDEN):
        rule = Options.RULES.get(name)
        yield OptionCard(
            id=name,
            name=texts.say(f"option-name-{name}"),
            text=texts.say(f"option-text-{name}"),
            values=tuple(
                Choice(value=value, label=value_words(texts, name, value))
                for value in _values(name)
            ),
            default=getattr(Options(), name),
            rules=(rule,) if rule else (),
        )


def switched(texts: Texts, setup: Setup) -> tuple[str, ...]:
    """The rules that are not as the quick reference has them, in words."""
    now, printed = chosen(setup.options), Options()
    return tuple(
        texts.say(
            "web-switched",
            option=texts.say(f"option-name-{name}"),
            value=value_words(texts, name, getattr(now, name)),
        )
        for name in Options.__struct_fields__
        if getattr(now, name) != getattr(printed, name)
    )
