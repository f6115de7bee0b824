import { expect, it } from "vitest";
import { kindAsked, kindsOf } from "./kinds.ts";

it("knows what has records, and what has ratings", () => {
  expect(kindsOf("classic")).toEqual([]);
  expect(kindAsked("solitaire", "penalty")).toBe("penalty");
  expect(kindAsked("solitaire", "odd")).toBe("first");
  expect(kindAsked("coopset", undefined)).toBe("1");
});
