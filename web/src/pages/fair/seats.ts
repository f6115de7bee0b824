/** The random number (nonce) of each seat in a log, and the players who have none. */
import type { Proof, SeatInfo } from "../../net/protocol.ts";

export interface SeatNonce {
  readonly name: string;
  /** Empty if there is none. */
  readonly nonce: string;
  /** `unknown`: the log does not say who is a bot, and nothing else does. */
  readonly player: "person" | "bot" | "unknown";
}

type Seats = readonly Pick<SeatInfo, "bot" | "owner">[];

/** `seats` are those of the table, if it is known; `nameless` names a player without a name. */
export function seatNonces(
  { header, names }: Pick<Proof, "header" | "names">,
  seats: Seats | null,
  nameless: (seat: number) => string,
): readonly SeatNonce[] {
  return names.map((name, seat) => ({
    name: name || nameless(seat),
    nonce: header?.nonces[seat] ?? "",
    player: playerAt(seats, seat),
  }));
}

/** Only the server's own bots need no nonce; a program that plays over the net does. */
function playerAt(seats: Seats | null, at: number): SeatNonce["player"] {
  const seat = seats?.[at];
  if (!seat) return "unknown";
  return seat.bot !== null && seat.owner === undefined ? "bot" : "person";
}

/** The names of those without a nonce among these players. */
export function withoutNonce(
  seats: readonly SeatNonce[],
  player: SeatNonce["player"],
): readonly string[] {
  return seats.filter((each) => !each.nonce && each.player === player).map(({ name }) => name);
}
