"""The words of the browser's face are there in both languages, and what is named exists."""

import re
from pathlib import Path

from tests.games import page_messages
from xenofront.content import store
from xenofront.games.bug_hunt.present import cited, page, settling
from xenofront.games.bug_hunt.present.page.switches import HIDDEN
from xenofront.games.bug_hunt.present.page.words import DRAWN, FEATURES, KINDS
from xenofront.games.bug_hunt.rules.options import Options
from xenofront.games.factory import new_setup, system
from xenofront.present import common
from xenofront.text.rulebook import all_ids
from xenofront.text.texts import Texts

SOURCE = Path(next(iter(page.__path__)))
FILE = "page"
SYSTEM = "bug-hunt"


def ids(lang):
    return page_messages.ids(lang, FILE, SYSTEM)


def named():
    """Messages that the presenter names in full."""
    return page_messages.named([*SOURCE.glob("*.py"), Path(common.__file__)])


def begun():
    """Beginnings of messages that the presenter names in part."""
    return page_messages.matches(r'f"([a-z-]+-)\{', SOURCE.glob("*.py"))


def test_both_languages_have_the_same_messages():
    assert ids("en") == ids("de")


def test_every_message_the_presenter_names_exists():
    assert len(named()) > 60
    assert named() <= ids("en")


def test_every_message_is_named_by_the_presenter():
    parts = tuple(begun())
    known = named() | set(settling.SETTLES.values())
    unused = {name for name in ids("en") - known if not name.startswith(parts)}
    unused -= {name for name in unused if name.startswith("preset-")}
    assert not unused


def test_every_drawn_word_has_a_name():
    kinds = {*DRAWN["edge"], *DRAWN["marker"], *DRAWN["badge"]}
    assert {f"drawn-{kind}" for kind in kinds} <= ids("en")


def test_every_option_and_preset_has_a_name():
    assert {f"option-name-{name}" for name in Options.__struct_fields__} <= ids("en")
    shown = set(Options.__struct_fields__) - set(HIDDEN)
    assert {f"option-text-{name}" for name in shown} <= ids("en")
    presets = {f"preset-{preset.replace(' ', '-')}" for preset in Options.PRESETS}
    assert presets | {f"{preset}-text" for preset in presets} <= ids("en")


def test_everything_in_the_box_is_drawn():
    catalogue = store.of(SYSTEM).catalogue()
    assert set(catalogue.profiles) | set(catalogue.aliens) <= set(DRAWN["shape"])
    assert {row.profile for row in catalogue.support.values() if row.figures} <= set(DRAWN["shape"])
    assert set(catalogue.features) == set(FEATURES)
    assert {row.kind for row in catalogue.features.values()} <= set(KINDS)
    assert {f"objective_{row.kind}" for row in catalogue.objectives.values()} <= set(
        DRAWN["marker"]
    )
    assert {f"location_{row.effect}" for row in catalogue.locations.values()} <= set(
        DRAWN["marker"]
    )


def test_no_word_stands_twice_in_a_list():
    for words in DRAWN.values():
        assert len(words) == len(set(words))


def test_the_rules_behind_things_are_about_them():
    setup = new_setup("random", ("a", "b", "c"), system_name=SYSTEM)
    box, texts = system(SYSTEM).box_for(setup), Texts("en", SYSTEM)
    catalogue = box.catalogue
    pairs = [(row.name, cited.trait_rule(box, row.id)) for row in catalogue.traits.values()]
    pairs += [(row.name, cited.support_rule(box, row.id)) for row in catalogue.support.values()]
    pairs += [(row.name, cited.alien_rule(box, row.id)) for row in catalogue.aliens.values()]
    pairs += [(row.variant, cited.variant_rule(row.variant)) for row in catalogue.variants.values()]
    pairs += [(row.leader, cited.leader_rule(row.leader)) for row in catalogue.leaders.values()]
    assert len(pairs) > 45
    for name, rule in pairs:
        first = name.lower().split(" ")[0]
        assert first[:5] in texts.rule(rule).text.lower(), (name, rule)
    for row in catalogue.gear.values():
        assert cited.gear_rule(box, row.id) in all_ids()


def test_every_cited_rule_exists():
    values = [value for value in vars(cited).values() if isinstance(value, str)]
    rules = {value for value in values if re.fullmatch(r"B[HXD]-\S+", value)}
    assert len(rules) >= 8
    assert rules <= all_ids()
