"""Logarithm, exponential, power and sum with the same last digit on every machine.

Those of `math` are the C library's, and no two libraries round alike: a bot would wait a
millisecond longer here than there, and with the same seed play another game. These use sums,
products and quotients only, which IEEE 754 fixes to the last bit, and are right to some units of
that bit.

Version 1. Another way to calculate would be another version: bots of the same seed may then decide
otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import frexp, ldexp
from typing import Final

#: The logarithm of 2, and in two parts, the first of which has zeros to spare at its end.
_LN2: Final = 0.6931471805599453
_LN2_HIGH: Final = 0.693147180369123816490
_LN2_LOW: Final = 1.90821492927058770002e-10
_HALF_ROOT: Final = 0.7071067811865476
#: 1/3, 1/5 … of the series for the logarithm, and 1/2!, 1/3! … of that for the exponential.
_ODD: Final = tuple(1.0 / odd for odd in range(25, 1, -2))
_TERMS: Final = 17
#: Beyond this, an exponential is too large, or nothing.
_LARGEST: Final = 709.0
_SMALLEST: Final = -745.0


def log(x: float) -> float:
    """The natural logarithm of a positive number."""
    if x <= 0.0:
        raise ValueError("only positive numbers have a logarithm")
    part, power = frexp(x)
    if part < _HALF_ROOT:
        part, power = part * 2.0, power - 1
    ratio = (part - 1.0) / (part + 1.0)
    square = ratio * ratio
    total = 0.0
    for share in _ODD:
        total = (total + share) * square
    return power * _LN2 + 2.0 * (ratio + ratio * total)


def exp(x: float) -> float:
    """e to the power of a number."""
    if x > _LARGEST:
        raise OverflowError("too large")
    if x < _SMALLEST:
        return 0.0
    power = int(x / _LN2 + (0.5 if x >= 0.0 else -0.5))
    rest = (x - power * _LN2_HIGH) - power * _LN2_LOW
    total = 1.0
    for term in range(_TERMS, 0, -1):
        total = 1.0 + rest * total / term
    return ldexp(total, power)


def power(x: float, exponent: int) -> float:
    """A number to a whole power, by squaring."""
    if exponent < 0:
        return 1.0 / power(x, -exponent)
    total = 1.0
    while exponent:
        if exponent & 1:
            total *= x
        x *= x
        exponent >>= 1
    return total


def total(values: Iterable[float]) -> float:
    """A sum from the first to the last; Python's own is rounded otherwise since 3.12."""
    added = 0.0
    for value in values:
        added += value
    return added
