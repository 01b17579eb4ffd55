"""Runs the import contracts of pyproject.toml, leaving out packages that do not exist yet."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LINT = "import sys; from importlinter.cli import lint_imports_command as lint; sys.exit(lint())"


def exists(module: str) -> bool:
    """Whether a module of ours is there; wildcards match what there is, others' always are."""
    path = ROOT / "src" / Path(*module.split("."))
    ours = module.startswith("xenofront") and "*" not in module
    return not ours or path.is_dir() or path.with_suffix(".py").is_file()


def as_text(value: object) -> str:
    """A setting in the form that an ini file wants."""
    return "\n" + "\n".join(value) if isinstance(value, list) else str(value)


def to_ini(settings: dict[str, Any]) -> ConfigParser:
    """The contracts as an ini file, without missing modules and without emptied contracts."""
    parser = ConfigParser()
    contracts = settings.pop("contracts")
    parser["importlinter"] = {key: as_text(value) for key, value in settings.items()}
    for number, contract in enumerate(contracts):
        for key in ("source_modules", "modules"):
            if key in contract:
                contract[key] = [module for module in contract[key] if exists(module)]
        if contract.get("source_modules", True):
            section = f"importlinter:contract:{number}"
            parser[section] = {key: as_text(value) for key, value in contract.items()}
    return parser


def main() -> None:
    """Check all contracts."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "contracts.ini"
        with config.open("w", encoding="utf-8") as file:
            to_ini(settings["tool"]["importlinter"]).write(file)
        command = [sys.executable, "-c", LINT, "--no-cache", "--config", str(config)]
        sys.exit(subprocess.run(command, cwd=ROOT / "src", check=False).returncode)


if __name__ == "__main__":
    main()
