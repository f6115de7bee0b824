/** Builds `console.html`, the frame in which the console's Python runs, as one file that needs no other.
 *
 * Its policy allows the script in it, by its hash, code that was brought by message, and nothing from
 * any address: what somebody writes at the prompt reaches no network, no cookies and no storage.
 */
import { build, type Plugin, type Rolldown } from "vite";

const source = (name: string): string => new URL(`./src/console/${name}`, import.meta.url).pathname;

export function consoleFrame(): Plugin {
  return {
    name: "tercet-console-frame",
    apply: "build",
    async generateBundle() {
      const worker = await bundled(source("worker.ts"), "iife", {});
      const frame = await bundled(source("frame.ts"), "iife", {
        WORKER_CODE: JSON.stringify(worker),
      });
      const html = await page(frame.replaceAll("</", "<\\/"));
      this.emitFile({ type: "asset", fileName: "console.html", source: html });
    },
  };
}

async function bundled(
  input: string,
  format: "es" | "iife",
  define: Record<string, string>,
): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      copyPublicDir: false,
      target: "es2022",
      rolldownOptions: { input, output: { format, codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}

async function page(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob: 'wasm-unsafe-eval'`,
    "worker-src blob:",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="content-security-policy" content="${policy}" />
    <title>Python</title>
  </head>
  <body><script>${script}</script></body>
</html>
`;
}
