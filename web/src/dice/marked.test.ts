import { describe, expect, it } from "vitest";
import { marked, partsOf } from "./marked.ts";

describe("things to be drawn within a text", () => {
  it("are found again, without the words between them", () => {
    const [a, b, c] = ["1ro", "2ro", "3ro"].map(marked);
    expect(partsOf(`Ada throws ${a}, ${b} and ${c}.`)).toEqual([
      "Ada throws ",
      "1ro",
      "",
      "2ro",
      "",
      "3ro",
      ".",
    ]);
    expect(partsOf("nothing")).toEqual(["nothing"]);
  });

  it("keep the words that say more than a list", () => {
    expect(partsOf(`${marked("1ro")} (3), ${marked("2ro")} (3)`)).toEqual([
      "",
      "1ro",
      " (3), ",
      "2ro",
      " (3)",
    ]);
  });
});
