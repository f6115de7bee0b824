/** Dice in notation: "2rw", a wild "*", a wild with its meaning "*2rw", and on a square "g7=2rw". */
import type { Face } from "../cards/drawing.ts";

export const NUMBERS = { "1": "one", "2": "two", "3": "three" } as const;
export const COLOURS = { r: "red", g: "green", p: "purple" } as const;
export const SHAPES = { o: "oval", w: "wave", d: "diamond" } as const;

export interface DieFace {
  readonly number: Face["number"];
  readonly colour: "red" | "green" | "purple";
  readonly shape: "oval" | "wave" | "diamond";
}

export interface Die {
  readonly square: string | null;
  readonly wild: boolean;
  /** None for a wild whose meaning is not yet said. */
  readonly face: DieFace | null;
}

const WORD = /^(?:([a-z][0-9]{1,2})=)?(\*?)(?:([123])([rgp])([owd]))?$/;

/** What a word says of a die, or null when it is no such word. */
export function readDie(word: string): Die | null {
  const [, square = null, star, number, colour, shape] = WORD.exec(word) ?? [];
  if (!star && !number) return null;
  const face = number
    ? {
        number: NUMBERS[number as keyof typeof NUMBERS],
        colour: COLOURS[colour as keyof typeof COLOURS],
        shape: SHAPES[shape as keyof typeof SHAPES],
      }
    : null;
  return { square, wild: star === "*", face };
}

export function isDie(value: unknown): value is string {
  return typeof value === "string" && readDie(value) !== null;
}

type Say = (key: string, figures?: Record<string, string>) => string;

/** A die as it is spoken: "two red waves", "a wild as two red waves", "one green oval on g7". */
export function spokenDie(word: string, say: Say): string {
  const die = readDie(word);
  if (!die) return word;
  const name = die.face && say("die-name", { ...die.face });
  const shown = !die.wild ? name! : name ? say("die-wild-as", { die: name }) : say("die-wild");
  return die.square ? say("die-on", { die: shown, square: die.square }) : shown;
}
