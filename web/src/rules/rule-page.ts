/** The rules of a game as a page of blocks, read as `tercet.rule_pages` reads the same text. */
import { GAME_KEYS, type GameKey } from "../games/index.ts";

export interface Block {
  readonly kind: "heading" | "list" | "text" | "cards";
  readonly text: string;
  readonly items: readonly string[];
}

/** What has a page of rules: every game, the beginners' pack, and matches. */
export const RULE_PAGES: readonly (GameKey | "beginners" | "match")[] = GAME_KEYS.flatMap((key) =>
  key === "classic" ? [key, "beginners", "match"] : [key],
);

const CARD = "[123][rgp][she]?[owd]";
const CARDS = new RegExp(`^${CARD}( ${CARD})*$`);

/** The blocks of a page; items in a row are one list, and the line below cards is their caption. */
export function readRulePage(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let captioned = false;
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    if (captioned && line && last) blocks[blocks.length - 1] = { ...last, text: line };
    else if (line.startsWith("- ") && last?.kind === "list") {
      blocks[blocks.length - 1] = { ...last, items: [...last.items, line.slice(2)] };
    } else if (line) blocks.push(block(line));
    captioned = line !== "" && blocks.at(-1)?.kind === "cards" && !blocks.at(-1)?.text;
  }
  return blocks;
}

function block(line: string): Block {
  if (CARDS.test(line)) return { kind: "cards", text: "", items: line.split(" ") };
  if (line.startsWith("# ")) return { kind: "heading", text: line.slice(2), items: [] };
  if (line.startsWith("- ")) return { kind: "list", text: "", items: [line.slice(2)] };
  return { kind: "text", text: line, items: [] };
}

/** A die is written with three letters: its faces are never hatched or empty. */
export function isDie(text: string): boolean {
  return text.length === 3;
}
