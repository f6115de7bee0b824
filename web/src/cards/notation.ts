/** Cards in notation ("2rhw"), and the one rule that the browser knows: are these three a SET? */

export type CardText = string;
export type Triple = readonly [CardText, CardText, CardText];

const CARD = /^[123][rgp][she][owd]$/;

export function isCard(value: unknown): value is CardText {
  return typeof value === "string" && CARD.test(value);
}

/** Each attribute the same on all three, or different on all three (CARD-2). */
export function isSet(a: CardText, b: CardText, c: CardText): boolean {
  if (a === b) return false;
  return [0, 1, 2, 3].every((at) => new Set([a[at], b[at], c[at]]).size !== 2);
}

/** The one card that makes a SET with two others (CARD-4). */
export function thirdOf(a: CardText, b: CardText): CardText {
  return ["123", "rgp", "she", "owd"]
    .map((letters, at) => {
      const [one, two] = [letters.indexOf(a[at]!), letters.indexOf(b[at]!)];
      return letters[(6 - one - two) % 3];
    })
    .join("");
}

/** Every SET among some cards, by that one rule. */
export function findSets(cards: readonly CardText[]): Triple[] {
  const found: Triple[] = [];
  cards.forEach((a, i) => {
    cards.slice(i + 1).forEach((b, j) => {
      const c = cards.slice(i + j + 2).find((each) => isSet(a, b, each));
      if (c) found.push([a, b, c]);
    });
  });
  return found;
}
