/** Whether this page works without a network, and whether a newer version of it waits.
 *
 * The files of the client are fetched ahead by the service worker; Python, some seven megabytes, only
 * after a while, and not where the browser asks to save data: then somebody has to ask for it. What
 * fails is tried again for as long as the page is open, later and later.
 */
import { LANGUAGES } from "../words/language.ts";
import { Forbidden, install } from "./installing.ts";
import { Pauses } from "./pauses.ts";
import type { FromServiceWorker, ToServiceWorker } from "./wire.ts";

/** `insecure`: an address without https, where browsers allow none of it. `no-wasm`: Python cannot run
 * here, so that it is not fetched; the pages themselves are kept. `asked`: it did not come, so far. */
export type OfflineState =
  "unknown" | "insecure" | "missing" | "no-wasm" | "asked" | "coming" | "ready";

const SIGNS = ["manifest.webmanifest", "favicon.svg", "icon-192.png"];
/** Whoever has just come has other things to load first. */
const LATER_MS = 4000;
/** So often a line may break before somebody is told. */
const QUIET_TRIES = 3;
/** Browsers end service workers as they like, with what these were asked: then it is asked again. */
const SILENCE_MS = 20_000;

export class Offline {
  state = $state<OfflineState>("unknown");
  /** Takes the new version over that waits, and loads the page again. */
  update = $state.raw<(() => void) | null>(null);
  #registration: ServiceWorkerRegistration | null = null;
  #pauses: Pauses | null = null;

  /** Register the service worker, once the page has been shown. */
  async begin(serverless: boolean): Promise<void> {
    if (!isSecureContext || !("serviceWorker" in navigator)) {
      this.state = isSecureContext ? "missing" : "insecure";
      return;
    }
    this.#pauses = new Pauses(window);
    await new Promise((resolve) => setTimeout(resolve, LATER_MS));
    if (!(await this.#until(() => this.#install()))) return;
    if (typeof WebAssembly !== "object") this.state = "no-wasm";
    else if (await this.#ask({ is: "status" })) this.state = "ready";
    else if (savesData()) this.state = "asked";
    else await this.prepare(serverless);
  }

  /** Fetch what is needed to play without a network; whoever asks need not wait for the next try. */
  async prepare(serverless: boolean): Promise<void> {
    this.state = "coming";
    if (!this.#pauses?.end()) return;
    const lists = [...SIGNS, ...LANGUAGES.map((lang) => listOfGames(lang, serverless))];
    if (await this.#until(() => this.#ask({ is: "prepare", lists }))) this.state = "ready";
  }

  /** Try until it works; tells whether it ever can. */
  async #until(attempt: () => Promise<boolean>): Promise<boolean> {
    this.#pauses?.reset();
    for (let tries = 1; !(await attempt()); tries += 1) {
      if (this.state === "missing") return false;
      if (tries >= QUIET_TRIES) this.state = "asked";
      await this.#pauses?.pass();
      if (this.state === "asked") this.state = "coming";
    }
    return true;
  }

  async #install(): Promise<boolean> {
    const address = new URL("sw.js", document.baseURI).href;
    try {
      this.#registration = await install(address, (take) => {
        this.update = take;
      });
      return true;
    } catch (error) {
      if (error instanceof Forbidden) this.state = "missing";
      return false;
    }
  }

  #ask(message: ToServiceWorker): Promise<boolean> {
    return new Promise((resolve) => {
      const ask = (): void => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<FromServiceWorker>) => {
          clearInterval(again);
          resolve(data.ready);
        };
        this.#registration?.active?.postMessage(message, [port2]);
      };
      const again = setInterval(ask, SILENCE_MS);
      ask();
    });
  }
}

export const offline = new Offline();

function listOfGames(lang: string, serverless: boolean): string {
  return serverless ? `games-${lang}.json` : `/api/games?lang=${lang}`;
}

/** Whether the browser asks to load no more than is needed. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
