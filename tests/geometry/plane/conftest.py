"""How many examples Hypothesis tries: XENOFRONT_EXAMPLES says more or fewer."""

import os

from hypothesis import settings

settings.register_profile(
    "xenofront", deadline=None, max_examples=int(os.environ.get("XENOFRONT_EXAMPLES", "100"))
)
settings.load_profile("xenofront")
