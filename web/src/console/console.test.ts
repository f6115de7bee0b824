import { describe, expect, it } from "vitest";
import { Console } from "./console.svelte.ts";

describe("a console", () => {
  const frame = { postMessage: () => undefined } as unknown as Window;
  const said = (data: unknown, source: unknown = frame, origin = "null"): MessageEvent =>
    ({ source, origin, data }) as MessageEvent;

  it("hears its own frame and nobody else", () => {
    const terminal = new Console("py/");
    terminal.begin(frame);
    terminal.hear(said({ is: "wrote", text: "evil" }, globalThis));
    terminal.hear(said("nonsense"));
    terminal.hear(said({ is: "wrote", text: "of this origin" }, frame, "https://tercet.example"));
    expect(terminal.shown).toEqual([]);
    terminal.hear(said({ is: "wrote", text: "1" }));
    terminal.hear(said({ is: "wrote", text: "\n" }));
    terminal.hear(said({ is: "asks", more: true }));
    expect(terminal.shown.map(({ text }) => text)).toEqual(["1\n"]);
    expect(terminal.phase).toBe("more");
    terminal.enter("x");
    expect(terminal.shown.at(-1)).toMatchObject({ entered: true, text: "... x\n" });
    expect(terminal.phase).toBe("running");
  });
});
