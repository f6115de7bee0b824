/** The scale of bars: round figures beside them, and how high each is. */

export interface Series {
  readonly name: string;
  /** A value for each kind, or null where there is none. */
  readonly values: readonly (number | null)[];
}

export interface BarScale {
  readonly most: number;
  readonly ticks: readonly number[];
}

/** Up to the highest value, with about four round figures; fractions where all values are small. */
export function scaleOf(series: readonly Series[]): BarScale {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const most = Math.max(0, ...values) || 1;
  const step = roundUp(most / 4);
  const ticks = Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, at) =>
    Number((at * step).toPrecision(6)),
  );
  return { most, ticks };
}

export function barOn(value: number, scale: BarScale, height: number): number {
  return Math.round((value / scale.most) * height * 10) / 10;
}

/** 1, 2, 5 and their tens and tenths: the least of them that is not less. */
function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least * 0.999) ?? 10) * power;
}
