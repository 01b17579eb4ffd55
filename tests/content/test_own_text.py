"""A mission that is given as text instead of as a file."""

import pytest

from xenofront.content import cache, store
from xenofront.content.errors import ContentError
from xenofront.games.factory import new_game, new_record, new_setup, of_text, system
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.kernel import SaveError, open_position, read_record, save, write_record

NAME = "galaxy-defenders"
OWN = (
    (galaxy_defenders_pack.PACK.folder / "missions" / "dust_signal.yaml")
    .read_text(encoding="utf-8")
    .replace("id: dust_signal", "id: my_own")
)


def own(text=OWN, mission="my_own"):
    setup = new_setup(mission, ("chromium", "titanium"), seed=3, system_name=NAME)
    return of_text(setup, text)


def test_a_text_plays_like_the_file_it_was_taken_from(tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text(OWN, encoding="utf-8")
    by_text = new_game(own())
    by_file = new_game(new_setup(str(path), ("chromium", "titanium"), seed=3))
    for _ in range(40):
        assert by_text.pending is not None
        assert by_text.pending == by_file.pending
        choice = by_text.pending.options[0]
        by_text.answer(choice)
        by_file.answer(choice)
    assert by_text.log == by_file.log


def test_nothing_of_a_text_is_kept_between_runs(tmp_path, monkeypatch):
    monkeypatch.setenv("XENOFRONT_CACHE", str(tmp_path))
    box = galaxy_defenders_pack.box_for(own(OWN + "# for this test\n"))
    assert cache.kept(box.content, galaxy_defenders_pack.PACK) is None
    assert list(tmp_path.glob("catalogue-*")) == []


def test_the_content_hash_covers_the_text():
    hashes = {store.of(NAME).content_of(s) for s in (own(), own(OWN + "#"), own("", "dust_signal"))}
    assert len(hashes) == 3
    assert (
        store.of(NAME).content_of(own("", "dust_signal"))
        == galaxy_defenders_pack.SHELF.content_hash()
    )


@pytest.mark.parametrize(
    ("text", "mission", "words"),
    [
        (OWN, "dust_signal", "'my_own', not 'dust_signal'"),
        (OWN.replace("id: my_own", "id: dust_signal"), "dust_signal", "already defined"),
        ("missions: []", "my_own", "exactly one mission"),
        (OWN + "#" * store.MOST_TEXT, "my_own", "bytes long"),
    ],
    ids=["id", "taken", "none", "long"],
)
def test_a_text_that_does_not_fit_is_refused(text, mission, words):
    with pytest.raises(ContentError) as refused:
        galaxy_defenders_pack.box_for(own(text, mission))
    assert words in str(refused.value)


def test_positions_and_records_open_from_their_bytes_alone():
    record = new_record(own())
    for _ in range(20):
        assert record.game.pending is not None
        record.answer(record.game.pending.options[0])
    rules, content = system(NAME), store.of(NAME).content_of(own())
    opened = read_record(rules, write_record(record, content), content)
    assert opened.same_rules
    assert opened.record.digest() == record.digest()
    assert open_position(rules, save(record.game)).pending == record.game.pending


def test_a_position_whose_text_is_broken_says_so():
    data = save(new_game(own())).replace(b"agents:", b"agent:")
    with pytest.raises(SaveError, match="unknown field 'agent'"):
        open_position(system(NAME), data)
