// Fetches the files of the site. Repeats each request until the file has arrived unchanged, with growing pauses, and at
// once when the network is back. Reports the reason of a delay.
import { fileOf, type File } from "./addresses";

/** The reason why a file is missing. */
export type Hindrance =
  | { readonly why: "offline" | "unreachable" | "silent" | "damaged" | "forbidden" | "refused" }
  | { readonly why: "status"; readonly status: number };

/** Milliseconds without a byte of any file after which a request is given up; grows with each try. */
const patience = 10_000;
/** Milliseconds before each further try; the last value repeats for ever. */
const pauses = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** Players who have waited this many milliseconds get a message at once, others when a second try fails. */
const longWait = 3000;

declare global {
  interface Window {
    /** Requests begun by the page itself, by address: see shell/index.html. */
    begun?: Record<string, Promise<Response> | undefined>;
  }
}

/** The files on their way, by name. */
const coming = new Map<string, Promise<object>>();
/** Those of them being retried, with the reason. */
const missing = new Map<string, Hindrance>();
/** Ends the pause or the try of each such file. */
const retryNow = new Map<string, () => void>();
/** Missing files that the player plays on without. */
const putAside = new Set<string>();
let tell = (_name: string | undefined, _hindrance?: Hindrance): void => {};
/** The time of the last byte of any file: on slow networks, requests wait for each other. */
let heardAt = 0;
/** Addresses that a security policy blocks. */
const forbidden = new Set<string>();
let told = false;

document.addEventListener("securitypolicyviolation", ({ blockedURI }) => forbidden.add(blockedURI));
addEventListener("online", tryAgain);

/** @param listen gets the missing files and the reason, and undefined when none is missing any more */
export function watchLoading(listen: typeof tell): void {
  tell = listen;
  tellMissing();
}

/** Requests all missing files at once. */
export function tryAgain(): void {
  for (const go of [...retryNow.values()]) go();
}

/** Says nothing more of a missing file until it is asked for again. */
export function playWithout(name: string): void {
  putAside.add(name);
  tellMissing();
}

function tellMissing(): void {
  const first = [...missing].find(([name]) => !putAside.has(name));
  if (!first && !told) return;
  told = first !== undefined;
  tell(first?.[0], first?.[1]);
}

type Attempt<Wanted> = (tries: number, giveUp: AbortController) => Promise<Wanted | Hindrance>;

/** Repeats a call that resolves to a hindrance or a result until it has the result. A name that is already on its way
 * is not asked for twice. */
function untilItComes<Wanted extends object>(name: string, attempt: Attempt<Wanted>): Promise<Wanted> {
  putAside.delete(name);
  tellMissing();
  const before = coming.get(name) as Promise<Wanted> | undefined;
  const wanted = before ?? repeat(name, attempt).finally(() => coming.delete(name));
  coming.set(name, wanted);
  return wanted;
}

async function repeat<Wanted extends object>(name: string, attempt: Attempt<Wanted>): Promise<Wanted> {
  const begunAt = performance.now();
  for (let tries = 0; ; ++tries) {
    const giveUp = new AbortController();
    let hurried = false;
    if (tries > 0)
      retryNow.set(name, () => {
        hurried = true;
        giveUp.abort();
      });
    const found = await attempt(tries, giveUp);
    if (!isHindrance(found)) {
      retryNow.delete(name);
      missing.delete(name);
      tellMissing();
      return found;
    }
    if (hurried) continue;
    if (tries > 0 || performance.now() - begunAt > longWait) {
      missing.set(name, found);
      tellMissing();
    }
    await new Promise<void>((go) => {
      retryNow.set(name, go);
      setTimeout(go, pauses[Math.min(tries, pauses.length - 1)]);
    });
  }
}

const isHindrance = (found: object): found is Hindrance => "why" in found;

/** The bytes of a file, checked; this may take for ever. */
export function load(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = fileOf(name);
  return untilItComes(name, (tries, giveUp) => attempt(file, tries, giveUp));
}

/** Whether a file arrives unchanged at the first try; for parts that the game can do without. */
export const arrives = async (name: string): Promise<boolean> => !isHindrance(await attempt(fileOf(name), 0, new AbortController()));

/** Runs a script of the site, checked. The page may name the script with its hash, since not every browser reuses
 * earlier downloads for scripts. */
export function loadScript<Module extends object>(name: string): Promise<Module> {
  const file = fileOf(name);
  const { address } = file;
  const named = document.querySelector(`script[src="${address}"][integrity]`);
  return untilItComes<Module>(name, async (tries, giveUp): Promise<Module | Hindrance> => {
    if (tries > 0 || !named) {
      const bytes = await attempt(file, tries, giveUp);
      if (isHindrance(bytes)) return bytes;
    }
    const watch = watchSilence(tries, giveUp);
    try {
      // A failed address would fail for ever, so each try has its own.
      const script = import(new URL(address + (tries > 0 ? `#${tries}` : ""), document.baseURI).href) as Promise<Module>;
      return await Promise.race([script, watch.givenUp]);
    } catch (error) {
      if (giveUp.signal.aborted) return { why: "silent" };
      console.warn(error);
      // Right bytes with a wrong type from the server, or a blocked script.
      return { why: "refused" };
    } finally {
      watch.end();
    }
  });
}

/** Gives up when no byte of any file has arrived for too long. */
function watchSilence(tries: number, giveUp: AbortController): { readonly givenUp: Promise<never>; end(): void } {
  const begunAt = performance.now();
  const limit = patience * 2 ** Math.min(tries, 3);
  const timer = setInterval(() => {
    if (performance.now() - Math.max(begunAt, heardAt) > limit) giveUp.abort();
  }, 250);
  const givenUp = new Promise<never>((_, fail) => giveUp.signal.addEventListener("abort", () => fail(new Error("given up"))));
  return { givenUp, end: () => clearInterval(timer) };
}

async function attempt({ address, length, hash }: File, tries: number, giveUp: AbortController): Promise<Uint8Array<ArrayBuffer> | Hindrance> {
  const watch = watchSilence(tries, giveUp);
  try {
    const { begun } = window;
    const ahead = tries === 0 ? begun?.[address] : undefined;
    const request = ahead ?? fetch(address, { cache: tries > 0 ? "reload" : "default", signal: giveUp.signal });
    const response = await Promise.race([request, watch.givenUp]);
    heardAt = performance.now();
    if (!response.ok) return { why: "status", status: response.status };
    const bytes = await Promise.race([read(response, length), watch.givenUp]);
    return bytes?.length === length && (await hasHash(bytes, hash)) ? bytes : { why: "damaged" };
  } catch {
    if (giveUp.signal.aborted) return { why: "silent" };
    if (forbidden.has(new URL(address, document.baseURI).href)) return { why: "forbidden" };
    return { why: navigator.onLine ? "unreachable" : "offline" };
  } finally {
    watch.end();
  }
}

/** Undefined if there are too many bytes. */
async function read(response: Response, length: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(length);
  const reader = response.body?.getReader();
  if (!reader) return undefined;
  for (let filled = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, filled);
    heardAt = performance.now();
    if (filled + value.length > length) return void reader.cancel();
    bytes.set(value, filled);
    filled += value.length;
  }
}

/** Whether the SHA-256 starts with these digits. On an unencrypted page browsers compute none; there the length must
 * do. */
async function hasHash(bytes: Uint8Array<ArrayBuffer>, hash: string): Promise<boolean> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return true;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return [...digest.subarray(0, hash.length / 2)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}
