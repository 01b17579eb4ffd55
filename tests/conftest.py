"""What tests of more than one part need."""

import pytest

from xenofront.server import errands


@pytest.fixture
def endless_doctor(monkeypatch):
    """The doctor never comes to an end; the list has his errands so far."""
    errand, begun = errands.run, []

    def run(words, *rest, **more):
        if "doctor" in words:
            begun.append(words)
            words = ["timeit", "-n1", "-r1", "import time; time.sleep(3600)"]
        return errand(words, *rest, **more)

    monkeypatch.setattr(errands, "run", run)
    return begun
