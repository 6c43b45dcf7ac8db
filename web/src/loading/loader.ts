// Fetches every file of the site. Each is tried until it has come as it was built, with growing pauses and at once when the
// network is back; why it has not come yet is told.
import { fileOf, type File } from "./addresses";

/** Why a file has not come. */
export type Hindrance =
  | { readonly why: "offline" | "unreachable" | "silent" | "damaged" | "forbidden" | "refused" }
  | { readonly why: "status"; readonly status: number };

/** After so many milliseconds without a byte of any file a request is given up; with each further try it waits longer. */
const patience = 10_000;
/** Milliseconds before each further try; the last goes on for ever. */
const pauses = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** Whoever has waited for so many milliseconds is told at once, everybody else when a second try fails. */
const longWait = 3000;

declare global {
  interface Window {
    /** What the page itself has begun to fetch, by address: see shell/index.html. */
    begun?: Record<string, Promise<Response> | undefined>;
  }
}

/** What is tried again, by its name; what can be done about it, and why it has not come. */
const missing = new Map<string, Hindrance>();
/** Ends the pause, or the try, of each that is tried again. */
const hurry = new Map<string, () => void>();
let tell = (_name: string | undefined, _hindrance?: Hindrance): void => {};
/** When the last byte of any file came: requests wait for each other where the network is slow. */
let heardAt = 0;
/** Addresses that a security policy keeps this page from. */
const forbidden = new Set<string>();
const onTheirWay = new Set<Promise<unknown>>();
let told = false;

document.addEventListener("securitypolicyviolation", ({ blockedURI }) => forbidden.add(blockedURI));
addEventListener("online", tryAgain);

/** @param listen is told what is missing and why, and undefined when nothing is any more */
export function watchLoading(listen: typeof tell): void {
  tell = listen;
  tellMissing();
}

/** All that is missing is asked for at once. */
export function tryAgain(): void {
  for (const go of [...hurry.values()]) go();
}

/** Resolves when all has come that was on its way. */
export const allCome = (): Promise<unknown> => Promise.all(onTheirWay);

function tellMissing(): void {
  const [first] = missing;
  if (!first && !told) return;
  told = first !== undefined;
  tell(first?.[0], first?.[1]);
}

/** Calls what resolves to a hindrance or to what is wanted until it is what is wanted. */
async function untilItComes<Wanted extends object>(
  name: string,
  attempt: (tries: number, giveUp: AbortController) => Promise<Wanted | Hindrance>,
): Promise<Wanted> {
  const begunAt = performance.now();
  for (let tries = 0; ; ++tries) {
    const giveUp = new AbortController();
    let hurried = false;
    if (tries > 0)
      hurry.set(name, () => {
        hurried = true;
        giveUp.abort();
      });
    const found = await attempt(tries, giveUp);
    if (!isHindrance(found)) {
      hurry.delete(name);
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
      hurry.set(name, go);
      setTimeout(go, pauses[Math.min(tries, pauses.length - 1)]);
    });
  }
}

const isHindrance = (found: object): found is Hindrance => "why" in found;

/** The bytes of a file as it was built; they may take for ever. */
export function load(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = fileOf(name);
  const coming = untilItComes(name, (tries, giveUp) => attempt(file, tries, giveUp));
  onTheirWay.add(coming);
  void coming.then(() => onTheirWay.delete(coming));
  return coming;
}

/** Whether a file comes as it was built at the first try: for what the game can do without. */
export const arrives = async (name: string): Promise<boolean> => !isHindrance(await attempt(fileOf(name), 0, new AbortController()));

/** Runs a script of the site when it is as it was built. The page itself may name it with its hash: not every browser keeps
 *  for this what is fetched otherwise. */
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
      // What has failed once would fail for ever under the same address.
      const script = import(new URL(address + (tries > 0 ? `#${tries}` : ""), document.baseURI).href) as Promise<Module>;
      return await Promise.race([script, watch.givenUp]);
    } catch (error) {
      if (giveUp.signal.aborted) return { why: "silent" };
      console.warn(error);
      // Where the bytes are right the server names their kind wrongly, or somebody forbids them.
      return { why: "refused" };
    } finally {
      watch.end();
    }
  });
}

/** Gives up when no byte of any file has come for too long. */
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

/** Undefined when there are more bytes than there should be. */
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

/** Whether its SHA-256 begins so. Where the page came unencrypted the browser makes none: there the length must do. */
async function hasHash(bytes: Uint8Array<ArrayBuffer>, hash: string): Promise<boolean> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return true;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return [...digest.subarray(0, hash.length / 2)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}
