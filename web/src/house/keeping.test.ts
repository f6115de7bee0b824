import { describe, expect, it } from "vitest";
import { Keeper } from "./keeper.ts";
import { Keeping, type Line, Overtaken, type Row } from "./keeping.ts";

/** The end of a write transaction: whether it is stored, and what the page hears. */
type Ending = "whole" | "fails" | "kept, and fails" | "kept, and is closed" | "lost, and is closed";

const row = (text: string): Row => ({ id: "t", text });
const line = (seq: number, text = `line ${seq}`): Line => ({ table: "t", seq, text });

/** As much of a browser's database as `Keeping` uses. */
class FakeFactory {
  readonly games = new Map<string, Row>();
  readonly entries = new Map<string, Line>();
  readonly endings: Ending[] = [];
  opened = 0;

  open(): object {
    this.opened += 1;
    return request(() => new FakeDatabase(this));
  }
}

class FakeDatabase {
  onclose: (() => void) | null = null;
  closed = false;

  constructor(readonly factory: FakeFactory) {}

  transaction(_: string | string[], mode: string): object {
    if (this.closed) throw new DOMException("closed", "InvalidStateError");
    const { factory } = this;
    const [games, entries] = [new Map(factory.games), new Map(factory.entries)];
    const writing = { error: null as unknown, oncomplete() {}, onabort() {}, objectStore };
    function objectStore(name: string): object {
      return {
        put: (value: Row) => games.set(value.id, value),
        add: (value: Line) => {
          const key = `${value.table} ${value.seq}`;
          if (entries.has(key)) writing.error = new DOMException("", "ConstraintError");
          entries.set(key, value);
        },
        get: (key: string | [string, number]) =>
          request(() =>
            name === "games" ? games.get(key as string) : entries.get((key as unknown[]).join(" ")),
          ),
      };
    }
    if (mode === "readwrite") setTimeout(() => this.#end(writing, games, entries));
    return writing;
  }

  #end(
    writing: { error: unknown; oncomplete(): void; onabort(): void },
    games: Map<string, Row>,
    entries: Map<string, Line>,
  ): void {
    const ending = this.factory.endings.shift() ?? "whole";
    if (!writing.error && (ending === "whole" || ending.startsWith("kept"))) {
      for (const [key, value] of games) this.factory.games.set(key, value);
      for (const [key, value] of entries) this.factory.entries.set(key, value);
    }
    if (ending.endsWith("closed")) {
      this.closed = true;
      this.onclose?.();
    } else if (writing.error) writing.onabort();
    else if (ending === "whole") writing.oncomplete();
    else {
      writing.error = new DOMException("lost", "UnknownError");
      writing.onabort();
    }
  }
}

function request(answer: () => unknown): object {
  const asked = { result: undefined as unknown, onsuccess() {}, onerror() {} };
  setTimeout(() => {
    asked.result = answer();
    asked.onsuccess();
  });
  return asked;
}

async function opened(): Promise<{ factory: FakeFactory; keeping: Keeping }> {
  const factory = new FakeFactory();
  return { factory, keeping: await Keeping.open(factory as unknown as IDBFactory) };
}

describe("what is kept", () => {
  it.each<Ending>(["kept, and fails", "kept, and is closed"])(
    "is found out where its end was not told (%s)",
    async (ending) => {
      const { factory, keeping } = await opened();
      factory.endings.push(ending);
      await keeping.keep([row("one")], [line(1), line(2)]);
      factory.endings.push(ending);
      await keeping.keep([row("two")], []);
      expect([...factory.entries.values()]).toEqual([line(1), line(2)]);
      expect(factory.games.get("t")).toEqual(row("two"));
    },
  );

  it.each<Ending>(["fails", "lost, and is closed"])(
    "is nothing (%s), and that is told",
    async (ending) => {
      const { factory, keeping } = await opened();
      factory.endings.push(ending);
      await expect(keeping.keep([row("one")], [line(1)])).rejects.toThrow();
      factory.endings.push(ending);
      await expect(keeping.keep([row("one")], [])).rejects.toThrow();
      expect(factory.entries.size + factory.games.size).toBe(0);
      await keeping.keep([row("one")], [line(1)]);
      expect(factory.entries.size).toBe(1);
    },
  );

  it("is another page's, if another line stands in its place", async () => {
    const { factory, keeping } = await opened();
    await keeping.keep([], [line(1, "theirs")]);
    await expect(keeping.keep([row("one")], [line(1), line(2)])).rejects.toThrow(Overtaken);
    expect([...factory.entries.values()]).toEqual([line(1, "theirs")]);
  });

  it("is not taken for another page's, if it waits and was kept before", async () => {
    const { factory, keeping } = await opened();
    const told: string[] = [];
    const blind = {
      keep: (rows: readonly Row[], lines: readonly Line[]) =>
        factory.endings.length
          ? Promise.reject(new Error("no answer")) // and it cannot be read, either
          : keeping.keep(rows, lines),
    };
    const keeper = new Keeper(blind, (why) => told.push(why));
    await keeping.keep([row("one")], [line(1)]);
    factory.endings.push("whole");
    expect(await keeper.keep([row("one")], [line(1)])).toEqual([]);
    expect(told).toEqual(["not-kept"]);
    factory.endings.length = 0;
    expect(await keeper.keep([row("two")], [line(2)])).toEqual([]);
    expect([...factory.entries.values()]).toEqual([line(1), line(2)]);
  });
});
