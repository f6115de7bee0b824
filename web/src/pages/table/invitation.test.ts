import { describe, expect, it } from "vitest";
import { hostOf, roomAt } from "./invitation.ts";

const ada = { name: "Ada", bot: null, present: true, host: true, won: 0, points: 0 };
const free = { name: null, bot: null, present: false, host: false, won: 0, points: 0 };

describe("an invitation", () => {
  it("names whoever invites", () => {
    expect(hostOf({ seats: [free, ada] })).toBe("Ada");
    expect(hostOf({ seats: [free] })).toBeNull();
  });

  it("is a seat while one is free and the game has not begun", () => {
    expect(roomAt({ status: "waiting", seats: [ada, free] })).toBe("seat");
    expect(roomAt({ status: "waiting", seats: [ada] })).toBe("full");
    expect(roomAt({ status: "playing", seats: [ada, free] })).toBe("playing");
    expect(roomAt({ status: "over", seats: [ada, free] })).toBe("over");
  });
});
