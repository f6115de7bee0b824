/** SET Dice as the screen shows it: what each has to do, the board, and the dice one is placing.
 *
 * What is allowed and what it scores the server tells; here is only what lies where.
 */
import type { DicePlaced, DiceView, Held } from "../../net/protocol.ts";
import type { Act, Step } from "../../net/types.ts";
import { fieldsOf } from "../../shell/storage.ts";
import type { Phrase, PlayerLine } from "../../table/screen.ts";

/** What I can do now: race for the opening, place dice, decide on throwing again, or wait. */
export type Task = "opening" | "turn" | "again" | "wait";

/** A die of the hand that lies on the board but has not been sent. */
export interface Placed {
  readonly die: string;
  readonly square: string;
  /** With its meaning, if it is a wild. */
  readonly shows: string;
}

export function taskOf(view: DiceView, me: number | null): Task {
  return me !== null && !view.outcome && view.may_act.includes(me) ? view.phase : "wait";
}

export function handOf(view: DiceView, me: number | null): readonly Held[] {
  return me === null ? [] : (view.hands[me] ?? []);
}

// --- Placing ---------------------------------------------------------------------------------

/** What of it still makes sense after the table has changed. */
export function stillPlaced(
  placed: readonly Placed[],
  view: DiceView,
  me: number | null,
): readonly Placed[] {
  const task = taskOf(view, me);
  if (task !== "opening" && task !== "turn") return placed.length ? [] : placed;
  const held = new Map(handOf(view, me).map(({ die, shows }) => [die, shows]));
  const taken = new Set(view.board.map(({ square }) => square));
  const kept = placed.filter(
    ({ die, square, shows }) => held.get(die) === inHand(shows) && !taken.has(square),
  );
  return kept.length === placed.length ? placed : kept;
}

export function isWild(shows: string): boolean {
  return shows.startsWith("*");
}

/** A die as it lies in the hand: a wild has no meaning there. */
function inHand(shows: string): string {
  return isWild(shows) ? "*" : shows;
}

export function put(placed: readonly Placed[], next: Placed): readonly Placed[] {
  return [...placed.filter(({ die, square }) => die !== next.die && square !== next.square), next];
}

export function takeBack(placed: readonly Placed[], die: string): readonly Placed[] {
  return placed.filter((each) => each.die !== die);
}

export function words(placed: readonly Placed[]): readonly string[] {
  return placed.map(({ square, shows }) => `${square}=${shows}`);
}

export function actOf(task: Task, placed: readonly Placed[]): Act {
  return { act: task === "opening" ? "announce" : "place", dice: words(placed) };
}

// --- The opening -----------------------------------------------------------------------------

/** The next free square of the line that the opening is laid along. */
export function nextOpening(
  view: DiceView,
  line: number,
  placed: readonly Placed[],
): string | null {
  const free = (square: string): boolean => placed.every((each) => each.square !== square);
  return view.openings[line]?.find(free) ?? null;
}

/** The line to lay along, so that a square is on it: the one that is, or another. */
export function lineWith(view: DiceView, line: number, square: string): number | null {
  if (view.openings[line]?.includes(square)) return line;
  const other = view.openings.findIndex((squares) => squares.includes(square));
  return other < 0 ? null : other;
}

/** The same dice along another line. */
export function turned(
  view: DiceView,
  from: number,
  to: number,
  placed: readonly Placed[],
): readonly Placed[] {
  const [old, fresh] = [view.openings[from] ?? [], view.openings[to] ?? []];
  return placed.map((each) => ({
    ...each,
    square: fresh[old.indexOf(each.square)] ?? each.square,
  }));
}

export function isOpening(view: DiceView, placed: readonly Placed[]): boolean {
  return view.openings.some(
    (line) => line.length === placed.length && placed.every(({ square }) => line.includes(square)),
  );
}

// --- A wild ------------------------------------------------------------------------------------

/** A wild on its way to a square, and what it is thought to stand for. */
export interface Wild {
  readonly die: string;
  readonly square: string;
  readonly meaning: string | null;
}

/** The turn with the wild lying where it shall, as far as its meaning is known. */
export function tried(placed: readonly Placed[], wild: Wild | null): readonly Placed[] {
  if (!wild) return placed;
  return put(placed, { die: wild.die, square: wild.square, shows: `*${wild.meaning ?? ""}` });
}

// --- Keeping a turn that is half laid -------------------------------------------------------------

/** A turn as it is kept for a reload, with the position that it was laid in. */
export interface Kept {
  readonly position: string;
  readonly line: number;
  readonly placed: readonly Placed[];
}

