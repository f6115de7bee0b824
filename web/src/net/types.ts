/** What goes over the wire, as the screens use it: the generated types, a few of them narrowed.
 *
 * An event is read by its tag wherever it is shown, and a view by the game's own table; here both
 * have only the fields that all share.
 */

import type { GameEvent, Outcome } from "../words/story.ts";
import type {
  Joined as AnyJoined,
  Steps as AnySteps,
  Awaited,
  AwaitedOver,
  Bye,
  ChallengedBy,
  ChallengeOver,
  Chat,
  ChatRemoved,
  Deadline,
  Declined,
  Matched,
  Seeking,
  TableChanged,
  Touched,
} from "./protocol.ts";

export type {
  Awaited,
  Bye,
  ChatLine,
  ChatRemoved,
  Deadline,
  Done,
  Me,
  NewTable,
  Refused,
  RematchAt,
  SeatInfo,
  Seeking,
  TableInfo,
} from "./protocol.ts";

export type OptionValue = boolean | number | string;

/** The fields of every view; each game adds its own. */
export interface View {
  readonly game: string;
  readonly seat: number | null;
  readonly may_act: readonly number[];
  readonly away: readonly number[];
  readonly deadline: Deadline | null;
  readonly outcome: Outcome | null;
}

/** What happened by one entry, as far as this viewer may know it. */
export interface Step {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly GameEvent[];
}

export interface Act {
  readonly act: string;
  readonly [field: string]: unknown;
}

export interface Joined extends Omit<AnyJoined, "steps" | "view"> {
  readonly steps: readonly Step[] | null;
  readonly view: View | null;
}

export interface Steps extends Omit<AnySteps, "steps" | "view"> {
  readonly steps: readonly Step[];
  readonly view: View;
}

/** What is said of one table, and to one person wherever they are. */
type OfTable = Steps | TableChanged | Chat | ChatRemoved | Touched | Bye;
export type OfPerson =
  Seeking | Matched | ChallengedBy | ChallengeOver | Declined | Awaited | AwaitedOver;
export type News = OfTable | OfPerson;
export type Message = Record<string, unknown> & { readonly is: string };
