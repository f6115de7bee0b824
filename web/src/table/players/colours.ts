/** Each seat has a colour, the same on chips, frames and charts; a name or a dash says the same. */

const COLOURS = 8;
const DASHES = ["none", "7 4", "2 3", "10 3 2 3", "12 4", "5 2", "1 4", "8 2 2 2"];

/** For `color`, `stroke` …: the felt and the page have tones of their own (style.css). */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % COLOURS})`;
}

/** The style of a line in a chart, which can be told from the others without its colour, too. */
export function seatLine(seat: number): string {
  return `stroke: ${seatColour(seat)}; stroke-dasharray: ${DASHES[seat % COLOURS]}`;
}
