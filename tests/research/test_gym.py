"""The tasks for Gymnasium: its own checks for every mission and squad size, and ours."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from xenofront.research.episode import Episode
from xenofront.research.fields import ACTIONS
from xenofront.research.gym import XenofrontEnv
from xenofront.research.tasks import tasks

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("name", tasks())
def test_gymnasium_finds_nothing_wrong(name):
    check_env(gymnasium.make(f"xenofront/{name}").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("wishes", [{"flat": True}, {"factored": True}, {"shaping": 0.1}])
@pytest.mark.parametrize("name", ["skirmish-v2", "first_contact-3-v1"])
def test_every_form_passes(name, wishes):
    check_env(XenofrontEnv(name, **wishes), skip_render_check=True)


def play(environment, seed, limit=400):
    """A whole episode by seeded choice: everything that came out of it."""
    dice = Random(seed)
    seen, told = environment.reset(seed=seed)
    story = [_bytes(seen)]
    total, steps = 0.0, 0
    while steps < limit:
        action = dice.choice(np.flatnonzero(told["action_mask"]).tolist())
        seen, reward, over, cut, told = environment.step(action)
        story.append(_bytes(seen))
        total, steps = total + reward, steps + 1
        if over or cut:
            break
    return story, total, told["outcome"]


def _bytes(seen):
    return b"".join(seen[name].tobytes() for name in sorted(seen))


@pytest.mark.parametrize("name", ["duel-v2", "dust_signal-3-v2", "quick_start-3-v1"])
def test_whole_episodes_repeat(name):
    for seed in range(5):
        assert play(XenofrontEnv(name), seed) == play(XenofrontEnv(name), seed)
    assert play(XenofrontEnv(name), 1)[0] != play(XenofrontEnv(name), 2)[0]


def test_the_reward_is_the_outcomes_and_comes_last():
    worth = {"accomplished": 1.0, "partially": 0.5, "failed": 0.0}
    met = set()
    for seed in range(30):
        _, total, outcome = play(XenofrontEnv("duel-v2"), seed)
        assert total == worth[outcome]
        met.add(outcome)
    assert {"accomplished", "failed"} <= met


def test_shaping_adds_what_was_gained():
    """A won duel with shaping is worth more than one by exactly the progress made."""
    environment = XenofrontEnv("duel-v2", shaping=0.25)
    for seed in range(12):
        _, total, outcome = play(environment, seed)
        worth = 1.0 if outcome == "accomplished" else 0.0
        if outcome == "accomplished":
            assert total != worth
        fresh = Episode(environment.task, 0)
        assert environment._progress(fresh) == 0
        assert total == pytest.approx(worth + 0.25 * environment._progress(environment.episode))


def test_the_step_limit_cuts_an_episode_off():
    environment = XenofrontEnv("duel-v2")
    environment.reset(seed=1)
    for step in range(environment.task.limit):
        _, reward, over, cut, told = environment.step(ACTIONS - 1)
        assert not over
        assert reward == 0
        assert "not offered" in told["refused"]
        assert cut == (step == environment.task.limit - 1)


def test_what_is_not_offered_changes_nothing():
    environment = XenofrontEnv("skirmish-v2")
    seen, _ = environment.reset(seed=4)
    for action in (-1, int(seen["action_mask"].sum()), ACTIONS - 1):
        again, *_, told = environment.step(action)
        assert told["refused"]
        for name in set(seen) - {"question"}:
            assert (again[name] == seen[name]).all()


def test_the_mask_names_the_answers():
    environment = XenofrontEnv("dust_signal-2-v2")
    seen, told = environment.reset(seed=9)
    count = len(environment.episode.answers)
    assert count > 1
    assert seen["action_mask"].tolist() == [1] * count + [0] * (ACTIONS - count)
    assert (told["action_mask"] == seen["action_mask"]).all()
    assert environment.action_masks().sum() == count
    assert seen["question"][0, 2] == count
    assert environment.render().count("\n") == count


def test_a_vector_of_episodes_is_the_same_as_each_alone():
    vector = gymnasium.make_vec("xenofront/duel-v2", num_envs=3)
    seen, told = vector.reset(seed=5)
    alone = [XenofrontEnv("duel-v2") for _ in range(3)]
    for number, one in enumerate(alone):
        first, _ = one.reset(seed=5 + number)
        assert (seen["figures"][number] == first["figures"]).all()
    ended = np.zeros(3, bool)
    for _ in range(60):
        actions = np.array(
            [np.flatnonzero(mask)[-1] if mask.any() else 0 for mask in told["action_mask"]]
        )
        seen, rewards, over, cut, told = vector.step(actions)
        for number, one in enumerate(alone):
            if ended[number]:
                other, _ = one.reset()
                expected = (0.0, False)
            else:
                other, reward, done, _, _ = one.step(actions[number])
                expected = (reward, done)
            assert (rewards[number], over[number]) == expected
            assert (seen["answers"][number] == other["answers"]).all()
        ended = over | cut
    vector.close()


def test_an_unknown_task_is_named():
    with pytest.raises(LookupError, match="no task 'duell-v2'; known are duel-v2"):
        XenofrontEnv("duell-v2")
