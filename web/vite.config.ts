import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { consoleFrame } from "./console-frame.ts";
import { serviceWorker } from "./service-worker.ts";
import { OF_PAGES } from "./src/words/of-pages.ts";

/** The texts that every page needs are one chunk a language: two dozen small requests take longer. */
function chunkOfTexts(id: string): string | null {
  const [, lang, name] = /locales\/(\w+)\/([\w-]+)\.ftl/.exec(id) ?? [];
  return lang && name && !OF_PAGES.some((each) => each === name) ? `texts-${lang}` : null;
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), consoleFrame()],
  base: "./", // the same files at any address, on a server or as a site of plain files
  // Workers that run Python have a name of their own: the server lets these compile WebAssembly.
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/python-[hash].js" } },
  },
  // The page's policy allows no data: addresses and no inline code, so every asset is a file.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOfTexts }] } } },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues are read from ../src/tercet/locales
    proxy: {
      "/api": "http://127.0.0.1:8121",
      "/py": "http://127.0.0.1:8121",
      "/ws": { target: "ws://127.0.0.1:8121", ws: true },
    },
  },
});
