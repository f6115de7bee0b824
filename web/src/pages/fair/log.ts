/** A log as text: JSON lines, each ending with a link to the one before, and at the end the seed. */
import type { Header, Outcome } from "../../net/protocol.ts";
import { sha256, toHex } from "./sha256.ts";

const LINK = /,"link":"([0-9a-f]{16})"\}$/;
const text = new TextEncoder();

export interface ReadLog {
  readonly header: Header;
  /** Who played, one a seat; empty texts where the log does not tell. */
  readonly names: readonly string[];
  readonly entries: number;
  readonly end: { readonly seed: string; readonly outcome: Outcome } | null;
  /** The number of the first line whose link does not hold; null when all do. */
  readonly broken: number | null;
}

/** Read a log; null when this is none at all. */
export function readLog(source: string): ReadLog | null {
  const lines = source.trimEnd().split("\n");
  const header = parse(lines[0]) as Header | null;
  if (!header || typeof header.commitment !== "string" || !Array.isArray(header.nonces ?? []))
    return null;
  const names = parse(lines.at(-1)) as { names?: readonly string[] } | null;
  if (Array.isArray(names?.names)) lines.pop();
  const last = parse(lines.at(-1)) as ReadLog["end"];
  const end = lines.length > 1 && typeof last?.seed === "string" ? last : null;
  return {
    header: { ...header, nonces: header.nonces ?? [], piles: header.piles ?? [] },
    names: namesIn(header, names?.names),
    entries: lines.length - 1 - (end ? 1 : 0),
    end,
    broken: brokenLink(lines),
  };
}

/** Older logs have the names in their header; in newer ones they stand beside all links. */
function namesIn({ seats }: Header, beside: readonly string[] | undefined): readonly string[] {
  if (Array.isArray(seats)) return seats.map(String);
  const count = Math.max(0, Math.min(99, Number(seats) || 0));
  return Array.from({ length: count }, (_, seat) => String(beside?.[seat] ?? ""));
}

function parse(line: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(line ?? "");
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

function brokenLink(lines: readonly string[]): number | null {
  let link = "";
  for (const [at, line] of lines.entries()) {
    const found = LINK.exec(line);
    if (!found) return at + 1;
    const plain = `${line.slice(0, found.index)}}`;
    link = toHex(sha256(text.encode(link + plain))).slice(0, 16);
    if (link !== found[1]) return at + 1;
  }
  return null;
}

/** The same lines with links that hold again: what a forger would write. */
export function relinked(lines: readonly string[]): string {
  let link = "";
  return lines
    .map((line) => {
      const plain = line.replace(LINK, "}");
      link = toHex(sha256(text.encode(link + plain))).slice(0, 16);
      return `${plain.slice(0, -1)},"link":"${link}"}\n`;
    })
    .join("");
}
