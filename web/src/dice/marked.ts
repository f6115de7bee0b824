/** Things to be drawn within a text: put there between marks, and found again. */

const MARK = "\u0002";
const BETWEEN = new RegExp(`${MARK}(?:, | \\p{L}+ )(?=${MARK})`, "gu");

export function marked(word: string): string {
  return MARK + word + MARK;
}

/** The text in parts, drawn things apart; in a row they need no commas and no "and" between them. */
export function partsOf(text: string): readonly string[] {
  return text.replace(BETWEEN, MARK).split(MARK);
}
