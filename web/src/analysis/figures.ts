/** A game's own figures as tables, sentences and a curve; the terminal prints the same. */
import type { Analysis, CurvePoint } from "../net/protocol.ts";
import { figure } from "../words/figures.ts";
import type { Dot } from "./axes.ts";

export type Figures = NonNullable<Analysis["figures"]>;
type Of<Game extends Figures["game"]> = Extract<Figures, { game: Game }>;
export type Say = (key: string, figures?: Record<string, string | number>) => string;
export type Cell = string | number;

/** A line for each figure, a cell for each player. */
export interface PlayerFigure {
  readonly key: string;
  readonly cells: readonly Cell[];
}

/** A table of moments, each of which can be looked at again. */
export interface MomentTable {
  readonly caption: string | null;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly seq: number; readonly cells: readonly Cell[] }[];
}

export interface Curve {
  /** The key of its caption. */
  readonly key: string;
  readonly lines: readonly (readonly Dot[])[];
}

export interface Telling {
  readonly players: readonly PlayerFigure[];
  readonly sentences: readonly string[];
  readonly moments: MomentTable | null;
  readonly curve: Curve | null;
}

const NOTHING: Telling = { players: [], sentences: [], moments: null, curve: null };

export function telling(figures: Figures, names: readonly string[], say: Say): Telling {
  switch (figures.game) {
    case "scout":
      return scout(figures, say);
    case "chipset":
      return chipset(figures, names, say);
    case "setup":
      return setup(figures, say);
    case "coopset":
      return coopset(figures, say);
    case "twenty":
      return twenty(figures, say);
    case "dice":
      return dice(figures, names, say);
  }
}

function scout({ seats, curve }: Of<"scout">, say: Say): Telling {
  return {
    ...NOTHING,
    players: lines(seats, [
      ["searches", (seat) => seat.searches],
      ["right", (seat) => seat.right],
      ["to-point", ({ middle }) => seconds(middle, say)],
      ["as-scout", (seat) => seat.as_scout],
      ["as-second", (seat) => seat.as_second],
      ["lost", (seat) => seat.lost],
      ["points", (seat) => seat.points],
    ]),
    curve: { key: "figures-points-over-time", lines: curveLines(curve, seats.length) },
  };
}

function chipset(figures: Of<"chipset">, names: readonly string[], say: Say): Telling {
  const rows = figures.phases.map(({ seq, deal, cards, sets, chances }) => ({
    seq,
    cells: [
      say("figures-phase", { deal, cards }),
      ...sets.map((count, seat) =>
        count === null ? "–" : `${percent(chances[seat] ?? null, say)} (${count})`,
      ),
    ],
  }));
  return {
    ...NOTHING,
    players: lines(figures.seats, [
      ["deals", (seat) => seat.deals],
      ["won", (seat) => seat.won],
      ["folds", (seat) => seat.folds],
      ["folded-winners", (seat) => seat.folded_winners],
      ["bluffs", (seat) => seat.bluffs],
      ["worked", (seat) => seat.worked],
      ["average", ({ average }) => percent(average, say)],
    ]),
    sentences: [say("figures-chances-said"), ...(figures.cut ? [say("figures-chances-cut")] : [])],
    moments: { caption: say("figures-chances"), columns: ["", ...names], rows },
  };
}

function setup({ seats, made, missed, curve }: Of<"setup">, say: Say): Telling {
  return {
    ...NOTHING,
    players: lines(seats, [
      ["lays", (seat) => seat.lays],
      ["safe", (seat) => seat.safe],
      ["needless", (seat) => seat.needless],
      ["forced", (seat) => seat.forced],
      ["caught", (seat) => seat.caught],
      ["taken", (seat) => seat.taken],
      ["challenges", (seat) => seat.right],
      ["wrong", (seat) => seat.wrong],
    ]),
    sentences: [say("figures-setup-missed", { made, missed })],
    curve: { key: "figures-taken-over-time", lines: curveLines(curve, seats.length) },
  };
}

function coopset({ layouts }: Of<"coopset">, say: Say): Telling {
  const keys = ["layout", "taken-sets", "possible", "added", "points", "score"];
  const rows = layouts.map(({ first, layout, taken, possible, added, points, cost, score }) => ({
    seq: first,
    cells: [layout, taken, possible, added, figure(points - cost), figure(score)],
  }));
  const columns = keys.map((key) => say(`figures-${key}`));
  return { ...NOTHING, moments: { caption: null, columns, rows } };
}

function twenty({ seats, swaps, curve }: Of<"twenty">, say: Say): Telling {
  const could = swaps.filter((swap) => swap.could.length > 0).length;
  return {
    ...NOTHING,
    players: lines(seats, [
      ["own-0", ({ sets }) => sets[0]],
      ["own-1", ({ sets }) => sets[1]],
      ["own-2", ({ sets }) => sets[2]],
      ["own-3", ({ sets }) => sets[3]],
      ["own", (seat) => seat.own],
      ["asked", (seat) => seat.asked],
      ["penalty", (seat) => seat.penalty],
      ["wrong", (seat) => seat.wrong],
      ["false-none", (seat) => seat.false_none],
    ]),
    sentences: [say("figures-swaps", { count: swaps.length, could })],
    curve: { key: "figures-held-over-time", lines: curveLines(curve, seats.length) },
  };
}

function dice({ seats, turns, cut }: Of<"dice">, names: readonly string[], say: Say): Telling {
  const rows = turns.map(({ seq, round, seat, points, best }) => ({
    seq,
    cells: [round, names[seat] ?? "", points, best ?? "–"],
  }));
  const columns = ["figures-round", "end-name", "figures-points", "figures-best"];
  return {
    players: lines(seats, [
      ["turns", (seat) => seat.turns],
      ["points", (seat) => seat.points],
      ["a-turn", (seat) => (seat.turns ? tenth(seat.points / seat.turns) : "–")],
      ["top", (seat) => seat.top],
      ["passed", (seat) => seat.passed],
      ["missed", (seat) => seat.missed],
      ["of-best", (seat) => percent(seat.possible ? seat.reached / seat.possible : null, say)],
    ]),
    sentences: cut ? [say("figures-best-cut")] : [],
    moments: {
      caption: say("figures-turn-by-turn"),
      columns: columns.map((key) => say(key)),
      rows,
    },
    curve: { key: "figures-points-over-time", lines: sums(turns, seats.length) },
  };
}

function lines<Seat>(
  seats: readonly Seat[],
  rows: readonly (readonly [string, (seat: Seat) => Cell])[],
): PlayerFigure[] {
  return rows.map(([key, cell]) => ({ key: `figures-${key}`, cells: seats.map(cell) }));
}

function curveLines(curve: readonly CurvePoint[], seats: number): Dot[][] {
  return Array.from({ length: seats }, (_, seat) =>
    curve.map(({ at, values }) => ({ x: at, y: values[seat] ?? 0 })),
  );
}

/** How the points of the turns add up. */
function sums(turns: Of<"dice">["turns"], seats: number): Dot[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const dots: Dot[] = [{ x: 0, y: 0 }];
    for (const { at, points } of turns.filter((turn) => turn.seat === seat)) {
      dots.push({ x: at, y: (dots.at(-1)?.y ?? 0) + points });
    }
    return dots;
  });
}

function seconds(ms: number | null, say: Say): string {
  return ms === null ? "–" : say("seconds", { seconds: tenth(ms / 1000) });
}

function percent(part: number | null, say: Say): string {
  return part === null ? "–" : say("figures-percent", { percent: Math.round(100 * part) });
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
