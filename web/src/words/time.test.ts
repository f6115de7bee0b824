import { describe, expect, it } from "vitest";
import { clock } from "./time.ts";

describe("a clock", () => {
  it("shows minutes and seconds", () => {
    expect([0, 42_900, 65_400, 600_000, 725_000].map(clock)).toEqual([
      "0:00",
      "0:42",
      "1:05",
      "10:00",
      "12:05",
    ]);
  });
});
