import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EVERY_MS, fingersOn, OwnFingers, proposalOf } from "./fingers.ts";

const NAMES = ["Ada", "Ben", "Cleo"];

describe("fingers of partners", () => {
  const touches = new Map([
    [1, ["1rso", "2rso", "3rso"]],
    [2, ["2rso"]],
  ]);

  it("are seen on each card, with whose they are", () => {
    expect(fingersOn("2rso", touches, NAMES)).toEqual([
      { seat: 1, name: "Ben" },
      { seat: 2, name: "Cleo" },
    ]);
    expect(fingersOn("1gso", touches, NAMES)).toEqual([]);
  });

  it("on three cards are a proposal, while all of them lie there", () => {
    expect(proposalOf(touches, ["1rso", "2rso", "3rso", "1gso"])?.seat).toBe(1);
    expect(proposalOf(touches, ["1rso", "2rso"])).toBeNull();
    expect(proposalOf(new Map([[2, ["2rso"]]]), ["2rso"])).toBeNull();
  });
});

describe("own fingers", () => {
  const tell = vi.fn();
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    tell.mockReset();
  });

  it("are told at once, then the newest of them a little later", () => {
    const own = new OwnFingers(tell);
    own.show(["1rso"]);
    own.show(["1rso", "2rso"]);
    own.show(["1rso", "3rso"]);
    expect(tell.mock.calls).toEqual([[["1rso"]]]);
    vi.advanceTimersByTime(EVERY_MS);
    expect(tell.mock.lastCall).toEqual([["1rso", "3rso"]]);
    vi.advanceTimersByTime(10 * EVERY_MS);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it("are told again to whoever comes, but only while they lie on something", () => {
    const own = new OwnFingers(tell);
    own.again();
    own.show(["1rso"]);
    vi.advanceTimersByTime(EVERY_MS);
    own.again();
    expect(tell).toHaveBeenCalledTimes(2);
    own.show([]);
    vi.advanceTimersByTime(EVERY_MS);
    own.again();
    vi.advanceTimersByTime(EVERY_MS);
    expect(tell).toHaveBeenCalledTimes(3);
  });
});
