"""The packaged campaign."""

from random import Random

from click.testing import CliRunner

from xenofront.campaign import after_mission, new_campaign, next_setup
from xenofront.cli.campaign import campaign
from xenofront.games.factory import new_game
from xenofront.games.galaxy_defenders.pack import catalogue


def test_every_mission_of_the_box_can_be_met():
    routes = catalogue().campaigns["dust_road"].routes
    missions = catalogue().missions.values()
    assert {route.mission for route in routes} == {m.id for m in missions if m.set == "core"}


def test_a_campaign_of_random_players_goes_from_mission_to_mission():
    log = new_campaign("dust_road", ("chromium", "thorium", "titanium"), seed=2)
    dice = Random(2)
    while log.upcoming and len(log.played) < 3:
        game = new_game(next_setup(log))
        while game.pending is not None:
            game.answer(dice.choice(game.pending.options))
        log = after_mission(log, game)
    assert len(log.played) == 3
    assert set(log.squad.agents) == {"chromium", "thorium", "titanium"}


def test_the_command_begins_shows_and_goes_on(tmp_path):
    file = tmp_path / "road.campaign"
    words = [str(file), "--plain", "--lang", "en"]
    begun = CliRunner().invoke(
        campaign, [*words, "--new", "dust_road", "--seed", "3"], input="quit\n"
    )
    assert begun.exit_code == 0, begun.output
    assert "The Dust Road" in begun.output
    assert file.exists()
    shown = CliRunner().invoke(campaign, [*words, "--show"])
    assert "→ 1 Dust Signal" in shown.output
    on = CliRunner().invoke(campaign, words, input="quit\n")
    assert on.exit_code == 0
    twice = CliRunner().invoke(campaign, [*words, "--new", "dust_road"])
    assert twice.exit_code == 2
    assert "exists already" in twice.output
    bad = tmp_path / "bad.campaign"
    bad.write_text("{}")
    assert CliRunner().invoke(campaign, [str(bad), "--plain"]).exit_code == 1