/** What was kept, if it was laid in this very position; anything may have been written there. */
export function recalled(kept: unknown, view: DiceView, me: number | null): Kept | null {
  const { position, line, placed } = fieldsOf(kept);
  if (position !== view.position || !Array.isArray(placed)) return null;
  const found = placed.flatMap((each: unknown): Placed[] => {
    const { die, square, shows } = fieldsOf(each);
    const known = [die, square, shows].every((text) => typeof text === "string");
    return known ? [{ die, square, shows } as Placed] : [];
  });
  return { position, line: line === 1 ? 1 : 0, placed: stillPlaced(found, view, me) };
}

// --- The board -------------------------------------------------------------------------------

export interface Square {
  readonly name: string;
  readonly shows: string | null;
  /** Placed by me and not sent; or by whoever played last. */
  readonly sign: "new" | "last" | null;
  readonly middle: boolean;
  /** A bonus that nobody has taken. */
  readonly bonus: number | null;
  readonly fits: boolean;
  /** Part of a SET that the dice being placed would make. */
  readonly scores: boolean;
  readonly opening: boolean;
}

export interface Overlay {
  readonly placed?: readonly Placed[];
  readonly fits?: ReadonlySet<string>;
  readonly last?: ReadonlySet<string>;
  readonly scores?: ReadonlySet<string>;
  readonly line?: number | null;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export function columnName(column: number): string {
  return LETTERS[column] ?? "";
}

function squareName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

/** Row and column, counted from 0. */
function coordinates(square: string): readonly [number, number] {
  return [Number(square.slice(1)) - 1, LETTERS.indexOf(square[0] ?? "a")];
}

/** All squares, row by row. */
export function squaresOf(view: DiceView, overlay: Overlay = {}): readonly (readonly Square[])[] {
  const lying = new Map(view.board.map(({ square, shows }) => [square, shows]));
  const mine = new Map((overlay.placed ?? []).map(({ square, shows }) => [square, shows]));
  const bonuses = new Map(
    view.bonuses.filter(({ taken }) => !taken).map((each) => [each.square, each.points]),
  );
  const line = new Set(overlay.line === null ? [] : view.openings[overlay.line ?? -1]);
  return Array.from({ length: view.rows }, (_, row) =>
    Array.from({ length: view.columns }, (_, column) => {
      const name = squareName(row, column);
      return {
        name,
        shows: mine.get(name) ?? lying.get(name) ?? null,
        sign: mine.has(name)
          ? ("new" as const)
          : overlay.last?.has(name)
            ? ("last" as const)
            : null,
        middle: name === view.middle,
        bonus: bonuses.get(name) ?? null,
        fits: overlay.fits?.has(name) ?? false,
        scores: overlay.scores?.has(name) ?? false,
        opening: line.has(name),
      };
    }),
  );
}

/** Around the dice so many squares more are of interest. */
const MARGIN = 2;
const LEAST = 7;

export interface UsedPart {
  /** How many squares the longer side of the used part has, room around it included. */
  readonly size: number;
  /** Its middle, as row and column from 0; halves are between two squares. */
  readonly row: number;
  readonly column: number;
}

/** The part of the board that is in use: what a small screen looks at. Dice that are not sent yet do
 * not count: the board must not move under the finger that lays them. */
export function usedPart(view: DiceView): UsedPart {
  const used = view.board.map(({ square }) => coordinates(square));
  if (!used.length) used.push(coordinates(view.middle));
  const span = (all: number[]): [number, number] => [Math.min(...all), Math.max(...all)];
  const [top, bottom] = span(used.map(([row]) => row));
  const [left, right] = span(used.map(([, column]) => column));
  const size = Math.max(LEAST, bottom - top + 1 + 2 * MARGIN, right - left + 1 + 2 * MARGIN);
  return {
    size: Math.min(size, Math.max(view.rows, view.columns)),
    row: (top + bottom) / 2,
    column: (left + right) / 2,
  };
}

/** Where an arrow leads from a square; the edge stops it. */
export function step(
  view: Pick<DiceView, "rows" | "columns">,
  square: string,
  key: string,
): string | null {
  const [row, column] = coordinates(square);
  const last = { row: view.rows - 1, column: view.columns - 1 };
  const to: Record<string, readonly [number, number]> = {
    ArrowUp: [Math.max(0, row - 1), column],
    ArrowDown: [Math.min(last.row, row + 1), column],
    ArrowLeft: [row, Math.max(0, column - 1)],
    ArrowRight: [row, Math.min(last.column, column + 1)],
    Home: [row, 0],
    End: [row, last.column],
    PageUp: [0, column],
    PageDown: [last.row, column],
  };
  const found = to[key];
  return found ? squareName(...found) : null;
}

// --- Hints -----------------------------------------------------------------------------------

/** Of what the server says could be added, the squares for one die of the hand. */
export function fitting(more: readonly string[], shows: string | null): ReadonlySet<string> {
  const found = more
    .map((word) => word.split("="))
    .filter(([, die]) => shows !== null && inHand(die ?? "") === shows);
  return new Set(found.map(([square]) => square ?? ""));
}

// --- What a turn scores ------------------------------------------------------------------------

export interface Sum {
  readonly sets: number;
  /** The points of each SET: "3 + 2". */
  readonly points: string;
  /** A wild that is placed now counts nothing itself (DICE-17). */
  readonly wild: boolean;
  readonly bonus: number;
}

export function sumOf({ dice, sets, bonuses }: Pick<DicePlaced, "dice" | "sets" | "bonuses">): Sum {
  return {
    sets: sets.length,
    points: sets.map(({ points }) => points).join(" + "),
    wild: dice.some((word) => word.includes("=*")),
    bonus: bonuses.reduce((sum, { points }) => sum + points, 0),
  };
}

/** The squares of the SETs that a turn makes. */
export function scoring({ sets }: Pick<DicePlaced, "sets">): ReadonlySet<string> {
  return new Set(sets.flatMap(({ dice }) => dice.map((word) => word.split("=")[0] ?? "")));
}

/** A sum in words: "2 SETs: 3 + 2, wild 0, bonus +5". */
export function sumText(
  { sets, points, wild, bonus }: Sum,
  say: (key: string, figures?: Record<string, string | number>) => string,
): string {
  const parts = [
    say("dice-preview", { sets, points }),
    wild && say("dice-preview-wild"),
    bonus > 0 && say("dice-preview-bonus", { points: bonus }),
  ];
  return parts.filter((part) => part !== false).join(", ");
}

/** Where on the board there is room to say what a turn brought: away from its dice. */
export function sideFor(squares: ReadonlySet<string>, part: UsedPart): "top" | "bottom" {
  const rows = [...squares].map((square) => coordinates(square)[0]);
  const middle = rows.reduce((sum, row) => sum + row, 0) / Math.max(1, rows.length);
  return middle > part.row ? "top" : "bottom";
}

// --- Words -----------------------------------------------------------------------------------

interface Selection {
  readonly placed: readonly Placed[];
  readonly chosen: boolean;
}

export function promptOf(
  view: DiceView,
  me: number | null,
  names: readonly string[],
  selection: Selection,
): Phrase | null {
  if (view.outcome) return null;
  switch (taskOf(view, me)) {
    case "opening":
      return {
        key: isOpening(view, selection.placed) ? "prompt-dice-announce" : "prompt-dice-opening",
      };
    case "turn":
      return { key: selection.chosen ? "prompt-dice-square" : "prompt-dice-turn" };
    case "again":
      return { key: "prompt-dice-again" };
  }
  if (view.phase === "turn" && view.mover !== null && view.mover !== me) {
    return { key: "prompt-dice-other", figures: { name: names[view.mover] ?? "" } };
  }
  if (me === null) return { key: "prompt-watching" };
  return { key: view.phase === "opening" ? "prompt-dice-barred" : "prompt-dice-decided" };
}

export function playerLines(view: DiceView): readonly PlayerLine[] {
  return view.scores.map((score, seat) => {
    const plays = view.mover === seat && !view.outcome;
    const signs = [
      plays && "plays",
      view.phase === "again" && view.may_act.includes(seat) && "decides",
      view.barred.includes(seat) && "no-set",
      view.away.includes(seat) && "away",
    ];
    return { seat, score, active: plays, signs: signs.filter((sign) => sign !== false) };
  });
}

/** The last turn that was played: who, for how many points, and on which squares. */
export interface LastTurn {
  readonly seq: number;
  readonly seat: number;
  readonly points: number;
  readonly squares: ReadonlySet<string>;
  readonly sum: Sum;
  /** The squares of its SETs. */
  readonly scored: ReadonlySet<string>;
}

export function lastTurn(steps: readonly Step[]): LastTurn | null {
  for (const { seq, events } of steps.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.event === "deal_started") return null;
      if (event.event === "dice_placed" || event.event === "dice_opened") {
        const { seat, points, ...turn } = event as unknown as DicePlaced;
        const squares = new Set(turn.dice.map((word) => word.split("=")[0] ?? ""));
        return { seq, seat, points, squares, sum: sumOf(turn), scored: scoring(turn) };
      }
    }
  }
  return null;
}
