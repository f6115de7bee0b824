/** The service worker: the client's files ahead, Python when it is asked for, and then no network at all.
 *
 * It never takes over by itself: a new version waits until somebody says so, or every tab is closed.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { asWasm, filesOf, keptAs, PYTHON } from "../house/wire.ts";
import type { PythonIndex } from "../net/protocol.ts";
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
/** What the page is known by outside of itself. */
const SIGNS = /^(icon-\w+\.png|favicon\.svg|manifest\.webmanifest)$/;
const SCOPE = self.registration.scope;
const CONSOLE = `${SCOPE}console.html`;

registerRoute(
  ({ url, request }) => url.href === CONSOLE && request.mode === "navigate",
  async () => withoutOrigin((await matchPrecache("console.html")) ?? (await fetch(CONSOLE))),
);
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
  if (message.is === "status") event.waitUntil(isPrepared().then((ready) => reply({ ready })));
  if (message.is === "prepare") {
    event.waitUntil(
      prepare(message.lists).then(
        () => reply({ ready: true }),
        () => reply({ ready: false }),
      ),
    );
  }
});

/** Fetch all that is needed to play without a network, and drop what an older version needed. */
async function prepare(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(PYTHON);
  const index = `${SCOPE}py/index.json`;
  await cache.add(new Request(index, { cache: "no-cache" }));
  const wanted = await python(cache);
  for (const file of wanted) if (!(await cache.match(file))) await bring(cache, file);
  for (const { url } of await cache.keys()) {
    if (url !== index && !wanted.includes(url)) await cache.delete(url);
  }
  await (await caches.open(LISTS)).addAll([...addresses]);
}

async function bring(cache: Cache, file: string): Promise<void> {
  if (!file.endsWith(".wasm")) return cache.add(file);
  const { ok, body } = await fetch(`${file}.gz`);
  if (!ok || !body) throw new Error(file);
  return cache.put(file, asWasm(body));
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
