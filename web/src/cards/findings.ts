/** Why three cards are a SET or not, attribute by attribute (CARD-3); the same as in Python. */

import type { Finding } from "../words/story.ts";
import type { Attribute } from "./editions.ts";
import type { CardText } from "./notation.ts";

export const ATTRIBUTES: readonly Attribute[] = ["number", "colour", "filling", "shape"];

export function explain(cards: readonly CardText[]): readonly Finding[] {
  return ATTRIBUTES.map((attribute, at) =>
    finding(
      attribute,
      cards.map((card) => card[at] ?? ""),
    ),
  );
}

export function broken(cards: readonly CardText[]): readonly Finding[] {
  return explain(cards).filter(({ verdict }) => verdict === "broken");
}

function finding(attribute: Attribute, values: readonly string[]): Finding {
  const kinds = new Set(values).size;
  if (kinds !== 2) return { attribute, verdict: kinds === 1 ? "same" : "different", values };
  const times = (value: string): number => values.filter((each) => each === value).length;
  return {
    attribute,
    verdict: "broken",
    values,
    two: values.find((value) => times(value) === 2)!,
    one: values.find((value) => times(value) === 1)!,
  };
}
