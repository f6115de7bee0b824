import { describe, expect, it } from "vitest";
import type { Frame, Replay } from "../net/protocol.ts";
import type { TableInfo } from "../net/types.ts";
import { fetchFilm } from "./download.ts";
import { changed, moments, opened, readOnly } from "./film.ts";
import { clamp, keyMeaning, pause, seek } from "./playback.ts";
import { FilmSource } from "./source.ts";

const VIEW = {
  game: "classic",
  seat: null,
  may_act: [0, 1],
  away: [],
  deadline: null,
  outcome: null,
  table: ["1rso"],
};

function frame(seq: number, change: Frame["change"], at = seq * 1000): Frame {
  return { seq, at, events: [], change };
}

const FRAMES = [
  frame(0, { new: VIEW }),
  frame(1, { new: { table: ["2rso"] } }),
  frame(2, {}),
  frame(3, { new: { away: [1] } }, 60_000),
];

describe("a film", () => {
  it("puts each view together from what has changed", () => {
    const film = moments(FRAMES);
    expect(film.map(({ view }) => (view as unknown as { table: string[] }).table[0])).toEqual([
      "1rso",
      "2rso",
      "2rso",
      "2rso",
    ]);
    expect(film[3]!.view.away).toEqual([1]);
    expect(film[0]!.view.away).toEqual([]);
  });

  it("changes fields within fields and leaves the others alone", () => {
    const before = { deal: 1, table: { game: "classic", pile: 69, caller: null } };
    const after = changed(before, { within: { table: { new: { pile: 66 } } } });
    expect(after).toEqual({ deal: 1, table: { game: "classic", pile: 66, caller: null } });
    expect(before.table.pile).toBe(69);
  });

  it("keeps the hands until they change", () => {
    const held = moments([
      { ...FRAMES[0]!, hands: [["1rso"], []] },
      FRAMES[1]!,
      { ...FRAMES[2]!, hands: [[], ["1rso"]] },
    ]);
    expect(held.map(({ hands }) => hands)).toEqual([
      [["1rso"], []],
      [["1rso"], []],
      [[], ["1rso"]],
    ]);
  });

  it("lets nobody act in the past, in a deal of a match neither", () => {
    const series = { ...VIEW, game: "series", table: VIEW } as never;
    const still = readOnly(series) as unknown as {
      may_act: number[];
      table: { may_act: number[] };
    };
    expect(still.may_act).toEqual([]);
    expect(still.table.may_act).toEqual([]);
  });
});

describe("looked at afterwards", () => {
  it("ChipSet's hands lie open, in a match and out of it", () => {
    const view = { game: "chipset", may_act: [], players: [{ hand: [] }, { hand: [] }] } as never;
    const hands = [["1rso", "2rso"], []];
    const open = opened(view, hands) as unknown as { players: { hand: string[] }[] };
    expect(open.players.map(({ hand }) => hand)).toEqual(hands);
  });

  it("the scout's sealed cards lie open while the search goes on", () => {
    const scout = { game: "scout", may_act: [], search: { scout: 1, sealed: null, due: 9 } };
    const match = { game: "series", may_act: [], table: scout } as never;
    const open = opened(match, [[], ["1rso", "2rso"]]) as unknown as { table: typeof scout };
    expect(open.table.search).toEqual({ scout: 1, sealed: ["1rso", "2rso"], due: null });
    const between = { ...scout, search: null } as never;
    expect(opened(between, [[], []])).toBe(between);
  });
});

describe("moving through it", () => {
  const film = moments(FRAMES);

  it("stays within it", () => {
    expect([clamp(-3, film), clamp(99, film), clamp(Number.NaN, film)]).toEqual([0, 3, 0]);
  });

  it("jumps to the next entry of interest, and back", () => {
    expect(seek([2, 7, 5], 2, 1)).toBe(5);
    expect(seek([2, 7, 5], 5, -1)).toBe(2);
    expect(seek([2, 7, 5], 7, 1)).toBeNull();
  });

  it("waits as long as it took, faster if asked, and never for ever", () => {
    expect(pause(film, 0, 1)).toBe(1000);
    expect(pause(film, 0, 4)).toBe(250);
    expect(pause(film, 2, 1)).toBe(5000);
    expect(pause(film, 3, 1)).toBeNull();
  });

  it("knows its keys", () => {
    expect(keyMeaning("ArrowRight", false)).toBe("on");
    expect(keyMeaning("ArrowRight", true)).toBe("next-find");
    expect(keyMeaning("PageDown", false)).toBe("next-part");
    expect(keyMeaning("q", false)).toBeNull();
  });
});

const INFO = {
  table: "abc",
  seats: [
    { name: "Ada", bot: null, present: false },
    { name: "Ben", bot: null, present: false },
  ],
} as unknown as TableInfo;

describe("as a table", () => {
  it("shows its moments, tells what it is asked to tell, and lets nothing be done", async () => {
    const film = moments(FRAMES);
    const source = new FilmSource(INFO, film[0]!);
    const told: unknown[] = [];
    source.watch((snapshot, events) => told.push([snapshot.seq, events.length]));
    source.show(film[1]!, [{ event: "taken" }]);
    expect(told).toEqual([[1, 1]]);
    expect(source.snapshot.view?.may_act).toEqual([]);
    expect(source.snapshot.seat).toBeNull();
    expect(source.snapshot.info?.seats.every(({ present }) => present)).toBe(true);
    expect(source.now()).toBe(1000);
    await source.play();
    expect(source.snapshot.seq).toBe(1);
  });
});

describe("fetching it", () => {
  function api(hands: string[][] | null, asked: (number | null)[]) {
    const page = (frames: readonly Frame[], more: number | null, viewer: number | null): Replay =>
      ({ info: INFO, header: {}, viewer, last: 3, more, frames }) as unknown as Replay;
    return {
      analysis: () => Promise.resolve({} as never),
      replay: (_: string, seat: number | null, from = 0) => {
        asked.push(seat);
        const whole = { ...FRAMES[from]!, change: { new: VIEW }, hands };
        return Promise.resolve(
          from ? page([whole, FRAMES[3]!], null, seat) : page([whole, FRAMES[1]!], 2, seat),
        );
      },
    };
  }

  it("asks until there is no more", async () => {
    const asked: (number | null)[] = [];
    const { film } = await fetchFilm(api([["1rso"]], asked), "abc");
    expect(film.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
    expect(asked).toEqual([null, null]); // through nobody's eyes, though hands were hidden
  });
});
