import { describe, expect, it } from "vitest";
import type { TableInfo } from "../net/types.ts";
import type { App } from "../shell/app.svelte.ts";
import { playAgain } from "./opening.ts";
import type { TableState } from "./table-state.svelte.ts";

/** Ask for the next game of Ada's table, and tell everything that is asked. */
async function asked(...seats: object[]): Promise<string[]> {
  const requests: string[] = [];
  const info = { table: "N", status: "waiting", seats } as unknown as TableInfo;
  const ask = (request: { do: string }) => {
    requests.push(request.do);
    return Promise.resolve({ table: "N", info, seat: 0 });
  };
  const app = { connectionOf: () => ({ ask }), go: (where: string) => requests.push(where) };
  await playAgain(app as unknown as App, { source: { ask } } as unknown as TableState);
  return requests;
}

describe("the next game", () => {
  const ada = { name: "Ada", bot: null, nonce: false };
  const end = ["#/t/N"];

  it("starts at once against bots, but not without a nonce", async () => {
    const bot = { name: "Kiwi", bot: "novice" };
    expect(await asked(ada, bot)).toEqual(["rematch", "join", "give_nonce", "start", ...end]);
    expect(await asked({ ...ada, nonce: true }, bot)).toEqual(["rematch", "join", "start", ...end]);
  });

  it("waits for people", async () => {
    const ben = { name: "Ben", bot: null, nonce: false };
    expect(await asked(ada, ben)).toEqual(["rematch", "join", "give_nonce", ...end]);
  });
});
