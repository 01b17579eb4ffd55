"""Who plays the games: this process, several, or a cluster. The result is the same."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

from xenofront.lab.simulate.plan import Job
from xenofront.lab.simulate.summary import GameSummary, get_ready, tell

BATCH: Final = 8
"""Games that are handed out at once."""


class NoCrew(RuntimeError):
    """A back end that is not installed or does not answer."""


def batches(jobs: Sequence[Job], size: int = BATCH) -> list[list[Job]]:
    """Games handed out together."""
    return [list(jobs[at : at + size]) for at in range(0, len(jobs), size)]


def tell_all(jobs: Sequence[Job]) -> list[GameSummary]:
    """Play several games one after another."""
    return [tell(job) for job in jobs]


def play(jobs: Sequence[Job], workers: int = 1, at: str = "") -> Iterator[GameSummary]:
    """Play games in order, by so many processes or by the cluster at an address."""
    if at:
        yield from _cluster(at)(jobs, at.partition("://")[2])
    elif workers < 2 or len(jobs) < 2:
        yield from map(tell, jobs)
    else:
        size = max(1, min(BATCH, len(jobs) // (2 * workers)))
        with ProcessPoolExecutor(workers, mp_context=_context(jobs[0])) as pool:
            try:
                for tales in pool.map(tell_all, batches(jobs, size)):
                    yield from tales
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def _context(job: Job) -> Any:
    """How processes begin: where that is safe as copies of this one, which has read all it needs.

    Otherwise each would read rules and content again, and compile the map.
    """
    if sys.platform != "linux" or threading.active_count() > 1:
        return get_context("spawn")
    get_ready(job)
    gc.collect()
    gc.freeze()
    return get_context("fork")


def _cluster(at: str) -> Callable[[Sequence[Job], str], Iterator[GameSummary]]:
    kind = at.partition("://")[0]
    if kind not in CLUSTERS or "://" not in at:
        known = ", ".join(f"{name}://ADDRESS" for name in CLUSTERS)
        raise NoCrew(
            f"{at!r} is no back end; known are {known} (and {'://local, '.join(CLUSTERS)}://local)"
        )
    return CLUSTERS[kind]


def _ray(jobs: Sequence[Job], address: str) -> Iterator[GameSummary]:
    """Games on a Ray cluster; ``local`` starts one here."""
    try:
        import ray  # noqa: PLC0415 (an optional part)
    except ImportError as error:
        raise NoCrew("playing on Ray needs it: pip install ray") from error
    wishes: dict[str, Any] = {"address": address} if address != "local" else {}
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR", **wishes)
    try:
        remote = ray.remote(tell_all)
        for found in [remote.remote(batch) for batch in batches(jobs)]:
            yield from ray.get(found)
    finally:
        if ours:
            ray.shutdown()


def _dask(jobs: Sequence[Job], address: str) -> Iterator[GameSummary]:
    """Games on a Dask cluster; ``local`` starts one here."""
    try:
        from distributed import Client  # noqa: PLC0415 (an optional part)
    except ImportError as error:
        raise NoCrew("playing on Dask needs it: pip install distributed") from error
    wishes: dict[str, Any] = (
        {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
        if address == "local"
        else {"address": address}
    )
    with Client(**wishes) as client:
        for found in client.map(tell_all, batches(jobs)):
            yield from found.result()


CLUSTERS: Final[dict[str, Callable[[Sequence[Job], str], Iterator[GameSummary]]]] = {
    "ray": _ray,
    "dask": _dask,
}
