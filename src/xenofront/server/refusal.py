"""Why a request was not carried out."""


class Refusal(Exception):
    """A request that changes nothing."""

    def __init__(self, error: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.error, self.text, self.rule = error, text, rule
