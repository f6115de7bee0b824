/** Games in this browser's database: a row a game, and a line an entry that is only ever added.
 *
 * A table never has two lines of the same number: a page that has lost a table to another one
 * cannot write over it. A transaction that fails can be kept all the same, if the database ended
 * before it answered. So `keep` reads the database before it fails.
 */

export interface Row {
  readonly id: string;
  readonly text: string;
}

export interface Line {
  readonly table: string;
  readonly seq: number;
  readonly text: string;
}

const NAME = "tercet";
const VERSION = 1;

/** Another page has gone on with this table. */
export class Overtaken extends Error {}

export class Keeping {
  #lost = false;
  /** Rejects the transaction in progress. */
  #broken: () => void = () => {};

  private constructor(
    readonly factory: IDBFactory,
    private database: IDBDatabase,
  ) {
    this.#watch();
  }

  static async open(factory: IDBFactory): Promise<Keeping> {
    return new Keeping(factory, await opened(factory));
  }

  /** All of it, or nothing. */
  async keep(rows: readonly Row[], lines: readonly Line[]): Promise<void> {
    try {
      await this.#write(rows, lines);
    } catch (error) {
      const missing = await this.#missing(lines);
      // Some lines were kept before, by a transaction whose end was not told.
      if (missing.length < lines.length) await this.#write(rows, missing);
      else if (!lines.length && (await this.#has(rows))) return;
      else throw error;
    }
  }

  async rows(): Promise<readonly Row[]> {
    return done((await this.#transaction("games")).objectStore("games").getAll());
  }

  async row(id: string): Promise<Row | undefined> {
    return done((await this.#transaction("games")).objectStore("games").get(id));
  }

  async lines(table: string): Promise<readonly Line[]> {
    const all = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
    return done((await this.#transaction("entries")).objectStore("entries").getAll(all));
  }

  async #write(rows: readonly Row[], lines: readonly Line[]): Promise<void> {
    const writing = await this.#transaction(["games", "entries"], "readwrite");
    await new Promise<void>((resolve, reject) => {
      this.#broken = () => reject(new Error("the database was closed"));
      writing.oncomplete = () => resolve();
      // A request that fails aborts all of it, and only then is known here why.
      writing.onabort = () => reject(writing.error ?? new Error("the transaction was aborted"));
      for (const row of rows) writing.objectStore("games").put(row);
      for (const line of lines) writing.objectStore("entries").add(line);
    });
  }

  /** Those of the lines that are not kept; `Overtaken` if another one stands in the place of one. */
  async #missing(lines: readonly Line[]): Promise<readonly Line[]> {
    const entries = (await this.#transaction("entries")).objectStore("entries");
    const there = await Promise.all(
      lines.map(({ table, seq }) => done<Line | undefined>(entries.get([table, seq]))),
    );
    if (lines.some(({ text }, at) => there[at] && there[at].text !== text)) throw new Overtaken();
    return lines.filter((_, at) => !there[at]);
  }

  async #has(rows: readonly Row[]): Promise<boolean> {
    const there = await Promise.all(rows.map(({ id }) => this.row(id)));
    return rows.every(({ text }, at) => there[at]?.text === text);
  }

  /** A transaction; the database is opened again if its connection has ended. */
  async #transaction(
    stores: string | string[],
    mode: IDBTransactionMode = "readonly",
  ): Promise<IDBTransaction> {
    try {
      if (!this.#lost) return this.database.transaction(stores, mode);
    } catch {
      // It was closed without an event.
    }
    this.database = await opened(this.factory);
    this.#watch();
    return this.database.transaction(stores, mode);
  }

  #watch(): void {
    this.#lost = false;
    this.database.onclose = () => {
      this.#lost = true;
      this.#broken();
    };
  }
}

async function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games", { keyPath: "id" });
    request.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
  };
  const database = await done(request);
  // A newer page wants another version: it must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
