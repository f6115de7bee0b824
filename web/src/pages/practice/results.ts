/** The best results of each drill, by pack, and the pack chosen last; kept in this browser.
 *
 * A time to find all SETs is compared only with boards that had as many.
 */
import { PACKS, type Pack } from "../../exercise/boards.ts";
import { countOf, fieldsOf, keepJson, recallJson, type Store } from "../../shell/storage.ts";

export const DRILLS = ["find", "third", "streak"] as const;
export type Drill = (typeof DRILLS)[number];

/** How many SETs a board has on which all are to be found. */
const BOARD_SETS = [2, 3, 4, 5, 6] as const;

export interface Results {
  readonly pack: Pack;
  /** Milliseconds for `find`, lengths of a streak for the others; 0 is none yet. */
  readonly best: Readonly<Record<string, number>>;
}

const KEY = "tercet.practice";

export function recallResults(store: Store): Results {
  const { pack, best } = fieldsOf(recallJson(store, KEY));
  const bests = fieldsOf(best);
  const names = PACKS.flatMap((each) => [
    ...DRILLS.filter((drill) => drill !== "find").map((drill) => nameOf(drill, each)),
    ...BOARD_SETS.map((sets) => nameOf("find", each, sets)),
  ]);
  return {
    pack: PACKS.find((each) => each === pack) ?? "solid",
    best: Object.fromEntries(names.map((name) => [name, countOf(bests[name])])),
  };
}

export function keepResults(store: Store, results: Results): void {
  keepJson(store, KEY, results);
}

export function bestOf(results: Results, drill: Drill, pack: Pack, sets?: number): number {
  return results.best[nameOf(drill, pack, sets)] ?? 0;
}

/** The board with the most SETs of which there is a time, to stand for all of them. */
export function hardestFound(results: Results, pack: Pack): number | undefined {
  return BOARD_SETS.findLast((sets) => bestOf(results, "find", pack, sets) > 0);
}

/** With a new result; the old ones when it is not better. Times are better when shorter. */
export function withResult(
  results: Results,
  drill: Drill,
  pack: Pack,
  value: number,
  sets?: number,
): Results {
  const before = bestOf(results, drill, pack, sets);
  const better = drill === "find" ? before === 0 || value < before : value > before;
  return better
    ? { ...results, best: { ...results.best, [nameOf(drill, pack, sets)]: value } }
    : results;
}

function nameOf(drill: Drill, pack: Pack, sets?: number): string {
  return sets === undefined ? `${drill}-${pack}` : `${drill}-${pack}-${sets}`;
}
