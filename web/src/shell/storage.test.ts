import { describe, expect, it } from "vitest";
import { countOf, fieldsOf, keepJson, recallJson } from "./storage.ts";

describe("what is kept", () => {
  it("is there again", () => {
    const shelf = new Map<string, string>();
    const store = {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => void shelf.set(key, value),
    };
    keepJson(store, "a", { best: 3 });
    expect(fieldsOf(recallJson(store, "a")).best).toBe(3);
    shelf.set("a", "{broken");
    expect(recallJson(store, "a")).toBeNull();
  });

  it("is nothing where storage is forbidden", () => {
    const forbidden = {
      getItem: (): never => {
        throw new Error("forbidden");
      },
      setItem: (): never => {
        throw new Error("forbidden");
      },
    };
    expect(() => keepJson(forbidden, "a", 1)).not.toThrow();
    expect(recallJson(forbidden, "a")).toBeNull();
  });

  it("is read with suspicion", () => {
    expect([countOf("7"), countOf(-1), countOf(Number.NaN), countOf(7)]).toEqual([0, 0, 0, 7]);
    expect([fieldsOf(null), fieldsOf([1]), fieldsOf("x")]).toEqual([{}, {}, {}]);
  });
});
