/** How a die is drawn: its symbols are those of the cards, made to fit a square. */
import outlines from "../../../src/tercet/art/data/outlines.json";
import { NUMBERS } from "../cards/drawing.ts";
import type { DieFace } from "./notation.ts";

export const DIE = outlines.die.size;

/** The size of the symbols and the distance between them, by how many there are. */
const FITTING = outlines.die.fitting;

export interface Standing {
  readonly y: number;
  readonly scale: number;
}

/** Where the symbols of a face stand, one under the other about the middle. */
export function standing(number: DieFace["number"]): readonly Standing[] {
  const count = NUMBERS.indexOf(number) + 1;
  const { scale, pitch } = FITTING[number];
  const first = DIE / 2 - ((count - 1) * pitch) / 2;
  return Array.from({ length: count }, (_, at) => ({ y: first + at * pitch, scale }));
}

/** A star with so many points about (0, 0), for wilds. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (Math.PI / points) * at - Math.PI / 2;
    const radius = at % 2 ? inner : outer;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
