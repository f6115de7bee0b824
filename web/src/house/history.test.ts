import { describe, expect, it } from "vitest";
import type { KeptGame } from "../net/protocol.ts";
import { listed } from "./history.ts";

const game = (id: string, created_ms: number, more: object): KeptGame =>
  ({
    id,
    created_ms,
    settings: { game: "scout", seats: 2 },
    seed: "",
    seats: [
      { name: "Nova", bot: "master" },
      { name: "Ada", person: true },
    ],
    ...more,
  }) as unknown as KeptGame;
const OVER = { status: "over", outcome: { winners: [1], scores: [3, 5] }, ended_ms: 9 };

describe("the games of this browser", () => {
  it("are told apart by whether they go on, the newest first", () => {
    const { over, going, handed } = listed([
      game("page-1", 1, { ...OVER, handed: "handed-x" }),
      game("page-2", 2, { status: "playing" }),
      game("page-3", 3, OVER),
      game("page-4", 4, {}),
    ]);
    expect(over.map(({ table }) => table)).toEqual(["page-3", "page-1"]);
    expect(over[0]).toMatchObject({ seat: 1, seats: ["Nova", "Ada"], ended_ms: 9 });
    expect([...handed]).toEqual(["handed-x"]);
    expect(going.map(({ table }) => table)).toEqual(["page-2"]);
  });
});
