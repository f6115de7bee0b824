import { describe, expect, it } from "vitest";
import { AwakeClock, LONGEST_GAP_MS } from "./clock.ts";

describe("a clock of a table in the page", () => {
  it("counts what passes, but not the sleep of a device", () => {
    let at = 1000;
    const clock = new AwakeClock(() => at);
    at += 900;
    expect(clock.now()).toBe(900);
    at += 3_600_000; // the lid was closed
    expect(clock.now()).toBe(900 + LONGEST_GAP_MS);
    at -= 50_000; // somebody has set it back
    expect(clock.now()).toBe(900 + LONGEST_GAP_MS);
    at += 100;
    expect(clock.now()).toBe(1000 + LONGEST_GAP_MS);
  });
});
