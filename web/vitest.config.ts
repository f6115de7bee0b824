import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting()],
    // No test leaves anything behind, and a worker for each file would take its time.
    test: { environment: "node", isolate: false },
  }),
);
