"""The tasks for PettingZoo and OpenSpiel, by their own tests."""

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    bombardment_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from xenofront.research.multi import XenofrontAEC, parallel
from xenofront.research.tasks import task, tasks

pytestmark = pytest.mark.filterwarnings("ignore")
SMALL = ["duel-v2", "skirmish-v2"]


@pytest.mark.parametrize("name", tasks())
def test_pettingzoo_finds_nothing_wrong(name):
    api_test(XenofrontAEC(name), num_cycles=15)
    parallel_api_test(parallel(name), num_cycles=15)


@pytest.mark.parametrize("name", [*SMALL, "last_bus-4-v2", "first_contact-3-v1"])
def test_the_same_seed_is_the_same_game(name):
    seed_test(lambda: XenofrontAEC(name), num_cycles=20)
    parallel_seed_test(lambda: parallel(name), num_cycles=20)


@pytest.mark.parametrize("name", SMALL)
def test_state_and_rendering(name):
    state_test(XenofrontAEC(name), parallel(name))
    render_test(lambda render_mode=None: XenofrontAEC(name, render_mode=render_mode))


def test_a_lone_seat_survives_a_bombardment():
    """With several agents the peer's test reads an observation it never took."""
    bombardment_test(XenofrontAEC("duel-v2"), cycles=60)


def test_only_the_asked_seat_may_act():
    environment = XenofrontAEC("dust_signal-3-v2")
    environment.reset(seed=3)
    for _ in range(80):
        agent = environment.agent_selection
        if environment.terminations[agent]:
            break
        for other in environment.agents:
            offered = environment.observe(other)["action_mask"].any()
            assert offered == (other == agent)
        mask = environment.observe(agent)["action_mask"]
        environment.step(int(np.flatnonzero(mask)[0]))


def test_all_seats_win_or_lose_together():
    for seed in range(12):
        environment = XenofrontAEC("skirmish-v2")
        environment.reset(seed=seed)
        dice = np.random.default_rng(seed)
        while not environment.terminations[environment.agent_selection]:
            mask = environment.observe(environment.agent_selection)["action_mask"]
            environment.step(int(dice.choice(np.flatnonzero(mask))))
        assert len(set(environment.rewards.values())) == 1
        assert set(environment.rewards.values()) == {environment.episode.reward}


class TestOpenSpiel:
    """Needs the package open_spiel, which has no build for Windows."""

    pyspiel = pytest.importorskip("pyspiel")

    def load(self, name, seed=0):
        import xenofront.research.openspiel  # noqa: F401, PLC0415 (registers)

        return self.pyspiel.load_game(f"python_xenofront(task={name},seed={seed})")

    @pytest.mark.parametrize("name", [n for n in tasks() if task(n).system == "galaxy-defenders"])
    def test_galaxy_defenders_passes_the_random_test(self, name):
        self.pyspiel.random_sim_test(self.load(name), num_sims=1, serialize=False, verbose=False)

    @pytest.mark.parametrize("name", [n for n in tasks() if task(n).system == "bug-hunt"])
    def test_bug_hunt_passes_the_random_test(self, name):
        self.pyspiel.random_sim_test(self.load(name), num_sims=1, serialize=False, verbose=False)

    @pytest.mark.parametrize("name", [*SMALL, "dust_signal-2-v2"])
    def test_states_are_written_and_read(self, name):
        self.pyspiel.random_sim_test(self.load(name), num_sims=2, serialize=True, verbose=False)

    def test_chance_has_the_weights_of_the_dice(self):
        state = self.load("duel-v2").new_initial_state()
        dice = np.random.default_rng(0)
        met = 0
        while not state.is_terminal():
            if state.is_chance_node():
                options = state.episode.game.pending.options
                outcomes = state.chance_outcomes()
                assert sum(chance for _, chance in outcomes) == pytest.approx(1)
                for action, chance in outcomes:
                    assert chance == options.count(options[action]) / len(options)
                    met += options.count(options[action]) > 1
                state.apply_action(outcomes[dice.integers(len(outcomes))][0])
            else:
                state.apply_action(int(dice.choice(state.legal_actions())))
        assert met

    @pytest.mark.parametrize(
        ("name", "tries"), [("duel-v2", 12), ("dust_signal-3-v2", 3), ("first_contact-3-v1", 2)]
    )
    def test_a_stock_searcher_plays_whole_missions(self, name, tries):
        from open_spiel.python.algorithms import mcts  # noqa: PLC0415 (not on every machine)

        game, dice = self.load(name), np.random.RandomState(3)
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        bot = mcts.MCTSBot(game, 2, tries, evaluator, random_state=dice)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(dice.choice(outcomes, p=chances)))
            else:
                state.apply_action(bot.step(state))
        assert set(state.returns()) == {state.episode.reward}
        assert state.episode.outcome in ("accomplished", "partially", "failed")
