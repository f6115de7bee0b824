import { describe, expect, it, vi } from "vitest";
import { Keeper } from "./keeper.ts";
import { type Line, Overtaken } from "./keeping.ts";
import { startTwice, whyNot } from "./trouble.ts";

const line = (seq: number): Line => ({ table: "page-1", seq, text: `${seq}` });
const ROW = { id: "page-1", text: "" };
const FULL = new DOMException("no room", "QuotaExceededError");

describe("why Python does not start", () => {
  it.each([
    [new RangeError("Array buffer allocation failed"), "no-memory"],
    [new Error("WebAssembly.Memory(): could not allocate memory"), "no-memory"],
    [new Error("CompileError: Wasm code generation disallowed by embedder"), "no-wasm"],
    [new TypeError("Failed to fetch"), "unreachable"],
    [new Error("CompileError: expected magic word"), "unreachable"],
    [new Error("zipimport: bad local file header"), "unreachable"],
  ])("is told apart (%s)", (error, why) => expect(whyNot(error)).toBe(why));
});

describe("a start", () => {
  it("is tried once more without what was kept broken", async () => {
    const forget = vi.fn(async () => true);
    const start = vi.fn(async (fresh: boolean) => {
      if (!fresh) throw new Error("expected magic word");
      return "here";
    });
    expect(await startTwice(start, forget)).toBe("here");
    expect(forget).toHaveBeenCalledOnce();
  });

  it("is not tried again where it cannot help, nor more than twice", async () => {
    const forget = vi.fn(async () => true);
    const small = vi.fn(() => Promise.reject(new RangeError("memory")));
    await expect(startTwice(small, forget)).rejects.toThrow("memory");
    expect(forget).not.toHaveBeenCalled();
    const away = vi.fn(() => Promise.reject(new TypeError("away")));
    await expect(startTwice(away, forget)).rejects.toThrow("away");
    expect(away).toHaveBeenCalledTimes(2);
    expect(forget).not.toHaveBeenCalled();
  });
});

describe("what is kept", () => {
  it("waits while there is no room, is told once, and nothing of it is left out", async () => {
    const kept: number[][] = [];
    let room = true;
    const keep = async (_: unknown, lines: readonly Line[]): Promise<void> => {
      if (!room) throw FULL;
      kept.push(lines.map(({ seq }) => seq));
    };
    const tell = vi.fn();
    const keeper = new Keeper({ keep }, tell);
    await keeper.keep([ROW], [line(0)]);
    room = false;
    await keeper.keep([], [line(1)]);
    await keeper.keep([ROW], [line(2)]);
    expect(tell.mock.calls).toEqual([["storage-full"]]);
    room = true;
    await keeper.keep([], [line(3)]);
    expect(kept).toEqual([[0], [1, 2, 3]]);
    room = false;
    await keeper.keep([], [line(4)]);
    expect(tell).toHaveBeenCalledTimes(2); // it is full anew
  });

  it("says so where a browser keeps nothing at all", async () => {
    const tell = vi.fn();
    const keeper = new Keeper({ keep: () => Promise.reject(new Error("private")) }, tell);
    expect(await keeper.keep([ROW], [])).toEqual([]);
    expect(tell.mock.calls).toEqual([["not-kept"]]);
  });

  it("is another page's once that has gone on, and is not written over", async () => {
    const keeper = new Keeper({ keep: () => Promise.reject(new Overtaken()) }, vi.fn());
    expect(await keeper.keep([], [line(7)])).toEqual(["page-1"]);
    const after = vi.fn(async () => undefined);
    (keeper as { shelf: unknown }).shelf = { keep: after };
    await keeper.keep([], []);
    expect(after).not.toHaveBeenCalled();
  });

  it("loses no line of a table that waits when another one is overtaken", async () => {
    const kept: string[] = [];
    let room = false;
    const keep = async (_: unknown, lines: readonly Line[]): Promise<void> => {
      if (lines.some(({ table }) => table === "page-1")) throw new Overtaken();
      if (!room) throw FULL;
      kept.push(...lines.map(({ table, seq }) => `${table}:${seq}`));
    };
    const keeper = new Keeper({ keep }, vi.fn());
    await keeper.keep([], [{ ...line(0), table: "page-2" }]);
    expect(await keeper.keep([], [line(1)])).toEqual(["page-1"]);
    room = true;
    await keeper.keep([], [{ ...line(1), table: "page-2" }]);
    expect(kept).toEqual(["page-2:0", "page-2:1"]);
  });
});
