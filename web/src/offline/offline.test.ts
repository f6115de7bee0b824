import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const workbox = vi.hoisted(() => ({
  heard: new Map<string, () => void>(),
  register: (): Promise<object> => Promise.resolve({}),
}));
vi.mock("workbox-window", () => ({
  Workbox: class {
    addEventListener(kind: string, listener: () => void): void {
      workbox.heard.set(kind, listener);
    }
    register(): Promise<object> {
      return workbox.register();
    }
    messageSkipWaiting(): void {
      workbox.heard.set("skipped", () => undefined);
    }
  },
}));

interface How {
  secure?: boolean;
  saves?: boolean;
  /** Whether everything has been fetched at another visit. */
  prepared?: boolean;
  /** So often fetching fails, so often nothing is heard, and so often the install fails. */
  breaks?: number;
  silences?: number;
  uninstalled?: number;
  refused?: boolean;
}

/** A browser with a service worker, and what that was asked. */
function browser(how: How): string[] {
  const left = { breaks: 0, silences: 0, uninstalled: 0, ...how };
  const asked: string[] = [];
  const active = {
    postMessage: ({ is }: { is: string }, [port]: [MessagePort]) => {
      asked.push(is);
      if (left.silences-- > 0) return;
      const brought = is === "prepare" && left.breaks-- <= 0;
      port.postMessage({ ready: brought || (how.prepared ?? false) });
    },
  };
  workbox.register = () => {
    asked.push("install");
    if (how.refused) return Promise.reject(new DOMException("", "SecurityError"));
    return Promise.resolve(left.uninstalled-- > 0 ? { installing: failing() } : { active });
  };
  vi.stubGlobal("MessageChannel", Channel);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("isSecureContext", how.secure ?? true);
  vi.stubGlobal("document", { baseURI: "https://tercet.example/" });
  vi.stubGlobal("navigator", {
    serviceWorker: {},
    connection: { saveData: how.saves ?? false },
  });
  return asked;
}

/** A service worker whose install fails, as browsers tell it. */
function failing(): EventTarget {
  const worker = Object.assign(new EventTarget(), { state: "installing" });
  queueMicrotask(() => {
    worker.state = "redundant";
    worker.dispatchEvent(new Event("statechange"));
  });
  return worker;
}

async function opened() {
  const { Offline } = await import("./offline.svelte.ts");
  const offline = new Offline();
  const done = offline.begin(false);
  return { offline, done };
}

/** The page is open until it is known how it is. */
async function begun() {
  const { offline, done } = await opened();
  await pass(120_000);
  await done;
  return offline;
}

/** Time passes, and what is said meanwhile is heard. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** Two ports of which one hears at once what is said at the other: no real time passes. */
class Channel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown) => queueMicrotask(() => this.port1.onmessage?.({ data })),
  };
}

describe("a page without a network", () => {
  beforeEach(() => {
    workbox.heard.clear();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is promised once everything has been fetched", async () => {
    const asked = browser({});
    expect((await begun()).state).toBe("ready");
    expect(asked).toEqual(["install", "status", "prepare"]);
  });

  it("is fetched only once", async () => {
    const asked = browser({ prepared: true });
    expect((await begun()).state).toBe("ready");
    expect(asked).toEqual(["install", "status"]);
  });

  it("is tried again on a line that breaks, later and later, as long as the page is open", async () => {
    const asked = browser({ breaks: 9 });
    const { offline, done } = await opened();
    await pass(20_000);
    expect([offline.state, asked.length]).toEqual(["asked", 5]); // after 4, 8 and 16 s
    await pass(3_600_000);
    await done;
    expect([offline.state, asked.length]).toEqual(["ready", 12]);
  });

  it("is tried again at once when somebody asks, or the network is back", async () => {
    const asked = browser({ breaks: 4 });
    const { offline, done } = await opened();
    await pass(20_000);
    expect(offline.state).toBe("asked");
    await offline.prepare(false);
    await pass(1);
    expect([offline.state, asked.length]).toEqual(["asked", 6]);
    window.dispatchEvent(new Event("online"));
    await pass(1);
    await done;
    expect(offline.state).toBe("ready");
  });

  it("is installed again after an install that failed, and when the network is back", async () => {
    const asked = browser({ uninstalled: 4 });
    const { offline, done } = await opened();
    await pass(20_000);
    expect([offline.state, asked]).toEqual(["asked", ["install", "install", "install"]]);
    await pass(16_000);
    expect(asked.length).toBe(4);
    window.dispatchEvent(new Event("online"));
    await pass(1);
    await done;
    expect(offline.state).toBe("ready");
  });

  it("is asked for again when the service worker was ended before it answered", async () => {
    const asked = browser({ silences: 2 });
    expect((await begun()).state).toBe("ready");
    expect(asked).toEqual(["install", "status", "status", "status", "prepare"]);
  });

  it("is not tried again where the browser forbids it", async () => {
    const asked = browser({ refused: true });
    expect((await begun()).state).toBe("missing");
    expect(asked).toEqual(["install"]);
  });

  it("cannot be in a browser without service workers, and that is known", async () => {
    browser({});
    vi.stubGlobal("navigator", {});
    expect((await begun()).state).toBe("missing");
  });

  it("is never fetched ahead where the browser asks to save data", async () => {
    const asked = browser({ saves: true });
    const offline = await begun();
    expect([offline.state, asked]).toEqual(["asked", ["install", "status"]]);
    const done = offline.prepare(false); // somebody has asked for it
    await pass(1);
    await done;
    expect([offline.state, asked.slice(2)]).toEqual(["ready", ["prepare"]]);
  });

  it("is not fetched where Python cannot run, and that is known", async () => {
    const asked = browser({});
    vi.stubGlobal("WebAssembly", undefined);
    expect((await begun()).state).toBe("no-wasm");
    expect(asked).toEqual(["install"]);
  });

  it("cannot be at an address without https, and that is known", async () => {
    const asked = browser({ secure: false });
    expect((await begun()).state).toBe("insecure");
    expect(asked).toEqual([]);
  });

  it("is updated when somebody says so, and not before", async () => {
    browser({ prepared: true });
    const offline = await begun();
    expect(offline.update).toBeNull();
    workbox.heard.get("waiting")?.();
    expect(offline.update).not.toBeNull();
    expect(workbox.heard.has("skipped")).toBe(false);
    offline.update?.();
    expect(workbox.heard.has("skipped")).toBe(true);
  });
});
