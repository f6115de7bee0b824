/** The HTTP side: who one is, opening tables, finding them. */
import { Refusal } from "./connection.ts";
import type { Me, NewTable, Refused, TableInfo } from "./types.ts";

export type Fetch = (address: string, how?: RequestInit) => Promise<Response>;

export class Api {
  constructor(readonly fetch: Fetch) {}

  /** Become a guest with this name, or take this name; the cookie comes with the answer. */
  name(name: string): Promise<Me> {
    return this.#ask("POST", "/api/session", { name });
  }

  register(login: string, password: string): Promise<Me> {
    return this.#ask("POST", "/api/account", { login, password });
  }

  enter(login: string, password: string): Promise<Me> {
    return this.#ask("POST", "/api/login", { login, password });
  }

  tables(): Promise<readonly TableInfo[]> {
    return this.#ask("GET", "/api/tables");
  }

  create(table: NewTable): Promise<TableInfo> {
    return this.#ask("POST", "/api/tables", table);
  }

  byCode(code: string): Promise<TableInfo> {
    return this.#ask("GET", `/api/codes/${encodeURIComponent(code)}`);
  }

  async #ask<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
    const how: RequestInit = { method };
    if (body !== undefined) {
      how.headers = { "content-type": "application/json" };
      how.body = JSON.stringify(body);
    }
    const answer = await this.fetch(address, how);
    const content: unknown = await answer.json();
    if (!answer.ok) throw new Refusal(content as Refused);
    return content as Answer;
  }
}
