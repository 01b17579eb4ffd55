"""A tiny project with a few rules, in the shape the tools expect."""

from pathlib import Path
from textwrap import dedent

import pytest

from xenofront.text import rulebook

FILES = {
    "pyproject.toml": """
        [tool.pytest.ini_options]
        pythonpath = ["src"]
        filterwarnings = ["error"]
        """,
    "src/xenofront/__init__.py": '"""A tiny game."""\n',
    "src/xenofront/team.py": """
        MAX_TEAM = 5  # GD-2.a


        def may_join(team, agent):
            if agent in team:  # GD-2.b
                return False
            return len(team) < MAX_TEAM


        def fragments(count):
            return min(count, 4)  # GD-2.d
        """,
    "src/xenofront/library/rifle.yaml": """
        dice: 3  # GD-2.i
        """,
    "tests/test_team.py": """
        from xenofront import team


        def test_a_team_has_at_most_five_agents():
            \"\"\"GD-2.a\"\"\"
            assert team.may_join("abcd", "e")
            assert not team.may_join("abcde", "f")


        def test_nobody_joins_twice():
            \"\"\"Each class exists once: GD-2.b, GD-2.c.\"\"\"
            assert not team.may_join("ab", "a")


        def test_fragments_are_counted():
            \"\"\"GD-2.d\"\"\"
            assert callable(team.fragments)
        """,
    "tests/games/test_scenarios.py": """
        from pathlib import Path

        import pytest

        import xenofront

        RIFLE = Path(xenofront.__file__).parent / "library/rifle.yaml"


        @pytest.mark.parametrize("script", ["galaxy_defenders/scenarios/combat/rifle"])
        def test_scenario(script):
            assert "dice: 3" in RIFLE.read_text()
        """,
    "tests/games/galaxy_defenders/scenarios/combat/rifle.yaml": """
        rules: [GD-2.i]
        """,
}


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """The root of the tiny project."""
    for name, text in FILES.items():
        path = tmp_path / "tiny" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip(), encoding="utf-8")
    return tmp_path / "tiny"


@pytest.fixture
def two_cases(monkeypatch):
    """The rule GD-2.b with two cases, whatever the rule file says of it."""
    plain = rulebook._text
    entry = "- id: GD-2.b\n"
    cached = (rulebook.rules, rulebook._entries, rulebook._ids)

    def text(system: str) -> str:
        return plain(system).replace(entry, f"{entry}  cases: {{first: one, last: other}}\n")

    monkeypatch.setattr(rulebook, "_text", text)
    for function in cached:
        function.cache_clear()
    yield
    monkeypatch.undo()
    for function in cached:
        function.cache_clear()
