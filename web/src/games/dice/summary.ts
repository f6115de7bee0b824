/** A finished game of SET Dice in figures: points, SETs, dice, and the best turn. */
import type { Step } from "../../net/types.ts";

export interface Summary {
  readonly sets: number;
  readonly dice: number;
  readonly best: number;
  /** The points after each turn of anybody, from nothing on. */
  readonly totals: readonly number[];
}

const TURNS = new Set(["dice_opened", "dice_placed"]);

export function summarise(steps: readonly Step[], seats: number): readonly Summary[] {
  const turns = steps.flatMap(({ events }) => events).filter(({ event }) => TURNS.has(event));
  return Array.from({ length: seats }, (_, seat) => {
    const points = turns.map((turn) => (turn.seat === seat ? (turn.points as number) : 0));
    const own = turns.filter((turn) => turn.seat === seat);
    const count = (field: string): number =>
      own.reduce((sum, turn) => sum + (turn[field] as readonly unknown[]).length, 0);
    return {
      sets: count("sets"),
      dice: count("dice"),
      best: Math.max(0, ...points),
      totals: summed(points),
    };
  });
}

function summed(points: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...points.map((each) => (sum += each))];
}
