/** The worker in which a page's house stands: Python, the games it keeps, and the time.
 *
 * What is said to the page was kept before. One thing is done after the other; when nothing is
 * asked, the house is given time for what is due: deadlines, and one bot's thought at once.
 */
import type { PyProxy } from "pyodide/ffi";
import { AwakeClock } from "./clock.ts";
import { Keeper } from "./keeper.ts";
import { Keeping, type Line, type Row } from "./keeping.ts";
import { startPython } from "./python.ts";
import { startTwice, whyNot } from "./trouble.ts";
import { type FromWorker, PYTHON, type ToWorker, type Trouble } from "./wire.ts";

/** `tercet.page.house.PageHouse`. */
interface PageHouse extends PyProxy {
  know(rows: readonly string[]): void;
  lacks(id: string): boolean;
  restore(id: string, row: string, lines: readonly string[]): void;
  forget(id: string): void;
  take(): string;
  due(now: number): number;
  ring(now: number): void;
  hear(text: string, now: number): void;
  request(method: string, address: string, body: string, now: number): string;
}

interface Outgoing {
  readonly rows?: readonly Row[];
  readonly lines?: readonly Line[];
  readonly say?: readonly string[];
}

/** The clock is looked at so often that no second is lost (`AwakeClock`). */
const BEAT_MS = 1000;

const clock = new AwakeClock(() => performance.now());
const held = new Map<string, () => void>();
let house: PageHouse;
let keeping: Keeping | null = null;
let keeper: Keeper | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let turn: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  turn = turn.then(() => attend(data)).catch(broken);
};

async function attend(message: ToWorker): Promise<void> {
  switch (message.is) {
    case "open":
      return open(message.base);
    case "text":
      if (!(await prepare(tableIn(message.text), joins(message.text)))) return;
      house.hear(message.text, clock.now());
      return afterwards();
    case "ask": {
      const { number, method, address, body } = message;
      await prepare(/^\/api\/tables\/([^/?]+)/.exec(address)?.[1], false);
      if (keeping) house.know((await keeping.rows()).map(({ text }) => text));
      const answer = house.request(method, address, body, clock.now());
      await afterwards();
      post({ is: "answer", number, ...(JSON.parse(answer) as { status: number; body: string }) });
    }
  }
}

async function open(base: string): Promise<void> {
  let shown = 0;
  const progress = (loaded: number, total: number): void => {
    if (loaded < total && loaded - shown < total / 200) return;
    shown = loaded;
    post({ is: "progress", loaded, total });
  };
  try {
    const python = await startTwice(
      (fresh) => startPython(base, progress, fresh),
      () => caches.delete(PYTHON),
    );
    house = python.runPython("from tercet.page.house import PageHouse\nPageHouse()") as PageHouse;
  } catch (error) {
    return fail(whyNot(error), error);
  }
  keeping = await Keeping.open(indexedDB).catch(() => null);
  if (keeping) keeper = new Keeper(keeping, (why) => post({ is: "trouble", why }));
  else post({ is: "trouble", why: "not-kept" });
  post({ is: "ready" });
}

function fail(why: Trouble, error?: unknown): void {
  if (error) console.warn(error);
  post({ is: "failed", why });
}

/** Read a table that this house does not have yet; whoever joins it has it alone. Tells whether it may. */
async function prepare(table: string | undefined, joining: boolean): Promise<boolean> {
  if (!table || !keeping) return true;
  if (joining && !(await hold(table))) return false;
  if (!house.lacks(table)) return true;
  const row = await keeping.row(table);
  if (!row) return true;
  const lines = await keeping.lines(table);
  house.restore(
    table,
    row.text,
    lines.map(({ text }) => text),
  );
  return true;
}

/** One page has a table; the newest to come takes it from the one before. */
async function hold(table: string): Promise<boolean> {
  if (held.has(table) || !navigator.locks) return true;
  return new Promise((resolve) => {
    let release = (): void => {};
    const mine = new Promise<void>((end) => {
      release = end;
    });
    held.set(table, release);
    const got = (): Promise<void> => {
      // What another page has played since must be read again.
      house.forget(table);
      resolve(true);
      return mine;
    };
    const stolen = (): void => {
      if (held.get(table) === release) lose(table);
      resolve(false); // if it was not even got
    };
    navigator.locks.request(`tercet:${table}`, { steal: true }, got).catch(stolen);
  });
}

function lose(table: string): void {
  held.get(table)?.();
  held.delete(table);
  house.forget(table);
  const bye = { is: "bye", code: "replaced", text: "", table };
  post({ is: "say", texts: [JSON.stringify(bye)] });
}

/** Keep what is to be kept, say what is to be said, and look when there is something to do. */
async function afterwards(): Promise<void> {
  const text = house.take();
  if (text) await give(JSON.parse(text) as Outgoing);
  clearTimeout(timer);
  const due = house.due(clock.now());
  timer = setTimeout(ring, due < 0 ? BEAT_MS : Math.min(due, BEAT_MS));
}

async function give({ rows = [], lines = [], say = [] }: Outgoing): Promise<void> {
  const taken = (await keeper?.keep(rows, lines)) ?? [];
  for (const table of taken) await overtaken(table);
  const texts = say.filter((text) => !taken.includes(tableIn(text) ?? ""));
  if (texts.length) post({ is: "say", texts });
}

/** Another page has written to a table: the one that has it now, or one that had it and did not know yet that
 * it was taken. What that one wrote last was not read here, so everything is read again. */
async function overtaken(table: string): Promise<void> {
  // If it was taken from here, that is heard before the answer to this question.
  await navigator.locks?.query();
  if (held.has(table)) throw new Error(`somebody else wrote to ${table} last`);
  lose(table);
}

function ring(): void {
  turn = turn
    .then(() => {
      house.ring(clock.now());
      return afterwards();
    })
    .catch(broken);
}

/** Something went wrong that nobody expected: the page starts another worker, which reads what is kept. */
function broken(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

function tableIn(text: string): string | undefined {
  return (JSON.parse(text) as { table?: string }).table;
}

function joins(text: string): boolean {
  return (JSON.parse(text) as { do?: string }).do === "join";
}

function post(message: FromWorker): void {
  self.postMessage(message);
}
