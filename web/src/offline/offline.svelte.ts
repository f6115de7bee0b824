/** Whether this page works without a network, and whether a newer version of it waits.
 *
 * The files of the client are fetched ahead by the service worker; Python, some seven megabytes, only
 * after a while, and not where the browser asks to save data: then somebody has to ask for it.
 */
import { LANGUAGES } from "../words/language.ts";
import type { FromServiceWorker, ToServiceWorker } from "./wire.ts";

/** `insecure`: an address without https, where browsers allow none of it. `no-wasm`: Python cannot run
 * here, so that it is not fetched; the pages themselves are kept. */
export type OfflineState =
  "unknown" | "insecure" | "missing" | "no-wasm" | "asked" | "coming" | "ready";

const SIGNS = ["manifest.webmanifest", "favicon.svg", "icon-192.png"];
/** Whoever has just come has other things to load first. */
const LATER_MS = 4000;
const MOST_TRIES = 3;

export class Offline {
  state = $state<OfflineState>("unknown");
  /** Takes the new version over that waits, and loads the page again. */
  update = $state.raw<(() => void) | null>(null);
  #worker: ServiceWorker | null = null;

  /** Register the service worker, once the page has been shown. */
  async begin(serverless: boolean): Promise<void> {
    if (!isSecureContext) {
      this.state = "insecure";
      return;
    }
    if (!("serviceWorker" in navigator)) return;
    await later();
    const { Workbox } = await import("workbox-window");
    const workbox = new Workbox(new URL("sw.js", document.baseURI).href);
    workbox.addEventListener("waiting", () => {
      this.update = () => {
        workbox.addEventListener("controlling", () => location.reload());
        workbox.messageSkipWaiting();
      };
    });
    try {
      if (!(await workbox.register())) return;
      this.#worker = (await navigator.serviceWorker.ready).active;
    } catch {
      this.state = "missing"; // forbidden, or no room for it
      return;
    }
    if (typeof WebAssembly !== "object") this.state = "no-wasm";
    else if (await this.#ask({ is: "status" })) this.state = "ready";
    else if (savesData()) this.state = "asked";
    else await this.prepare(serverless);
  }

  /** Fetch what is needed to play without a network; a line that breaks now and then is tried again. */
  async prepare(serverless: boolean): Promise<void> {
    this.state = "coming";
    const lists = [...SIGNS, ...LANGUAGES.map((lang) => listOfGames(lang, serverless))];
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (tries) await later();
      if (await this.#ask({ is: "prepare", lists })) {
        this.state = "ready";
        return;
      }
    }
    this.state = "asked";
  }

  #ask(message: ToServiceWorker): Promise<boolean> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<FromServiceWorker>) => resolve(data.ready);
      if (this.#worker) this.#worker.postMessage(message, [port2]);
      else resolve(false);
    });
  }
}

export const offline = new Offline();

function later(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LATER_MS));
}

function listOfGames(lang: string, serverless: boolean): string {
  return serverless ? `games-${lang}.json` : `/api/games?lang=${lang}`;
}

/** Whether the browser asks to load no more than is needed. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
