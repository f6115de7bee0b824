/** Lines of a chart: how a figure changes over the game, and where a time stands on an axis. */
import type { Analysis } from "../net/protocol.ts";

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How a player's finds add up, as a stair within a box. */
export function stair(
  { finds, seats, end }: Analysis,
  seat: number,
  { width, height }: Box,
): string {
  const most = Math.max(1, ...seats.map(({ finds: count }) => count));
  const y = (count: number): number => round(height - (count / most) * height);
  let path = `M0 ${y(0)}`;
  let count = 0;
  for (const find of finds) {
    if (find.seat === seat) path += `H${xOfTime(find.at, end, width)}V${y(++count)}`;
  }
  return `${path}H${round(width)}`;
}

/** Where a time stands on a line of this width. */
export function xOfTime(at: number, end: number, width: number): number {
  return round((at / Math.max(1, end)) * width);
}

/** Where a length of time stands on a logarithmic scale. */
export function onScale(ms: number, longest: number, width: number): number {
  const scale = (value: number): number => Math.log1p(value / 1000);
  return round((scale(ms) / Math.max(scale(longest), 0.01)) * width);
}

/** Round figures to write under such a scale, in seconds. */
export function scaleMarks(longest: number): number[] {
  return [1, 5, 15, 60, 300].filter((seconds) => seconds * 1000 <= longest);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
