/** The texts of one language, from the same Fluent catalogues that the server reads.
 *
 * Most are loaded before the first page; those of `OF_PAGES` come with the page that needs them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./language.ts";
import { OF_PAGES, type PageCatalogue } from "./of-pages.ts";

type Figures = Record<string, FluentVariable>;

// Each file is a chunk of its own: a reader loads one language, not four. `play`, `terminal`,
// `help`, `paper`, `client`, `hosting`, `nodes`, `data`, `netbots` and `odds` are for terminals and notebooks.
const CATALOGUES = import.meta.glob<string>(
  [
    "../../../src/tercet/locales/*/*.ftl",
    "!../../../src/tercet/locales/*/play.ftl",
    "!../../../src/tercet/locales/*/terminal.ftl",
    "!../../../src/tercet/locales/*/help.ftl",
    "!../../../src/tercet/locales/*/paper.ftl",
    "!../../../src/tercet/locales/*/client.ftl",
    "!../../../src/tercet/locales/*/hosting.ftl",
    "!../../../src/tercet/locales/*/nodes.ftl",
    "!../../../src/tercet/locales/*/data.ftl",
    "!../../../src/tercet/locales/*/odds.ftl",
    "!../../../src/tercet/locales/*/netbots.ftl",
  ],
  { query: "?raw", import: "default" },
);

export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    sources: readonly string[],
    readonly ofPages: readonly PageCatalogue[] = [],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source));
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a key with its figures filled in; throws when there is no such key. */
  say(key: string, figures: Figures = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no text in ${this.lang}: ${key}`);
    return this.#bundle.formatPattern(pattern, figures);
  }
}

export async function loadTexts(
  lang: Language,
  ofPages: readonly PageCatalogue[] = [],
): Promise<Texts> {
  const absent = OF_PAGES.filter((name) => !ofPages.includes(name));
  const files = Object.entries(CATALOGUES).filter(
    ([path]) => path.includes(`/${lang}/`) && !absent.some((name) => path.endsWith(`/${name}.ftl`)),
  );
  return new Texts(lang, await Promise.all(files.map(([, load]) => load())), ofPages);
}
