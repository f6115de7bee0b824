import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Brief, MOMENT_MS } from "./brief.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("A result", () => {
  it("that was there before one came is no news", () => {
    const brief = new Brief<string>();
    brief.look(1, "one");
    expect(brief.shown).toBeNull();
  });

  it("is shown for a moment, and a look at the same does not prolong it", () => {
    const brief = new Brief<string>();
    brief.look(null, null);
    brief.look(1, "one");
    expect(brief.shown).toBe("one");
    vi.advanceTimersByTime(MOMENT_MS - 1);
    brief.look(1, "one");
    expect(brief.shown).toBe("one");
    vi.advanceTimersByTime(1);
    expect(brief.shown).toBeNull();
  });

  it("gives way to the next one, and goes when there is nothing any more", () => {
    const brief = new Brief<string>();
    brief.look(1, "one");
    brief.look(2, "two");
    vi.advanceTimersByTime(MOMENT_MS - 1);
    brief.look(3, "three");
    vi.advanceTimersByTime(2);
    expect(brief.shown).toBe("three");
    brief.look(null, null);
    expect(brief.shown).toBeNull();
  });
});
