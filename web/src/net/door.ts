/** Where a request goes: to the server, or to the house in this page.
 *
 * A table in the page is always asked in the page. What needs no server (a puzzle, the check of a
 * deal) is asked there when no server answers, and on a site that has none.
 */
import type { PageHouse } from "../house/page-house.ts";
import { PREFIX } from "../house/wire.ts";
import type { Fetch } from "./api.ts";
import type { SocketLike } from "./connection.ts";

export interface Ways {
  /** Whether there is no server at all behind this page. */
  readonly serverless: boolean;
  house(): Promise<PageHouse>;
  readonly fetch: Fetch;
}

const ANYWHERE = /^\/api\/(puzzle\/|verify$)/;

export class Door {
  readonly serverless: boolean;
  #open: PageHouse | null = null;

  constructor(readonly ways: Ways) {
    this.serverless = ways.serverless;
  }

  readonly fetch: Fetch = async (address, how) => {
    if (this.serverless && address.startsWith("/api/games?")) {
      return this.ways.fetch(
        `games-${new URLSearchParams(address.split("?")[1]).get("lang")}.json`,
      );
    }
    if (this.serverless || address.startsWith(`/api/tables/${PREFIX}`)) {
      return this.ask(address, how);
    }
    try {
      return await this.ways.fetch(address, how);
    } catch (error) {
      if (!ANYWHERE.test(address)) throw error;
      return this.ask(address, how);
    }
  };

  /** Ask the house in this page. */
  readonly ask: Fetch = async (address, how) => (await this.ways.house()).fetch(address, how);

  /** Start the house, and tell it who plays. */
  async introduce(name: string): Promise<void> {
    const house = await this.ways.house();
    await tell(house, name);
    this.#open = house;
  }

  /** Somebody has another name: a house that knew the old one is told. */
  async renamed(name: string): Promise<void> {
    if (this.#open && name) await tell(this.#open, name).catch(() => undefined);
  }

  /** The socket of the house, which has been started. */
  open(): SocketLike {
    if (!this.#open) throw new Error("nobody has been introduced");
    return this.#open.open();
  }
}

function tell(house: PageHouse, name: string): Promise<Response> {
  return house.fetch("/api/session", { method: "POST", body: JSON.stringify({ name }) });
}
