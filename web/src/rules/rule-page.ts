/** The rules of a game as a page of blocks, read as `tercet.rule_pages` reads the same text. */
import { GAME_KEYS, type GameKey } from "../games/index.ts";
import type { Texts } from "../words/texts.ts";
import figures from "./figures.json";

const FIGURES: Readonly<Record<string, Readonly<Record<string, number>>>> = figures;

export interface Block {
  /** Of a board the items are its rows: `. 2go +2gw` is an empty square, a die, and one just placed. */
  readonly kind: "heading" | "list" | "text" | "cards" | "board";
  readonly text: string;
  readonly items: readonly string[];
}

/** What has a page of rules: every game, the beginners' pack, and matches. */
export const RULE_PAGES: readonly (GameKey | "beginners" | "match")[] = GAME_KEYS.flatMap((key) =>
  key === "classic" ? [key, "beginners", "match"] : [key],
);

/** The page in one language, with the times, chips and points that the game has by default. */
export function rulePage(texts: Pick<Texts, "say">, page: string): readonly Block[] {
  return readRulePage(texts.say(`rules-${page}`, FIGURES[page]));
}

const CARD = "[123][rgp][she]?[owd]";
const CARDS = new RegExp(`^${CARD}( ${CARD})*$`);

/** The blocks of a page; items in a row are one list, and the line below cards is their caption. */
export function readRulePage(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let captioned = false;
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    if (captioned && last?.kind === "board" && line.startsWith(ROW)) {
      blocks[blocks.length - 1] = { ...last, items: [...last.items, row(line)] };
    } else if (captioned && line && last) blocks[blocks.length - 1] = { ...last, text: line };
    else if (line.startsWith("- ") && last?.kind === "list") {
      blocks[blocks.length - 1] = { ...last, items: [...last.items, line.slice(2)] };
    } else if (line) blocks.push(block(line));
    const drawn = ["cards", "board"].includes(blocks.at(-1)?.kind ?? "");
    captioned = line !== "" && drawn && !blocks.at(-1)?.text;
  }
  return blocks;
}

const ROW = "| ";

function row(line: string): string {
  return line.slice(ROW.length).trim().replace(/ +/g, " ");
}

function block(line: string): Block {
  if (line.startsWith(ROW)) return { kind: "board", text: "", items: [row(line)] };
  if (CARDS.test(line)) return { kind: "cards", text: "", items: line.split(" ") };
  if (line.startsWith("# ")) return { kind: "heading", text: line.slice(2), items: [] };
  if (line.startsWith("- ")) return { kind: "list", text: "", items: [line.slice(2)] };
  return { kind: "text", text: line, items: [] };
}

/** A die is written with three letters: its faces are never hatched or empty. */
export function isDie(text: string): boolean {
  return text.length === 3;
}
