/** How each edition shows the cards: read from the same TOML files that Python reads. */
import type { Face } from "./drawing.ts";
import type { CardText } from "./notation.ts";

export const DEFAULT_EDITION = "carnet";

const ATTRIBUTES = ["number", "colour", "filling", "shape"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
const LETTERS: Record<Attribute, string> = {
  number: "123",
  colour: "rgp",
  filling: "she",
  shape: "owd",
};

export class Edition {
  readonly #faces: Record<Attribute, readonly string[]>;

  constructor(source: string) {
    this.#faces = Object.fromEntries(
      ATTRIBUTES.map((name) => [name, readList(source, name)]),
    ) as Record<Attribute, string[]>;
  }

  /** The face of one value: "striped" for "h" of the filling. */
  value(attribute: Attribute, letter: string): string {
    return this.#faces[attribute][LETTERS[attribute].indexOf(letter)] ?? letter;
  }

  values(attribute: Attribute): readonly string[] {
    return this.#faces[attribute];
  }

  face(card: CardText): Face {
    const pairs = ATTRIBUTES.map((name, at) => [name, this.value(name, card[at] ?? "")]);
    return Object.fromEntries(pairs) as unknown as Face;
  }
}

/** One list of strings, on one line, as our TOML files have them; a string in TOML is JSON here. */
function readList(source: string, name: string): string[] {
  const line = new RegExp(`^${name} = (\\[.*\\])$`, "m").exec(source);
  if (!line) throw new Error(`an edition has no ${name}`);
  return JSON.parse(line[1]!) as string[];
}

const SOURCES = import.meta.glob<string>("../../../src/tercet/editions/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const EDITIONS = new Map(
  Object.entries(SOURCES).map(([path, source]) => [
    path.replace(/^.*\/|\.toml$/g, ""),
    new Edition(source),
  ]),
);

export const EDITION_KEYS: readonly string[] = [...EDITIONS.keys()];

export function findEdition(key: string | null | undefined): Edition {
  const found = EDITIONS.get(key ?? DEFAULT_EDITION) ?? EDITIONS.get(DEFAULT_EDITION);
  if (!found) throw new Error("no edition");
  return found;
}
