import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PageHouse, SILENCE_MS } from "./page-house.ts";
import type { FromWorker } from "./wire.ts";

const begun: FakeWorker[] = [];

class FakeWorker {
  onmessage: (event: { data: FromWorker }) => void = () => undefined;
  ended = false;

  constructor() {
    begun.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.ended = true;
  }

  says(data: FromWorker): void {
    this.onmessage({ data });
  }
}

describe("the house of a page", () => {
  beforeEach(() => {
    begun.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal("Worker", FakeWorker);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const house = (): PageHouse => new PageHouse("py/", vi.fn(), vi.fn());

  it("waits for a worker that is slow but comes on", async () => {
    const ready = house().start();
    for (let loaded = 1; loaded < 5; loaded += 1) {
      await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
      begun[0]?.says({ is: "progress", loaded, total: 5 });
    }
    begun[0]?.says({ is: "ready" });
    await ready;
    await vi.advanceTimersByTimeAsync(2 * SILENCE_MS);
    expect(begun.map(({ ended }) => ended)).toEqual([false]);
  });

  it("replaces a worker that is lost on its way, once", async () => {
    const ready = house().start();
    await vi.advanceTimersByTimeAsync(SILENCE_MS);
    expect(begun.map(({ ended }) => ended)).toEqual([true, false]);
    begun[1]?.says({ is: "ready" });
    await ready;
  });

  it("says so when none comes, and tries again when it is asked again", async () => {
    const page = house();
    const told = expect(page.start()).rejects.toMatchObject({ why: "unreachable" });
    await vi.advanceTimersByTimeAsync(2 * SILENCE_MS);
    await told;
    void page.start();
    expect(begun).toHaveLength(3);
  });
});
