/** What every drill is given: the pack and its faces, the best so far, and what to call with a result. */
import type { Edition } from "../../cards/editions.ts";
import type { Pack } from "../../exercise/boards.ts";

export interface DrillProps {
  readonly pack: Pack;
  readonly edition: Edition;
  readonly best: string;
  /** Keeps a result if it is better than before, and says whether it was. */
  readonly reached: (value: number) => boolean;
}
