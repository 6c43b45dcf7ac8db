// Modules of web/src for node: compiled by esbuild as for the site, without a browser.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const esbuild = createRequire(new URL("../../web/package.json", import.meta.url))("esbuild");

/** What the modules look for when they begin, as far as all of them need it. A test adds its own before it asks for one. */
export function fakePage(more = {}) {
  const page = { addEventListener() {}, location: { hash: "", pathname: "/inn/", search: "" }, ...more };
  for (const [name, value] of Object.entries(page)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  globalThis.window = globalThis;
  globalThis.parent ??= globalThis;
}

/** A new copy of the module each time, as it keeps what it knows. Define: constants that ci/assemble-page.mjs puts in. */
export async function moduleOf(name, define = {}) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [`${root}web/src/${name}.ts`],
    bundle: true,
    format: "esm",
    define,
    write: false,
    external: ["./game.js", "../game.js"],
  });
  // Another address is another copy.
  return import(`data:text/javascript;base64,${Buffer.from(`${outputFiles[0].text}\n// ${Math.random()}`).toString("base64")}`);
}
