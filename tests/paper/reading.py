"""PDFs read back: what stands where on a page, which lines are drawn, which fonts are embedded."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader

Matrix = tuple[float, float, float, float, float, float]
UNIT: Matrix = (1, 0, 0, 1, 0, 0)


class Placed(NamedTuple):
    """A drawing with a name, and where its lower left corner is, in whole tenths of a point."""

    name: str
    x: int
    y: int


def read(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def placed(page: PageObject) -> list[Placed]:
    """The named drawings of a page, in their order."""
    return [
        Placed(str(operands[0]).rpartition(".")[2], *_tenths(at, (0, 0)))
        for operands, operator, at in _walk(page)
        if operator == b"Do"
    ]


def lines(page: PageObject) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    """The straight lines that stand on the page itself."""
    found, pen = set(), (0, 0)
    for operands, operator, at in _walk(page):
        if operator == b"m":
            pen = _tenths(at, operands)
        elif operator == b"l":
            found.add((pen, _tenths(at, operands)))
    return found


def fonts(pdf: PdfReader) -> dict[str, bool]:
    """Every font of a file, and whether it is embedded."""
    found: dict[str, bool] = {}
    for item in _objects(pdf):
        if isinstance(item, dict) and item.get("/Type") == "/Font":
            descriptor = item.get("/FontDescriptor", {})
            inside = descriptor.get_object() if descriptor else {}
            found[str(item["/BaseFont"])] = "/FontFile2" in inside
    return found


def _objects(pdf: PdfReader) -> Iterator[Any]:
    from pypdf.generic import IndirectObject

    for number in pdf.xref[0]:
        yield IndirectObject(number, 0, pdf).get_object()


def _walk(page: PageObject) -> Iterator[tuple[Any, bytes, Matrix]]:
    at, saved = UNIT, list[Matrix]()
    contents = page.get_contents()
    assert contents is not None
    for operands, operator in contents.operations:
        if operator == b"q":
            saved.append(at)
        elif operator == b"Q":
            at = saved.pop()
        elif operator == b"cm":
            at = _times(tuple(map(float, operands)), at)  # type: ignore[arg-type]
        else:
            yield operands, operator, at


def _times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    )


def _tenths(at: Matrix, point: Any) -> tuple[int, int]:
    x, y = map(float, point)
    return (
        round((x * at[0] + y * at[2] + at[4]) * 10),
        round((x * at[1] + y * at[3] + at[5]) * 10),
    )
