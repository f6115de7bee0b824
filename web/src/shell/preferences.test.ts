import { describe, expect, it } from "vitest";
import { readPreferences, USUAL } from "./preferences.ts";

describe("settings", () => {
  it("are as usual when nothing sensible was kept", () => {
    for (const text of [null, "", "{", "null", "[]", '{"palette":"neon","sound":"yes"}']) {
      expect(readPreferences(text)).toEqual(USUAL);
    }
  });

  it("keep what was chosen", () => {
    const kept = { ...USUAL, palette: "blue", letters: true, sound: false };
    expect(readPreferences(JSON.stringify({ ...kept, odd: 1 }))).toEqual(kept);
  });
});
