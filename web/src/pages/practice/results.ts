/** The best results of each drill, by pack, and the pack chosen last; kept in this browser. */
import { PACKS, type Pack } from "../../exercise/boards.ts";
import { countOf, fieldsOf, keepJson, recallJson, type Store } from "../../shell/storage.ts";

export const DRILLS = ["find", "third", "streak"] as const;
export type Drill = (typeof DRILLS)[number];

export interface Results {
  readonly pack: Pack;
  /** Milliseconds for `find`, lengths of a streak for the others; 0 is none yet. */
  readonly best: Readonly<Record<string, number>>;
}

const KEY = "tercet.practice";

export function recallResults(store: Store): Results {
  const { pack, best } = fieldsOf(recallJson(store, KEY));
  const bests = fieldsOf(best);
  const names = DRILLS.flatMap((drill) => PACKS.map((each) => nameOf(drill, each)));
  return {
    pack: PACKS.find((each) => each === pack) ?? "solid",
    best: Object.fromEntries(names.map((name) => [name, countOf(bests[name])])),
  };
}

export function keepResults(store: Store, results: Results): void {
  keepJson(store, KEY, results);
}

export function bestOf(results: Results, drill: Drill, pack: Pack): number {
  return results.best[nameOf(drill, pack)] ?? 0;
}

/** With a new result; the old ones when it is not better. Times are better when shorter. */
export function withResult(results: Results, drill: Drill, pack: Pack, value: number): Results {
  const before = bestOf(results, drill, pack);
  const better = drill === "find" ? before === 0 || value < before : value > before;
  return better ? { ...results, best: { ...results.best, [nameOf(drill, pack)]: value } } : results;
}

function nameOf(drill: Drill, pack: Pack): string {
  return `${drill}-${pack}`;
}
