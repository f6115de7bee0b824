"""The same last digit everywhere: known bits, and within a few of them of the C library."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.bots.human.arithmetic import exp, log, power

#: By argument: what every machine gives, to the last bit.
LOGS = {2.0: "0x1.62e42fefa39efp-1", 10.0: "0x1.26bb1bbb55515p+1", 0.3: "-0x1.34378fcbda720p+0"}
EXPS = {1.0: "0x1.5bf0a8b14576ap+1", -2.5: "0x1.50385c094f425p-4", 20.0: "0x1.ceb088b68e804p+28"}


@given(st.floats(1e-300, 1e300))
def test_a_logarithm_is_as_good_as_that_of_the_system(x: float) -> None:
    assert log(x) == pytest.approx(math.log(x), rel=4e-16, abs=4e-16)


@given(st.floats(-700, 700))
def test_an_exponential_is_as_good_as_that_of_the_system(x: float) -> None:
    assert exp(x) == pytest.approx(math.exp(x), rel=8e-16)


@given(st.floats(0, 1), st.integers(-8, 40))
def test_a_power_is_as_good_as_that_of_the_system(x: float, exponent: int) -> None:
    if x > 1e-3:
        assert power(x, exponent) == pytest.approx(x**exponent, rel=2e-14)


def test_the_bits_are_those_that_every_machine_gives() -> None:
    assert {x: log(x).hex() for x in LOGS} == LOGS
    assert {x: exp(x).hex() for x in EXPS} == EXPS


def test_the_ends_of_the_range() -> None:
    assert (log(1.0), exp(0.0), exp(-800.0), power(0.0, 0)) == (0.0, 1.0, 0.0, 1.0)
    with pytest.raises(ValueError, match="positive"):
        log(0.0)
    with pytest.raises(OverflowError):
        exp(800.0)
