/** What every drill is given: the pack and its faces, the best so far, and what to call with a result. */
import type { Edition } from "../../cards/editions.ts";
import type { Pack } from "../../exercise/boards.ts";

export interface DrillProps {
  readonly pack: Pack;
  readonly edition: Edition;
  /** The best so far; of boards, of those with as many SETs. */
  readonly best: (sets?: number) => string;
  /** Keeps a result if it is better than before, and says whether it beats an earlier one. */
  readonly reached: (value: number, sets?: number) => boolean;
}
