/** How the answers of a drill went so far: the streak, and how many were right. */

export interface Tally {
  readonly streak: number;
  readonly asked: number;
  readonly right: number;
}

export const NO_TALLY: Tally = { streak: 0, asked: 0, right: 0 };

export function counted(tally: Tally, right: boolean): Tally {
  return {
    streak: right ? tally.streak + 1 : 0,
    asked: tally.asked + 1,
    right: tally.right + Number(right),
  };
}

/** How many of a hundred answers were right; null before the first. */
export function accuracy({ asked, right }: Tally): number | null {
  return asked ? Math.round((100 * right) / asked) : null;
}
