// Modules of web/src for Node: compiled by esbuild as for the site, without a browser.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const esbuild = createRequire(new URL("../../web/package.json", import.meta.url))("esbuild");

/** The parts of a page that all modules need when they load. A test adds its own before loading a module. */
export function fakePage(more = {}) {
  const page = { addEventListener() {}, location: { hash: "", pathname: "/inn/", search: "" }, ...more };
  for (const [name, value] of Object.entries(page)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  globalThis.window = globalThis;
  globalThis.parent ??= globalThis;
}

/** A fresh copy of the module each time, as modules keep state. define: constants that ci/assemble-page.mjs inserts. */
export async function moduleOf(name, define = {}) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [`${root}web/src/${name}.ts`],
    bundle: true,
    format: "esm",
    define,
    write: false,
    external: ["./game.js", "../game.js"],
  });
  // A new address makes a new copy.
  return import(`data:text/javascript;base64,${Buffer.from(`${outputFiles[0].text}\n// ${Math.random()}`).toString("base64")}`);
}
