/** The texts of one language, from the same Fluent catalogues that the server reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./language.ts";

type Figures = Record<string, FluentVariable>;

// Each file is a chunk of its own: a reader loads one language, not four.
const CATALOGUES = import.meta.glob<string>("../../src/tercet/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

export class Texts {
  readonly #bundle: FluentBundle;
  readonly #keys: readonly string[];

  constructor(
    readonly lang: Language,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#keys = sources.flatMap((source) => source.match(/^[a-z][a-z0-9-]*(?= =)/gm) ?? []);
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source));
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** What there are texts for: `after("skill-")` names the skills, in the order of the catalogue. */
  after(prefix: string): readonly string[] {
    return this.#keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  /** The text of a key with its figures filled in; throws when there is no such key. */
  say(key: string, figures: Figures = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no text in ${this.lang}: ${key}`);
    return this.#bundle.formatPattern(pattern, figures);
  }
}

export async function loadTexts(lang: Language): Promise<Texts> {
  const files = Object.entries(CATALOGUES).filter(([path]) => path.includes(`/${lang}/`));
  return new Texts(lang, await Promise.all(files.map(([, load]) => load())));
}
