import { describe, expect, it } from "vitest";
import { dateLocale } from "./dates.ts";

describe("dates", () => {
  it("are American only for Americans", () => {
    expect(["en-US", "en-GB", "en", "en-AU", "de-CH"].map((own) => dateLocale("en", own))).toEqual([
      "en-US",
      "en-GB",
      "en-GB",
      "en-GB",
      "en-GB",
    ]);
    expect(dateLocale("fr", "en-US")).toBe("fr");
  });
});
