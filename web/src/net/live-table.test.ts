import { describe, expect, it } from "vitest";
import type { GameEvent } from "../words/story.ts";
import { Connection, Lost, Refusal } from "./connection.ts";
import { FakeEnvironment, settled } from "./fake.ts";
import { LiveTable } from "./live-table.ts";
import { OwnNonces } from "./nonces.ts";
import type { Joined, Step, TableInfo, View } from "./types.ts";

const info = { table: "T", status: "playing", seats: [] } as unknown as TableInfo;
const view = (pile: number): View => ({ game: "classic", pile }) as unknown as View;
const step = (seq: number, event = "called"): Step => ({
  seq,
  at: seq,
  events: [{ event, seat: 0 }],
});

function joined(change: Partial<Joined> = {}): Partial<Joined> {
  const steps = [step(0, "dealt")];
  return {
    is: "joined",
    info,
    seat: 0,
    host: true,
    client_seq: 0,
    seq: 0,
    now: 500,
    steps,
    view: view(69),
    chat: [],
    ...change,
  };
}

async function atTable(): Promise<{
  environment: FakeEnvironment;
  live: LiveTable;
  news: GameEvent[];
}> {
  const environment = new FakeEnvironment();
  environment.answers.join = () => joined();
  const live = new LiveTable("T", new Connection(environment, () => "en"), environment);
  const news: GameEvent[] = [];
  live.watch((_, events) => news.push(...events));
  await settled();
  return { environment, live, news };
}

describe("a table", () => {
  it("is joined, and what has happened before is not news", async () => {
    const { environment, live, news } = await atTable();
    expect(environment.socket.asked("join")).toMatchObject([{ table: "T", seen: null }]);
    expect(live.snapshot).toMatchObject({ phase: "here", seat: 0, host: true, seq: 0 });
    expect(live.snapshot.steps).toHaveLength(1);
    expect(news).toEqual([]);
    expect(live.now()).toBe(500);
    environment.clock += 100;
    expect(live.now()).toBe(600);
  });

  it("follows what happens, each step once", async () => {
    const { environment, live, news } = await atTable();
    const told = { is: "steps", table: "T", seq: 1, now: 900, steps: [step(1)], view: view(66) };
    environment.socket.say(told);
    environment.socket.say(told);
    environment.socket.say({ ...told, table: "another" });
    expect(live.snapshot.view).toMatchObject({ pile: 66 });
    expect(live.snapshot.steps.map((each) => each.seq)).toEqual([0, 1]);
    expect(news).toHaveLength(1);
  });

  it("is resumed by number after a break, with the tail alone", async () => {
    const { environment, live, news } = await atTable();
    environment.socket.say({
      is: "steps",
      table: "T",
      seq: 1,
      now: 1,
      steps: [step(1)],
      view: view(66),
    });
    environment.answers.join = () => joined({ seq: 3, steps: [step(2), step(3)], view: view(63) });
    environment.socket.break();
    await environment.pass(400);
    expect(environment.socket.asked("join")).toMatchObject([{ seen: 1 }]);
    expect(live.snapshot.steps.map((each) => each.seq)).toEqual([0, 1, 2, 3]);
    expect(news).toHaveLength(3);
  });

  it("goes on from a snapshot when it is far behind", async () => {
    const { environment, live } = await atTable();
    environment.answers.join = () => joined({ seq: 300, steps: null, view: view(3) });
    environment.socket.break();
    await environment.pass(400);
    expect(live.snapshot).toMatchObject({ seq: 300, steps: [], whole: false });
  });

  it("numbers acts from where this seat has left off, and says what was seen", async () => {
    const environment = new FakeEnvironment();
    environment.answers.join = () => joined({ client_seq: 7, seq: 4 });
    environment.answers.act = () => ({ is: "done", seq: 5 });
    const live = new LiveTable("T", new Connection(environment, () => "en"), environment);
    await settled();
    await live.play({ act: "call" });
    expect(environment.socket.asked("act")).toMatchObject([
      { table: "T", act: { act: "call" }, client_seq: 8, seen: 4 },
    ]);
  });

  it("repeats an act under its own number after a break", async () => {
    const { environment, live } = await atTable();
    const playing = live.play({ act: "call" });
    environment.socket.break();
    environment.answers.act = () => ({ is: "done", seq: 1 });
    await environment.pass(400);
    await playing;
    expect(environment.sockets[1]!.asked("act")).toMatchObject([{ client_seq: 1, seen: 0 }]);
    environment.answers.act = () => ({ is: "done", seq: 2 });
    await live.play({ act: "none_here" });
    expect(environment.socket.asked("act").at(-1)).toMatchObject({ client_seq: 2 });
  });

  it("does not repeat what the player has long forgotten", async () => {
    const { environment, live } = await atTable();
    const playing = expect(live.play({ act: "call" })).rejects.toBeInstanceOf(Lost);
    environment.unreachable = true;
    environment.socket.break();
    await environment.pass(7000);
    environment.unreachable = false;
    await environment.pass(7000);
    await playing;
    expect(environment.socket.asked("act")).toEqual([]);
  });

  it("passes a refusal on to whoever acted", async () => {
    const { environment, live } = await atTable();
    environment.answers.act = () => ({
      is: "error",
      kind: "too_late",
      code: "called_first",
      data: { by: 1 },
      text: "",
    });
    await expect(live.play({ act: "call" })).rejects.toBeInstanceOf(Refusal);
  });

  it("keeps seats and chat up to date", async () => {
    const { environment, live } = await atTable();
    environment.socket.say({
      is: "table",
      info: { ...info, status: "over" },
      seat: 1,
      host: false,
    });
    environment.socket.say({
      is: "chat",
      table: "T",
      line: { line: 1, name: "Ben", seat: 1, text: "hi" },
    });
    expect(live.snapshot).toMatchObject({ seat: 1, host: false, info: { status: "over" } });
    expect(live.snapshot.chat).toHaveLength(1);
    environment.socket.say({ is: "chat_removed", table: "T", line: 1 });
    expect(live.snapshot.chat).toEqual([]);
  });

  it("can be gone, or say goodbye", async () => {
    const { environment, live } = await atTable();
    environment.socket.say({ is: "bye", table: "T", code: "kicked", text: "Out." });
    expect(live.snapshot).toMatchObject({ phase: "gone", why: { code: "kicked" } });
  });

  it("that is not there says why", async () => {
    const environment = new FakeEnvironment();
    environment.answers.join = () => ({
      is: "error",
      kind: "unreadable",
      code: "table_unknown",
      data: {},
      text: "",
    });
    const live = new LiveTable("T", new Connection(environment, () => "en"), environment);
    await settled();
    expect(live.snapshot).toMatchObject({ phase: "gone", why: { code: "table_unknown" } });
  });

  it("is left without a word lost", async () => {
    const { environment, live } = await atTable();
    live.close();
    expect(environment.socket.asked("depart")).toMatchObject([{ table: "T" }]);
  });
});

