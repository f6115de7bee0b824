/** How a card is drawn: where its symbols stand, the outline of each shape, the lines of a filling.
 *
 * Card and symbols share one unit. A symbol is drawn around (0, 0) in a box of SYMBOL's size.
 */

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

export const CARD = { width: 120, height: 168 } as const;
export const SYMBOL = { width: 80, height: 36 } as const;
const PITCH = 48;

export const OUTLINES: Record<Face["shape"], string> = {
  oval: "M-22-18H22A18 18 0 0 1 22 18H-22A18 18 0 0 1-22-18Z",
  bean: "M-22-16C-8-20-8-10 0-10S8-20 22-16C36-13 42-2 39 7C35 19 20 18 0 18S-35 19-39 7C-42-2-36-13-22-16Z",
  wave: "M-39 8C-41-10-28-21-11-16C2-12 12-5 22-12C28-16 36-22 39-8C41 10 28 21 11 16C-2 12-12 5-22 12C-28 16-36 22-39 8Z",
  bar: "M-39-15H39V15H-39Z",
  diamond: "M-40 0 0-18 40 0 0 18Z",
};

/** The heights at which the symbols stand, from the top. */
export function rows(number: Face["number"]): number[] {
  const count = NUMBERS.indexOf(number) + 1;
  const first = CARD.height / 2 - ((count - 1) * PITCH) / 2;
  return Array.from({ length: count }, (_, row) => first + row * PITCH);
}

/** The lines that fill a shape, wide enough for any outline to be cut out of them. */
export function strokes(filling: Face["filling"]): string {
  switch (filling) {
    case "striped":
      return ruled(6, 0);
    case "hatched":
      return ruled(8, SYMBOL.height / 2);
    default:
      return "";
  }
}

function ruled(step: number, lean: number): string {
  const half = SYMBOL.height / 2;
  const reach = SYMBOL.width / 2 + lean;
  const count = Math.floor(reach / step);
  const lines = Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * step);
  return lines.map((x) => `M${x - lean} ${half}L${x + lean} ${-half}`).join("");
}
