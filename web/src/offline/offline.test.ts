import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const workbox = vi.hoisted(() => ({ heard: new Map<string, () => void>() }));
vi.mock("workbox-window", () => ({
  Workbox: class {
    addEventListener(kind: string, listener: () => void): void {
      workbox.heard.set(kind, listener);
    }
    register(): Promise<object> {
      return Promise.resolve({});
    }
    messageSkipWaiting(): void {
      workbox.heard.set("skipped", () => undefined);
    }
  },
}));

/** A browser whose service worker has, or has not, fetched everything already. */
function browser(how: { secure?: boolean; saves?: boolean; prepared?: boolean; breaks?: number }) {
  let breaks = how.breaks ?? 0;
  const asked: string[] = [];
  const active = {
    postMessage: ({ is }: { is: string }, [port]: [MessagePort]) => {
      asked.push(is);
      const brought = is === "prepare" && breaks-- <= 0;
      port.postMessage({ ready: brought || (how.prepared ?? false) });
    },
  };
  vi.stubGlobal("isSecureContext", how.secure ?? true);
  vi.stubGlobal("document", { baseURI: "https://tercet.example/" });
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve({ active }) },
    connection: { saveData: how.saves ?? false },
  });
  vi.stubGlobal("setTimeout", (work: () => void) => queueMicrotask(work));
  return asked;
}

async function begun() {
  const { Offline } = await import("./offline.svelte.ts");
  const offline = new Offline();
  await offline.begin(false);
  return offline;
}

describe("a page without a network", () => {
  beforeEach(() => workbox.heard.clear());
  afterEach(() => void vi.unstubAllGlobals());

  it("is promised once everything has been fetched", async () => {
    const asked = browser({});
    expect((await begun()).state).toBe("ready");
    expect(asked).toEqual(["status", "prepare"]);
  });

  it("is fetched only once", async () => {
    const asked = browser({ prepared: true });
    expect((await begun()).state).toBe("ready");
    expect(asked).toEqual(["status"]);
  });

  it("is tried again on a line that breaks, and then left until somebody asks", async () => {
    browser({ breaks: 2 });
    expect((await begun()).state).toBe("ready");
    const asked = browser({ breaks: 3 });
    const offline = await begun();
    expect([offline.state, asked.length]).toEqual(["asked", 4]);
  });

  it("is never fetched ahead where the browser asks to save data", async () => {
    const asked = browser({ saves: true });
    const offline = await begun();
    expect([offline.state, asked]).toEqual(["asked", ["status"]]);
    await offline.prepare(false); // somebody has asked for it
    expect([offline.state, asked]).toEqual(["ready", ["status", "prepare"]]);
  });

  it("is not fetched where Python cannot run, and that is known", async () => {
    const asked = browser({});
    vi.stubGlobal("WebAssembly", undefined);
    expect((await begun()).state).toBe("no-wasm");
    expect(asked).toEqual([]);
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
