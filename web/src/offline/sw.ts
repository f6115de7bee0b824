/** The service worker: the client's files ahead, Python when it is asked for, and then no network at all.
 *
 * It never takes over by itself: a new version waits until somebody says so, or every tab is closed.
 */
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { asWasm, filesOf, keptAs, PYTHON } from "../house/wire.ts";
import type { PythonIndex } from "../net/protocol.ts";
import { fetchAlive } from "./alive.ts";
import type { FromServiceWorker, ToServiceWorker } from "./wire.ts";

/** Every file of the client, by the build (`vite.config.ts`). */
declare const CLIENT_FILES: { url: string; revision: string | null }[];

/** What a service worker has of the browser, as far as it is needed; the types of pages lack it. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
declare const self: {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "message", listener: (event: MessageEvent & Lasting) => void): void;
};

const LISTS = "tercet-lists";
/** A server that does not answer in time is away. */
const PATIENCE_S = 4;
/** No short file takes longer. What hung for ever would never be tried again, and nobody told. */
const SHORT_MS = 60_000;
/** What the page is known by outside of itself. */
const SIGNS = /^(icon-\w+\.png|favicon\.svg|manifest\.webmanifest)$/;
const SCOPE = self.registration.scope;
const CONSOLE = `${SCOPE}console.html`;

registerRoute(
  ({ url, request }) => url.href === CONSOLE && request.mode === "navigate",
  async () => withoutOrigin((await matchPrecache("console.html")) ?? (await fetch(CONSOLE))),
);
addPlugins([
  {
    requestWillFetch: async ({ request, event }) =>
      event.type === "install"
        ? new Request(request, { signal: AbortSignal.timeout(SHORT_MS) })
        : request,
  },
]);
precacheAndRoute(CLIENT_FILES, { directoryIndex: "index.html" });
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: [/\/api\//] }),
);

const lists = new NetworkFirst({ cacheName: LISTS, networkTimeoutSeconds: PATIENCE_S });
registerRoute(({ url }) => isList(url), lists);
registerRoute(
  ({ url }) => url.href === `${SCOPE}py/index.json`,
  new NetworkFirst({ cacheName: PYTHON, networkTimeoutSeconds: PATIENCE_S }),
);
registerRoute(
  ({ url }) => url.href.startsWith(`${SCOPE}py/`),
  new CacheFirst({ cacheName: PYTHON }),
);

registerRoute(
  ({ url }) => url.href.startsWith(SCOPE) && SIGNS.test(url.href.slice(SCOPE.length)),
  new StaleWhileRevalidate({ cacheName: LISTS }),
);

/** The frame of the console, as a server of ours sends it: whatever runs there has no origin. */
function withoutOrigin({ body }: Response): Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "sandbox allow-scripts; frame-ancestors 'self'",
  };
  return new Response(body, { headers });
}

/** What is the same for everybody and changes seldom: the games on offer, and the puzzles of days. */
function isList({ pathname, href }: URL): boolean {
  const plain = /^games-\w+\.json$/.test(href.replace(SCOPE, ""));
  return plain || pathname === "/api/games" || pathname.startsWith("/api/puzzle/");
}

// The first visit is served from here on, so that it can be the last one with a network.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const message = event.data as ToServiceWorker | { readonly type: "SKIP_WAITING" };
  const reply = (said: FromServiceWorker): void => event.ports[0]?.postMessage(said);
  if ("type" in message) {
    void self.skipWaiting(); // somebody has taken the new version (workbox-window says it so)
    return;
  }
  const work = message.is === "status" ? isPrepared() : prepareOnce(message.lists);
  event.waitUntil(work.catch(() => false).then((ready) => reply({ ready })));
});

let preparing: Promise<boolean> | null = null;

/** Pages ask again when they hear nothing for a while, and there may be several: all wait for one. */
function prepareOnce(addresses: readonly string[]): Promise<boolean> {
  preparing ??= prepare(addresses)
    .then(() => true)
    .finally(() => {
      preparing = null;
    });
  return preparing;
}

/** Fetch all that is needed to play without a network, and drop what an older version needed. */
async function prepare(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(PYTHON);
  const index = `${SCOPE}py/index.json`;
  await cache.add(short(index));
  const wanted = await python(cache);
  for (const file of wanted) if (!(await cache.match(file))) await bring(cache, file);
  for (const { url } of await cache.keys()) {
    if (url !== index && !wanted.includes(url)) await cache.delete(url);
  }
  await (await caches.open(LISTS)).addAll(addresses.map(short));
}

function short(address: string): Request {
  return new Request(address, { cache: "no-cache", signal: AbortSignal.timeout(SHORT_MS) });
}

async function bring(cache: Cache, file: string): Promise<void> {
  if (!file.endsWith(".wasm")) return cache.put(file, await fetchAlive(file));
  const { body } = await fetchAlive(`${file}.gz`);
  return body ? cache.put(file, asWasm(body)) : undefined;
}

async function isPrepared(): Promise<boolean> {
  const cache = await caches.open(PYTHON);
  const wanted = await python(cache).catch(() => null);
  if (!wanted) return false;
  const found = await Promise.all(wanted.map((file) => cache.match(file)));
  return found.every(Boolean);
}

async function python(cache: Cache): Promise<readonly string[]> {
  const answer = await cache.match(`${SCOPE}py/index.json`);
  if (!answer) throw new Error("no list");
  const files = filesOf((await answer.json()) as PythonIndex);
  return files.map(({ path }) => `${SCOPE}py/${keptAs(path)}`);
}
