// Compiles Python for the page in the very Pyodide that will run it: what is imported at a start, and all of ours.
// Folder of Pyodide, archive of our sources, where the two archives go, and wheels.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, own, libraryTo, ownTo, ...wheels] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// Columns of errors take a sixth of all bytes, and are of no use without sources.
const env = { HOME: "/", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: `${folder}/`, env });
const bytes = (path) => new Uint8Array(readFileSync(path));
for (const wheel of wheels) python.unpackArchive(bytes(wheel), "wheel");
python.unpackArchive(bytes(own), "zip", { extractDir: "/lib/python3.14/site-packages" });
python.FS.writeFile("/library.zip", bytes(`${folder}/python_stdlib.zip`));
python.FS.writeFile("/own.zip", bytes(own));
python.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
writeFileSync(libraryTo, python.FS.readFile("/library-compiled.zip"));
writeFileSync(ownTo, python.FS.readFile("/own-compiled.zip"));
