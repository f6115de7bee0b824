import { describe, expect, it } from "vitest";
import { bigLink, link, readRoute, siteAddress, tableLink } from "./route.ts";

const at = (hash: string, pathname = "/") => readRoute({ hash, pathname });

describe("a route", () => {
  it("is read from the address", () => {
    expect(at("")).toMatchObject({ page: "home", rest: [] });
    expect(at("#/t/a%20b")).toMatchObject({ page: "t", rest: ["a b"] });
    expect(at("", "/t/xyz")).toMatchObject({ page: "t", rest: ["xyz"] });
    expect(at("#/new?game=scout").query.get("game")).toBe("scout");
    expect(at("#/t/%E0%A4%A").rest).toEqual(["%E0%A4%A"]);
  });

  it("and its link are the same place", () => {
    expect(at(link("t", "a/b")).rest).toEqual(["a/b"]);
    expect(at(link("home")).page).toBe("home");
    expect(at(bigLink("T"))).toMatchObject({ page: "t", rest: ["T"] });
    expect(at(bigLink("T")).query.has("big")).toBe(true);
    expect(tableLink("http://here/", "T")).toBe("http://here/#/t/T");
  });

  it("is found in any folder of a site", () => {
    expect(at("", "/games/tercet/index.html").page).toBe("home");
    expect(at("#/learn", "/games/tercet/").page).toBe("learn");
    const site = (pathname: string) => siteAddress({ origin: "http://here", pathname });
    expect(site("/")).toBe("http://here/");
    expect(site("/t/xyz")).toBe("http://here/");
    expect(site("/games/tercet/index.html")).toBe("http://here/games/tercet/");
  });
});
