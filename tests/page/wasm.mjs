// Runs Python in WebAssembly under Node: folder of Pyodide, archives to unpack, a program; prints what it gives.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, program, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
for (const archive of archives) {
  const content = new Uint8Array(readFileSync(archive));
  const format = archive.endsWith(".whl") ? "wheel" : "zip";
  python.unpackArchive(content, format, { extractDir: "/lib/python3.14/site-packages" });
}
process.stdout.write(python.runPython(readFileSync(program, "utf8")));
