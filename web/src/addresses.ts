// Where the files of the site lie: ci/assemble-page.mjs puts a hash of the content into each name, so that a browser may
// keep them for ever.

declare const ADDRESSES: Readonly<Record<string, string>>;

/** The address, relative to the page, of what the build calls so: "game.wasm", "fonts/bold.ttf". */
export function addressOf(name: string): string {
  const address = ADDRESSES[name];
  if (address === undefined) throw new Error(`the site has no ${name}`);
  return address;
}
