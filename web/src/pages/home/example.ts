/** The SET that the page shows: three cards that differ in all four attributes. */
import type { Face } from "../../cards/drawing.ts";

export const ATTRIBUTES = ["number", "colour", "filling", "shape"] as const;

export const EXAMPLE: readonly Face[] = [
  { number: "one", colour: "red", filling: "solid", shape: "oval" },
  { number: "two", colour: "green", filling: "hatched", shape: "wave" },
  { number: "three", colour: "violet", filling: "empty", shape: "diamond" },
];
