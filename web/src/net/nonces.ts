/** The nonces this tab has added to deals, kept so that they can be compared with the log afterwards. */
import { fieldsOf, keepJson, recallJson, type Store, VISIT } from "../shell/storage.ts";
import { Refusal } from "./connection.ts";
import type { TableInfo } from "./types.ts";

const KEY = "tercet.nonces";
const MAX_TABLES = 20;
const MAX_NONCES = 5;

interface Own {
  /** Usually one; a nonce whose answer was lost may have arrived, too. */
  readonly sent: readonly string[];
  /** Whether the server has confirmed one. */
  readonly confirmed: boolean;
  /** The seat in the game, once it has begun. */
  readonly seat: number | null;
}

const NOTHING: Own = { sent: [], confirmed: false, seat: null };

/** 64 random bits as text. The server is given them after its commitment, so it cannot choose the deal. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether one has a seat before the start, and has added no nonce to its deal. */
export function lacksNonce(info: TableInfo | null, seat: number | null): boolean {
  return info?.status === "waiting" && seat !== null && info.seats[seat]?.nonce === false;
}

export class OwnNonces {
  readonly #byTable: Map<string, Own>;

  constructor(readonly store: Store) {
    const kept = Object.entries(fieldsOf(recallJson(store, KEY)));
    this.#byTable = new Map(kept.map(([table, own]) => [table, read(own)]));
  }

  /** Send a request with a fresh nonce, and keep the nonce unless it is refused. */
  async send<Answer>(table: string, ask: (nonce: string) => Promise<Answer>): Promise<Answer> {
    const nonce = freshNonce();
    this.#keep(table, (own) => ({ ...own, sent: [...own.sent, nonce].slice(-MAX_NONCES) }));
    try {
      const answer = await ask(nonce);
      this.#keep(table, (own) => ({ ...own, sent: [nonce], confirmed: true }));
      return answer;
    } catch (error) {
      if (error instanceof Refusal)
        this.#keep(table, (own) => ({ ...own, sent: own.sent.filter((each) => each !== nonce) }));
      throw error;
    }
  }

  /** Note the seat from which one plays a game that has begun. */
  playing(table: string, seat: number): void {
    const own = this.#byTable.get(table);
    if (own && own.seat !== seat) this.#keep(table, () => ({ ...own, seat }));
  }

  /** Compare the nonces of a log with the one sent from here; null if this tab cannot know it. */
  isAmong(nonces: readonly string[], table: string): boolean | null {
    const { sent, confirmed, seat } = this.#byTable.get(table) ?? NOTHING;
    if (seat === null || !sent.length) return null;
    const told = nonces[seat] ?? "";
    if (sent.includes(told)) return true;
    return confirmed || told !== "" ? false : null;
  }

  #keep(table: string, change: (own: Own) => Own): void {
    const own = change(this.#byTable.get(table) ?? NOTHING);
    this.#byTable.delete(table); // so that it becomes the newest
    this.#byTable.set(table, own);
    for (const oldest of [...this.#byTable.keys()].slice(0, -MAX_TABLES))
      this.#byTable.delete(oldest);
    keepJson(this.store, KEY, Object.fromEntries(this.#byTable));
  }
}

function read(kept: unknown): Own {
  const { sent, confirmed, seat } = fieldsOf(kept);
  return {
    sent: Array.isArray(sent) ? sent.filter((each) => typeof each === "string") : [],
    confirmed: confirmed === true,
    seat: typeof seat === "number" ? seat : null,
  };
}

/** Those of this tab: a reload keeps them. */
export const ownNonces = new OwnNonces(VISIT);
