/** Games in this browser's database: a row a game, and a line an entry that is only ever added.
 *
 * A table never has two lines of the same number: a page that has lost a table to another one
 * cannot write over it.
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
  private constructor(readonly database: IDBDatabase) {}

  static async open(factory: IDBFactory): Promise<Keeping> {
    const request = factory.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
    };
    const database = await done(request);
    // A newer page wants another version: it must not wait for this one.
    database.onversionchange = () => database.close();
    return new Keeping(database);
  }

  /** All of it, or nothing. */
  keep(rows: readonly Row[], lines: readonly Line[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.database.transaction(["games", "entries"], "readwrite");
      writing.oncomplete = () => resolve();
      // A request that fails aborts all of it, and only then is known here why.
      writing.onabort = () => {
        const { error } = writing;
        reject(error?.name === "ConstraintError" ? new Overtaken() : error);
      };
      for (const row of rows) writing.objectStore("games").put(row);
      for (const line of lines) writing.objectStore("entries").add(line);
    });
  }

  rows(): Promise<readonly Row[]> {
    return done(this.database.transaction("games").objectStore("games").getAll());
  }

  row(id: string): Promise<Row | undefined> {
    return done(this.database.transaction("games").objectStore("games").get(id));
  }

  lines(table: string): Promise<readonly Line[]> {
    const all = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
    return done(this.database.transaction("entries").objectStore("entries").getAll(all));
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
