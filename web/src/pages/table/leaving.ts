/** The cost of leaving a game that goes on. */
import type { TableInfo, View } from "../../net/types.ts";

export type LeavingCost = "rated" | "place";

/** A rating, or a place among people who play on; null if it costs nothing. */
export function costOfLeaving(
  info: Pick<TableInfo, "settings" | "seats">,
  view: Pick<View, "away" | "outcome">,
  seat: number | null,
): LeavingCost | null {
  if (seat === null || view.outcome || view.away.includes(seat)) return null;
  if (info.settings.rated) return "rated";
  const others = info.seats.filter(
    ({ bot, name }, at) => at !== seat && bot === null && name !== null && !view.away.includes(at),
  );
  return others.length ? "place" : null;
}
