import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo, View } from "../../net/types.ts";
import { costOfLeaving } from "./leaving.ts";

const seat = (name: string | null, bot: string | null = null) => ({ name, bot }) as SeatInfo;
const game = (rated: boolean, ...seats: SeatInfo[]) =>
  ({ settings: { rated }, seats }) as unknown as TableInfo;
const [ada, ben, bot] = [seat("Ada"), seat("Ben"), seat("Kiwi", "novice")];
const going = { away: [], outcome: null } as Pick<View, "away" | "outcome">;

describe("to leave a game", () => {
  it("costs the game if it is rated", () => {
    expect(costOfLeaving(game(true, ada, ben), going, 0)).toBe("rated");
    expect(costOfLeaving(game(true, ada, ben), { ...going, away: [1] }, 0)).toBe("rated");
  });

  it("costs a place where others play on", () => {
    expect(costOfLeaving(game(false, ada, ben), going, 1)).toBe("place");
    expect(costOfLeaving(game(false, ada, bot, ben), going, 0)).toBe("place");
  });

  it.each([
    ["alone or with bots", game(false, ada, bot, seat(null)), going, 0],
    ["where all others have gone", game(false, ada, ben), { ...going, away: [1] }, 0],
    ["who has gone already", game(true, ada, ben), { ...going, away: [0] }, 0],
    ["who watches", game(true, ada, ben), going, null],
    ["after the end", game(true, ada, ben), { ...going, outcome: {} as never }, 0],
  ])("costs nothing (%s)", (_, info, view, seat) => {
    expect(costOfLeaving(info, view, seat)).toBeNull();
  });
});
