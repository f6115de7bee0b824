import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The folder of a page that a file imports from, by a path such as `../pages/home/` or `../home/`. */
function pagesImported(path: string, source: string): string[] {
  const imports = [...source.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)].map(([, to]) => to!);
  const here = new URL(path, "file:///src/pages/");
  const targets = imports.map((to) => new URL(to, here).pathname);
  const own = here.pathname.startsWith("/src/pages/") ? here.pathname.split("/")[3] : null;
  return targets.flatMap((to) => {
    const [, page, file] = /^\/src\/pages\/([^/]+)\/(.+)/.exec(to) ?? [];
    return page && file && page !== own ? [to] : [];
  });
}

describe("the folders", () => {
  it("of pages are imported by the list of pages alone", () => {
    const allowed = ["./index.ts", "../App.svelte"];
    const found = Object.entries(SOURCES)
      .filter(([path]) => !allowed.includes(path))
      .map(([path, source]) => [path, pagesImported(path, source)] as const);
    expect(found.length).toBeGreaterThan(150);
    expect(found.filter(([, pages]) => pages.length)).toEqual([]);
    expect(pagesImported("./index.ts", SOURCES["./index.ts"]!).length).toBeGreaterThan(5);
  });
});
