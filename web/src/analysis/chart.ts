/** Lines within a box: how a figure changes from one moment to the next. */

/** The figures of one player, evenly spaced; `most` is the height of the box. */
export function polyline(figures: readonly number[], most: number, width: number, height: number): string {
  const step = width / Math.max(1, figures.length - 1);
  const y = (figure: number): number => round(height - (figure / Math.max(1, most)) * height);
  const points = figures.map((figure, at) => `${round(at * step)} ${y(figure)}`);
  return points.length > 1 ? `M${points.join("L")}` : `M0 ${y(figures[0] ?? 0)}H${width}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
