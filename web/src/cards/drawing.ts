/** How a card is drawn: where its symbols stand, the outline of each shape, the lines of a filling.
 *
 * The outlines are those that Python draws with, for paper and pictures. Card and symbols share one
 * unit. A symbol is drawn around (0, 0) in a box of SYMBOL's size.
 */
import outlines from "../../../src/tercet/art/data/outlines.json";

export const NUMBERS = ["one", "two", "three"] as const;
export const COLOURS = ["red", "green", "purple", "violet", "turquoise"] as const;
export const FILLINGS = ["solid", "striped", "hatched", "empty", "half"] as const;
export const SHAPES = ["oval", "bean", "wave", "bar", "diamond"] as const;

export interface Face {
  readonly number: (typeof NUMBERS)[number];
  readonly colour: (typeof COLOURS)[number];
  readonly filling: (typeof FILLINGS)[number];
  readonly shape: (typeof SHAPES)[number];
}

export const CARD = outlines.card;
export const SYMBOL = outlines.symbol;
export const OUTLINES: Record<Face["shape"], string> = outlines.shapes;

interface Ruling {
  readonly step: number;
  readonly lean: number;
}
const RULED: Partial<Record<Face["filling"], Ruling>> = outlines.ruled;

/** The heights at which the symbols stand, from the top. */
export function rows(number: Face["number"]): number[] {
  const count = NUMBERS.indexOf(number) + 1;
  const first = CARD.height / 2 - ((count - 1) * SYMBOL.pitch) / 2;
  return Array.from({ length: count }, (_, row) => first + row * SYMBOL.pitch);
}

/** The lines that fill a shape, wide enough for any outline to be cut out of them. */
export function strokes(filling: Face["filling"]): string {
  const lines = RULED[filling];
  return lines ? ruled(lines) : "";
}

function ruled({ step, lean }: Ruling): string {
  const half = SYMBOL.height / 2;
  const reach = SYMBOL.width / 2 + lean;
  const count = Math.floor(reach / step);
  const lines = Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * step);
  return lines.map((x) => `M${x - lean} ${half}L${x + lean} ${-half}`).join("");
}
