/** Builds the service worker after the client, with the list of all files that the client has become. */
import { build, type Plugin, type Rolldown } from "vite";

const SOURCE = new URL("./src/offline/sw.ts", import.meta.url).pathname;

export function serviceWorker(): Plugin {
  return {
    name: "tercet-service-worker",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      await build({
        configFile: false,
        logLevel: "warn",
        define: {
          CLIENT_FILES: JSON.stringify(await files(bundle)),
          "process.env.NODE_ENV": '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: "es2022",
          // One plain script: not every browser takes a module here.
          rolldownOptions: {
            input: SOURCE,
            output: { format: "iife", entryFileNames: "sw.js" },
          },
        },
      });
    },
  };
}

/** Names of assets tell their content; the page itself is told apart by a hash. */
function files(
  bundle: Rolldown.OutputBundle,
): Promise<readonly { url: string; revision: string | null }[]> {
  const named = Object.entries(bundle).sort(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(
    named.map(async ([url, file]) => ({
      url,
      revision: url.startsWith("assets/") ? null : await hash(file),
    })),
  );
}

async function hash(file: Rolldown.OutputAsset | Rolldown.OutputChunk): Promise<string> {
  const content = file.type === "asset" ? file.source : file.code;
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16)).join("");
}
