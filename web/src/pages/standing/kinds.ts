/** The kinds of records of a game: forms of solitaire, sizes of teams; none where there are ratings. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  solitaire: ["first", "patience", "penalty"],
  coopset: ["1", "2", "3", "4", "5", "6"],
};

export function kindsOf(game: string): readonly string[] {
  return KINDS[game] ?? [];
}

/** The kind that is asked for, or the first. */
export function kindAsked(game: string, asked: string | undefined): string {
  const kinds = kindsOf(game);
  return kinds.find((kind) => kind === asked) ?? kinds[0] ?? "";
}
