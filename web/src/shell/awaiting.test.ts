import { describe, expect, it } from "vitest";
import type { Awaited, News } from "../net/types.ts";
import { afterNews, notOver, without } from "./awaiting.ts";

const awaited = (table: string, left_ms = 60_000): Awaited => ({
  is: "awaited",
  table,
  names: ["Ada"],
  game: "classic",
  rated: true,
  left_ms,
});
const tables = afterNews(afterNews([], awaited("T"), 1000), awaited("U", 5000), 1000);

describe("the tables that wait for somebody", () => {
  it("are told each with the time it waits until", () => {
    expect(tables.map(({ table, until }) => [table, until])).toEqual([
      ["T", 61_000],
      ["U", 6000],
    ]);
  });

  it("are told again after a break, and are there once", () => {
    const again = afterNews(tables, awaited("T", 40_000), 21_500);
    expect(again.map(({ table, until }) => [table, until])).toEqual([
      ["U", 6000],
      ["T", 61_500],
    ]);
  });

  it("are gone when one has come, has said no, or the time is over", () => {
    const over: News = { is: "awaited_over", table: "T" };
    expect(afterNews(tables, over, 0).map(({ table }) => table)).toEqual(["U"]);
    expect(without(tables, "U").map(({ table }) => table)).toEqual(["T"]);
    expect(notOver(tables, 6000).map(({ table }) => table)).toEqual(["T"]);
    expect(notOver(tables, 5999)).toHaveLength(2);
  });

  it("are the same after any other news", () => {
    expect(afterNews(tables, { is: "challenge_over", table: "T" }, 0)).toBe(tables);
    expect(afterNews(tables, { is: "awaited_over", table: "X" }, 0)).toBe(tables);
  });
});
