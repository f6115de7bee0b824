/** What a link to a table is worth: who invites, and whether there is a seat. */
import type { TableInfo } from "../../net/types.ts";

type Seats = Pick<TableInfo, "seats">;

export function hostOf({ seats }: Seats): string | null {
  return seats.find(({ host }) => host)?.name ?? null;
}

/** A free seat, none, or a game that has begun or ended. */
export function roomAt(
  info: Seats & Pick<TableInfo, "status">,
): "seat" | "full" | "playing" | "over" {
  if (info.status === "playing") return "playing";
  if (info.status !== "waiting") return "over";
  return info.seats.some(({ name }) => name === null) ? "seat" : "full";
}
