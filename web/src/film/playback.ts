/** Moving through a film: by one, to the next find or mistake, and by itself at a speed. */
import type { Moment } from "./film.ts";

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** No moment is shown longer than this, however long a search took. */
const LONGEST_MS = 5000;
const SHORTEST_MS = 60;

export function clamp(at: number, film: readonly Moment[]): number {
  return Math.max(0, Math.min(film.length - 1, Math.round(at) || 0));
}

/** The next of these entries after another, or before it; null when there is none. */
export function seek(entries: readonly number[], at: number, step: 1 | -1): number | null {
  const ordered = [...entries].sort((a, b) => (a - b) * step);
  return ordered.find((seq) => (seq - at) * step > 0) ?? null;
}

/** How long a moment is shown before the next, in milliseconds; null at the end. */
export function pause(film: readonly Moment[], at: number, speed: Speed): number | null {
  const [now, next] = [film[at], film[at + 1]];
  if (!now || !next) return null;
  return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, (next.at - now.at) / speed));
}

export type Key =
  "back" | "on" | "first" | "last" | "play" | "next-find" | "last-find" | "next-part" | "last-part";

const KEYS: Readonly<Record<string, Key>> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  PageDown: "next-part",
  PageUp: "last-part",
  " ": "play",
};

export function keyMeaning(key: string, shift: boolean): Key | null {
  if (shift && key === "ArrowRight") return "next-find";
  if (shift && key === "ArrowLeft") return "last-find";
  return KEYS[key] ?? null;
}
