import { describe, expect, it } from "vitest";
import { Connection, Lost, Refusal, type State } from "./connection.ts";
import { FakeEnvironment, settled } from "./fake.ts";

async function connected(
  environment = new FakeEnvironment(),
): Promise<{ environment: FakeEnvironment; line: Connection; states: State[] }> {
  const line = new Connection(environment, () => "fr");
  const states: State[] = [];
  line.watch((state) => states.push(state));
  line.start();
  await settled();
  return { environment, line, states };
}

describe("a silent server", () => {
  it("is told of until it answers, or the connection is given up", async () => {
    const environment = new FakeEnvironment();
    const connection = new Connection(environment, () => "en");
    const told: boolean[] = [];
    connection.onsilent = (silent) => told.push(silent);
    connection.start();
    await settled();
    void connection.ask({ do: "act" });
    await environment.pass(2900);
    expect(told).toEqual([]);
    await environment.pass(200);
    expect(told).toEqual([true]);
    environment.socket.say({ is: "done", id: 2 });
    expect(told).toEqual([true, false]);
    connection.ask({ do: "act" }).catch(() => undefined);
    await environment.pass(3100);
    await environment.pass(12_000);
    expect(told).toEqual([true, false, true, false]);
  });
});

describe("a connection", () => {
  it("introduces itself, says hello in the reader's language, and is open", async () => {
    const { environment, line, states } = await connected();
    expect(environment.introduced).toBe(1);
    expect(environment.socket.sent).toMatchObject([
      { do: "hello", protocol: 1, lang: "fr", id: 1 },
    ]);
    expect(states).toEqual(["connecting", "open"]);
    await line.ready();
  });

  it("brings each answer to its question, whatever the order", async () => {
    const { environment, line } = await connected();
    const [first, second] = [line.ask({ do: "ping" }), line.ask({ do: "ping" })];
    environment.socket.say({ is: "pong", id: 3 });
    environment.socket.say({
      is: "error",
      id: 2,
      kind: "illegal",
      code: "not_host",
      data: {},
      text: "No.",
    });
    await expect(second).resolves.toMatchObject({ is: "pong" });
    await expect(first).rejects.toBeInstanceOf(Refusal);
  });

  it("passes on news", async () => {
    const { environment, line } = await connected();
    const heard: string[] = [];
    const stop = line.listen((news) => heard.push(news.is));
    environment.socket.say({ is: "bye", code: "x", text: "", table: null });
    stop();
    environment.socket.say({ is: "bye", code: "x", text: "", table: null });
    expect(heard).toEqual(["bye"]);
  });

  it("comes back after a break, later each time, and what was asked is lost", async () => {
    const { environment, line, states } = await connected();
    const asked = line.ask({ do: "ping" });
    environment.unreachable = true;
    environment.socket.break();
    await expect(asked).rejects.toBeInstanceOf(Lost);
    expect(line.state).toBe("reconnecting");
    await environment.pass(300);
    expect(environment.introduced).toBe(2);
    await environment.pass(300);
    expect(environment.introduced).toBe(2);
    await environment.pass(300);
    expect(environment.introduced).toBe(3);
    environment.unreachable = false;
    await environment.pass(1200);
    expect(states.at(-1)).toBe("open");
    expect(environment.sockets).toHaveLength(2);
  });

  it("tells a restart from a break", async () => {
    const { environment, line } = await connected();
    environment.socket.break(1001);
    expect(line.state).toBe("restarting");
    await environment.pass(400);
    expect(line.state).toBe("open");
    environment.socket.break(1006);
    expect(line.state).toBe("reconnecting");
  });

  it("waits for the network when there is none, and hurries when it is back", async () => {
    const { environment, line } = await connected();
    environment.up = false;
    environment.socket.break();
    expect(line.state).toBe("offline");
    await expect(line.ask({ do: "ping" })).rejects.toBeInstanceOf(Lost);
    environment.up = true;
    line.hurry();
    await settled();
    expect(line.state).toBe("open");
  });

  it("closes a connection that does not answer", async () => {
    const { environment, line } = await connected();
    const asked = line.ask({ do: "ping" });
    const settledAs = expect(asked).rejects.toBeInstanceOf(Lost);
    await environment.pass(15_000);
    await settledAs;
    expect(environment.sockets[0]!.closed).toBe(true);
  });

  it("stays closed when it is stopped", async () => {
    const { environment, line } = await connected();
    line.stop();
    await environment.pass(60_000);
    expect(line.state).toBe("idle");
    expect(environment.sockets).toHaveLength(1);
  });
});
