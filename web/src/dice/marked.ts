/** Things to be drawn within a text: put there between marks, and found again. */

const MARK = "\u0002";

export function marked(word: string): string {
  return MARK + word + MARK;
}

/** The text in parts, drawn things apart; in a row they need no commas and no "and" between them. */
export function partsOf(text: string): readonly string[] {
  return text.replace(/\u0002(?:, | \p{L}+ )(?=\u0002)/gu, MARK).split(MARK);
}
