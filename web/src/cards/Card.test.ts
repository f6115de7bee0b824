// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Card from "./Card.svelte";
import type { Face } from "./drawing.ts";

const waves: Face = { number: "two", colour: "red", filling: "hatched", shape: "wave" };

function draw(face: Face, label?: string): SVGSVGElement {
  const { container } = render(Card, { face, ...(label ? { label } : {}) });
  return container.querySelector("svg")!;
}

describe("a card", () => {
  it("with a label is an image with that name", () => {
    const drawn = draw(waves, "two red hatched waves");
    expect(drawn.getAttribute("role")).toBe("img");
    expect(drawn.getAttribute("aria-label")).toBe("two red hatched waves");
    expect(drawn.hasAttribute("aria-hidden")).toBe(false);
  });

  it("without a label is decoration", () => {
    const drawn = draw(waves);
    expect(drawn.getAttribute("aria-hidden")).toBe("true");
    expect(drawn.hasAttribute("role")).toBe(false);
  });

  it.each([
    ["solid", ".ink", 2],
    ["half", "rect.ink", 2],
    ["hatched", ".line", 2],
    ["striped", ".line", 2],
    ["empty", ".ink, .line", 0],
  ] as const)("that is %s shows it on each symbol", (filling, selector, count) => {
    const drawn = draw({ ...waves, filling });
    expect(drawn.querySelectorAll(selector)).toHaveLength(count);
    expect(drawn.querySelectorAll(".edge")).toHaveLength(2);
  });

  it("cuts its lines by a clip path that no other card shares", () => {
    const ids = [draw(waves), draw(waves)].map((drawn) => drawn.querySelector("clipPath")?.id);
    expect(ids[0]).toBeTruthy();
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("carries no style of its own, which the page's policy would refuse", () => {
    expect(draw(waves).outerHTML).not.toContain("style=");
  });
});
