// The files of the site as they were built: ci/assemble-page.mjs puts a hash of the content into each name, so that a browser
// may keep them for ever and what arrives can be checked.

/** By what the build calls them: where they lie, relative to the page, and how many bytes they have. */
declare const FILES: Readonly<Record<string, readonly [address: string, length: number]>>;

export interface File {
  readonly address: string;
  readonly length: number;
  /** The first digits of its SHA-256. */
  readonly hash: string;
}

/** What the build calls so: "game.wasm", "fonts/bold.ttf". */
export function fileOf(name: string): File {
  const file = FILES[name];
  if (file === undefined) throw new Error(`the site has no ${name}`);
  const [address, length] = file;
  return { address, length, hash: /-(\w+)\.\w+$/.exec(address)?.[1] ?? "" };
}

/** The address, relative to the page. */
export const addressOf = (name: string): string => fileOf(name).address;
