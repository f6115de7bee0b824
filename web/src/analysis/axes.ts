/** Axes of a chart: round figures to write beside it, and what a line is worth at a place. */

export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** What is drawn, as a table: a row for each place along the axis. */
export interface Rows {
  /** What the rows are, over their names. */
  readonly heading?: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly values: readonly (number | string | null)[];
  }[];
}

/** Round figures from 0 to at most `most`, about four of them and never fractions. */
export function ticks(most: number): number[] {
  const step = roundUp(Math.max(1, most / 4));
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** 1, 2, 5, 10, 20, 50 …: the least of them that is not less. */
function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}

const TIMES = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18_000];

/** Round times up to the end, in milliseconds, about five of them. */
export function timeTicks(end: number): number[] {
  const step = 1000 * (TIMES.find((seconds) => seconds * 5000 >= end) ?? 36_000);
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
}

/** What a stair is worth at a place: that of the last step before; null before the first. */
export function valueAt(dots: readonly Dot[], x: number): number | null {
  return dots.findLast((dot) => dot.x <= x)?.y ?? null;
}

export interface Scale {
  readonly xMost: number;
  readonly yMost: number;
  readonly width: number;
  readonly height: number;
}

/** A line through the dots; as a stair, it stays where it is until the next. */
export function linePath(dots: readonly Dot[], scale: Scale, stair: boolean): string {
  const at = ({ x, y }: Dot): [number, number] => [xOn(x, scale), yOn(y, scale)];
  const [first, ...rest] = dots.map(at);
  if (!first) return "";
  const steps = rest.map(([x, y]) => (stair ? `H${x}V${y}` : `L${x} ${y}`));
  return `M${first.join(" ")}${steps.join("")}${stair ? `H${scale.width}` : ""}`;
}

export function xOn(x: number, { xMost, width }: Scale): number {
  return round((x / Math.max(1, xMost)) * width);
}

export function yOn(y: number, { yMost, height }: Scale): number {
  return round(height - (y / Math.max(1, yMost)) * height);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