describe("a nonce", () => {
  const waiting = (nonce?: boolean, status = "waiting"): TableInfo =>
    ({ table: "T", status, seats: [{ name: "Ada", nonce }, { name: "Ben" }] }) as never;
  const nothing = { steps: [], view: null };

  async function seatedAt(info: TableInfo, seat: number | null = 0) {
    const environment = new FakeEnvironment();
    environment.answers.join = () => joined({ ...nothing, info, seat });
    environment.answers.give_nonce = () => ({ is: "done" });
    const nonces = new OwnNonces({ getItem: () => null, setItem: () => {} });
    const live = new LiveTable("T", new Connection(environment, () => "en"), environment, nonces);
    await settled();
    return { environment, live, nonces, sent: () => environment.socket.asked("give_nonce") };
  }

  it("is announced in hello", async () => {
    const { environment } = await seatedAt(waiting(true));
    expect(environment.socket.asked("hello")).toMatchObject([{ nonces: true }]);
  });

  it("is sent once for a seat without one", async () => {
    const { environment, sent } = await seatedAt(waiting(false));
    expect(sent()).toMatchObject([{ table: "T", nonce: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
    environment.socket.say({ is: "table", info: waiting(false), seat: 0, host: false });
    expect(sent()).toHaveLength(1);
  });

  it("is sent as soon as one has a seat", async () => {
    const { environment, sent } = await seatedAt(waiting(false), null);
    expect(sent()).toEqual([]);
    environment.socket.say({ is: "table", info: waiting(false), seat: 0, host: false });
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ["the seat has one", waiting(true), 0],
    ["the server does not take one", waiting(undefined), 0],
    ["the game has begun", waiting(false, "playing"), 0],
    ["one only watches", waiting(false), null],
  ])("is not sent when %s", async (_, info, seat) => {
    const { sent } = await seatedAt(info, seat);
    expect(sent()).toEqual([]);
  });

  it("is sent again after a break only if it is still missing", async () => {
    const { environment, sent } = await seatedAt(waiting(false));
    const [first] = sent();
    environment.socket.break();
    await environment.pass(400);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.nonce).not.toBe(first?.nonce);
    environment.answers.join = () => joined({ ...nothing, info: waiting(true), seat: 0 });
    environment.socket.break();
    await environment.pass(400);
    expect(environment.sockets).toHaveLength(3);
    expect(sent()).toEqual([]);
  });

  it("is remembered with the seat from which one plays", async () => {
    const { environment, nonces, sent } = await seatedAt(waiting(false));
    const nonce = String(sent()[0]?.nonce);
    expect(nonces.isAmong([nonce], "T")).toBeNull();
    environment.socket.say({ is: "table", info: waiting(true, "playing"), seat: 1, host: false });
    expect(nonces.isAmong(["", nonce], "T")).toBe(true);
    expect(nonces.isAmong([nonce, ""], "T")).toBe(false);
  });
});
