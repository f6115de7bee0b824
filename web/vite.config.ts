import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  // The page's policy allows no data: addresses and no inline code, so every asset is a file.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] }, // the catalogues are read from ../src/tercet/locales
    proxy: {
      "/api": "http://127.0.0.1:8121",
      "/ws": { target: "ws://127.0.0.1:8121", ws: true },
    },
  },
});
