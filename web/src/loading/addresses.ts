// The files of the site. ci/assemble-page.mjs puts a hash of the content into each name, so that browsers may keep
// files for ever and downloads can be checked.

/** By name in the build: the address, relative to the page, and the number of bytes. */
declare const FILES: Readonly<Record<string, readonly [address: string, length: number]>>;

export interface File {
  readonly address: string;
  readonly length: number;
  /** The first digits of its SHA-256. */
  readonly hash: string;
}

/** By name in the build: "primary.wasm", "fonts/bold.ttf". */
export function fileOf(name: string): File {
  const file = FILES[name];
  if (file === undefined) throw new Error(`the site has no ${name}`);
  const [address, length] = file;
  return { address, length, hash: /-(\w+)\.\w+$/.exec(address)?.[1] ?? "" };
}

/** The address, relative to the page. */
export const addressOf = (name: string): string => fileOf(name).address;
