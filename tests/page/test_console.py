"""The prompt in the page: as Python's own, and the README's examples run in it."""

from __future__ import annotations

import re

from tercet.page.console import MOST, Prompt
from tests.web.vectors import README, readme_examples


def written(*lines: str) -> str:
    said: list[str] = []
    prompt = Prompt(said.append)
    for line in lines:
        prompt.enter(line)
    return "".join(said)


def test_names_live_on_and_values_are_shown() -> None:
    assert written("a = 3", "a * 2", "print('x')", "None") == "6\nx\n"


def test_it_asks_for_more_lines_until_they_mean_something() -> None:
    said: list[str] = []
    prompt = Prompt(said.append)
    assert prompt.enter("for n in range(2):")
    assert prompt.enter("    print(n)")
    assert not prompt.enter("")
    assert "".join(said) == "0\n1\n"
    assert prompt.enter("def f(")
    prompt.forget()
    assert not prompt.enter("1")


def test_mistakes_are_told_and_leave_the_prompt_as_it_was() -> None:
    said = written("1 / 0", "for", "raise SystemExit", "2")
    assert "ZeroDivisionError" in said
    assert "SyntaxError" in said
    assert said.endswith("2\n")


def test_what_is_written_has_an_end() -> None:
    said = written(
        "while True:",
        "    print('x' * 1000)",
        "    i = globals().get('i', 0) + 1",
        "    if i > 200: break",
        "",
    )
    assert len(said) < MOST + 10
    assert said.endswith("…\n")


def test_the_examples_of_the_readme_give_what_they_say() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    said: list[str] = []
    for example in readme_examples():
        Prompt(said.append).run(example)
    told = [line for line in block.splitlines() if line and not line.startswith((">>>", "..."))]
    assert "".join(said).splitlines() == told
