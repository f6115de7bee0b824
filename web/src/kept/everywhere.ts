/** What this browser keeps for somebody with an account, brought together with their other devices.
 *
 * The server holds a version of each kind. What is kept here is sent a moment later, and made into
 * one with what another device has sent meanwhile. Loaded only for those who have an account.
 */
import type { Api } from "../net/api.ts";
import { Refusal } from "../net/connection.ts";
import {
  BROWSER,
  forgetTexts,
  keepJson,
  keepText,
  recallJson,
  whenKept,
} from "../shell/storage.ts";
import { KEYS, KINDS, type Kind, merged } from "./merging.ts";

const UNSENT = "tercet.unsent";
const LATER_MS = 800;
const ATTEMPTS = 4;

export class Everywhere {
  readonly #versions = new Map<Kind, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #working: Promise<void> = Promise.resolve();
  #silent = false;

  constructor(
    readonly api: Api,
    /** Something that is kept here has come from elsewhere. */
    readonly changed: () => void,
  ) {
    whenKept((key) => this.#kept(key));
  }

  /** Look what other devices have kept, and tell what they do not know. */
  look(): Promise<void> {
    this.#working = this.#working.then(() => this.#look()).catch(() => undefined);
    return this.#working;
  }

  /** Send what waits, and keep nothing of this person in the browser any more. */
  async forget(): Promise<void> {
    await this.flush();
    whenKept(() => undefined);
    forgetTexts([...Object.values(KEYS), UNSENT]);
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#unsent().length) await this.look();
  }

  #kept(key: string): void {
    const kind = KINDS.find((each) => KEYS[each] === key);
    if (!kind || this.#silent) return;
    this.#note([...new Set([...this.#unsent(), kind])]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), LATER_MS);
  }

  async #look(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const unsent = this.#unsent();
      const toSend = this.#take(await this.api.kept(), unsent);
      this.changed();
      if (await this.#send(toSend)) return;
    }
  }

  /** Make one of both; gives back what the server does not know yet. */
  #take(
    kept: Readonly<Record<string, { readonly version: number; readonly value: unknown }>>,
    unsent: readonly Kind[],
  ): readonly Kind[] {
    return KINDS.filter((kind) => {
      const theirs = (kept[kind]?.value as { kept?: unknown } | undefined)?.kept ?? null;
      const mine = recallJson(BROWSER, KEYS[kind]);
      const both = merged(kind, mine, theirs, unsent.includes(kind));
      this.#versions.set(kind, kept[kind]?.version ?? 0);
      if (!same(both, mine)) this.#write(kind, both);
      return both !== null && !same(both, theirs);
    });
  }

  async #send(kinds: readonly Kind[]): Promise<boolean> {
    for (const kind of kinds) {
      const value = { kept: recallJson(BROWSER, KEYS[kind]) };
      try {
        await this.api.keep(kind, this.#versions.get(kind) ?? 0, value);
      } catch (error) {
        if (error instanceof Refusal && error.refusal.code === "kept_changed") return false;
        throw error;
      }
    }
    this.#note([]);
    return true;
  }

  #write(kind: Kind, value: unknown): void {
    this.#silent = true;
    keepText(BROWSER, KEYS[kind], JSON.stringify(value));
    this.#silent = false;
  }

  #unsent(): readonly Kind[] {
    const kept = recallJson(BROWSER, UNSENT);
    return KINDS.filter((kind) => Array.isArray(kept) && kept.includes(kind));
  }

  #note(kinds: readonly Kind[]): void {
    keepJson(BROWSER, UNSENT, kinds);
  }
}

function same(some: unknown, other: unknown): boolean {
  return JSON.stringify(some, ordered) === JSON.stringify(other, ordered);
}

/** The order of fields says nothing. */
function ordered(_: string, value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}
