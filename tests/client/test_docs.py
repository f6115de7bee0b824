"""The bot of `docs/client.md` plays a game as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.playing import served_in_a_thread

PAGE = Path(__file__).parents[2] / "docs" / "client.md"


@pytest.mark.slow
def test_the_bot_of_the_page_plays_a_game(data: Path, tmp_path: Path) -> None:
    first = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert first is not None
    program = tmp_path / "bot.py"
    program.write_text(first[1], encoding="utf-8")
    with served_in_a_thread(data) as server:
        command = [sys.executable, str(program), f"http://{server.address}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=True)
    assert "Outcome(scores=" in done.stdout
