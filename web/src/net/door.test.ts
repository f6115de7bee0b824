import { describe, expect, it, vi } from "vitest";
import { Door } from "./door.ts";

const answer = (said: string): Promise<Response> => Promise.resolve(new Response(said));

function door(server: () => Promise<Response>, serverless = false) {
  const house = { fetch: vi.fn((_: string) => answer("page")), open: vi.fn() };
  const fetch = vi.fn((_: string) => server());
  return { house, fetch, door: new Door({ serverless, house: async () => house as never, fetch }) };
}

const said = async (asked: Promise<Response>): Promise<string> => (await asked).text();

describe("a request", () => {
  it("goes to the server, but for a table in the page", async () => {
    const { door: way } = door(() => answer("server"));
    expect(await said(way.fetch("/api/tables/abc"))).toBe("server");
    expect(await said(way.fetch("/api/tables/page-abc/log"))).toBe("page");
    expect(await said(way.fetch("/api/verify"))).toBe("server");
  });

  it("that needs no server is answered in the page when none does", async () => {
    const { door: way } = door(() => Promise.reject(new TypeError("away")));
    expect(await said(way.fetch("/api/verify"))).toBe("page");
    expect(await said(way.fetch("/api/puzzle/2026-01-01"))).toBe("page");
    await expect(way.fetch("/api/tables")).rejects.toThrow("away");
  });

  it("tells a house that is open another name, and starts none for it", async () => {
    const { door: way, house } = door(() => answer("server"));
    await way.renamed("Ada");
    expect(house.fetch).not.toHaveBeenCalled();
    await way.introduce("Guest");
    await way.renamed("Ada");
    const told = house.fetch.mock.calls.map((call: readonly unknown[]) => call[1]);
    expect(told.map((how) => (how as RequestInit).body)).toEqual([
      '{"name":"Guest"}',
      '{"name":"Ada"}',
    ]);
  });

  it("never asks a server where there is none", async () => {
    const { door: way, fetch } = door(() => answer("file"), true);
    expect(await said(way.fetch("/api/tables"))).toBe("page");
    expect(await said(way.fetch("/api/games?lang=de"))).toBe("file");
    expect(fetch.mock.calls).toEqual([["games-de.json"]]);
  });
});
