import { describe, expect, it } from "vitest";
import { Connection, Lost, Refusal, type State } from "./connection.ts";
import { FakeWorld, settled } from "./fake.ts";

async function connected(world = new FakeWorld()): Promise<{ world: FakeWorld; line: Connection; states: State[] }> {
  const line = new Connection(world, () => "fr");
  const states: State[] = [];
  line.watch((state) => states.push(state));
  line.start();
  await settled();
  return { world, line, states };
}

describe("a connection", () => {
  it("introduces itself, says hello in the reader's language, and is open", async () => {
    const { world, line, states } = await connected();
    expect(world.introduced).toBe(1);
    expect(world.socket.sent).toEqual([{ do: "hello", protocol: 1, lang: "fr", id: 1 }]);
    expect(states).toEqual(["connecting", "open"]);
    await line.ready();
  });

  it("brings each answer to its question, whatever the order", async () => {
    const { world, line } = await connected();
    const [first, second] = [line.ask({ do: "ping" }), line.ask({ do: "ping" })];
    world.socket.say({ is: "pong", id: 3 });
    world.socket.say({ is: "error", id: 2, kind: "illegal", code: "not_host", data: {}, text: "No." });
    await expect(second).resolves.toMatchObject({ is: "pong" });
    await expect(first).rejects.toBeInstanceOf(Refusal);
  });

  it("passes on news", async () => {
    const { world, line } = await connected();
    const heard: string[] = [];
    const stop = line.listen((news) => heard.push(news.is));
    world.socket.say({ is: "bye", code: "x", text: "", table: null });
    stop();
    world.socket.say({ is: "bye", code: "x", text: "", table: null });
    expect(heard).toEqual(["bye"]);
  });

  it("comes back after a break, later each time, and what was asked is lost", async () => {
    const { world, line, states } = await connected();
    const asked = line.ask({ do: "ping" });
    world.unreachable = true;
    world.socket.break();
    await expect(asked).rejects.toBeInstanceOf(Lost);
    expect(line.state).toBe("reconnecting");
    await world.pass(300);
    expect(world.introduced).toBe(2);
    await world.pass(300);
    expect(world.introduced).toBe(2);
    await world.pass(300);
    expect(world.introduced).toBe(3);
    world.unreachable = false;
    await world.pass(1200);
    expect(states.at(-1)).toBe("open");
    expect(world.sockets).toHaveLength(2);
  });

  it("tells a restart from a break", async () => {
    const { world, line } = await connected();
    world.socket.break(1001);
    expect(line.state).toBe("restarting");
    await world.pass(400);
    expect(line.state).toBe("open");
    world.socket.break(1006);
    expect(line.state).toBe("reconnecting");
  });

  it("waits for the network when there is none, and hurries when it is back", async () => {
    const { world, line } = await connected();
    world.up = false;
    world.socket.break();
    expect(line.state).toBe("offline");
    await expect(line.ask({ do: "ping" })).rejects.toBeInstanceOf(Lost);
    world.up = true;
    line.hurry();
    await settled();
    expect(line.state).toBe("open");
  });

  it("cuts a wire that is dead", async () => {
    const { world, line } = await connected();
    const asked = line.ask({ do: "ping" });
    const settledAs = expect(asked).rejects.toBeInstanceOf(Lost);
    await world.pass(15_000);
    await settledAs;
    expect(world.sockets[0]!.closed).toBe(true);
  });

  it("stays closed when it is stopped", async () => {
    const { world, line } = await connected();
    line.stop();
    await world.pass(60_000);
    expect(line.state).toBe("idle");
    expect(world.sockets).toHaveLength(1);
  });
});
