// Keeps the whole game on the device, so that it plays without a network. One worker serves the files of one version and
// never another's: a newer worker waits until no game is played, see web/src/loading/offline_updates.ts.
export {};
declare const self: ServiceWorkerGlobalScope;

/** Every file of this version by its path, with its SHA-256; put in by ci/assemble-page.mjs. */
declare const FILES: Readonly<Record<string, string>>;
/** The first digits of the hash over them all. */
declare const VERSION: string;

const { scope } = self.registration;
const startOfName = `taverns ${scope} `;
const kept = caches.open(startOfName + VERSION);

/** By the ending of a name: what a server may have named wrongly is kept rightly, or it would be wrong for ever. */
const types: Readonly<Record<string, string>> = { html: "text/html; charset=utf-8", js: "text/javascript", svg: "image/svg+xml" };

async function hashOf(response: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The file as this version has it, from where it costs least; refused while the server still mixes versions. */
async function fileOf(path: string, hash: string): Promise<Response> {
  const address = scope + path;
  const sources = [
    () => caches.match(address),
    // The visit has loaded most of them, and their age does not matter: the hash says whether they are right.
    // Most have asked for the page without its name.
    () => fetch(path === "index.html" ? scope : address, { cache: "force-cache" }),
    () => fetch(address, { cache: "reload" }),
  ];
  for (const source of sources) {
    const response = await source();
    if (!response?.ok || (await hashOf(response)) !== hash) continue;
    // Nor would a page be taken from an answer that was led elsewhere.
    return new Response(response.body, { headers: { "Content-Type": types[path.replace(/.*\./, "")] ?? "application/octet-stream" } });
  }
  throw new Error(`${path} is not of version ${VERSION}`);
}

async function install(): Promise<void> {
  const cache = await kept;
  // One after the other: whoever plays meanwhile comes first.
  for (const [path, hash] of Object.entries(FILES)) await cache.put(scope + path, await fileOf(path, hash));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(startOfName) && name !== startOfName + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const path = request.url.slice(scope.length).replace(/[?#].*/, "").replace(/(^|\/)$/, "$1index.html");
  const hash = FILES[path];
  if (hash === undefined) return fetch(request);
  const cache = await kept;
  const own = await cache.match(scope + path);
  if (own && (await hashOf(own)) === hash) return own;
  // The device has lost or damaged it.
  try {
    const anew = await fileOf(path, hash);
    await cache.put(scope + path, anew.clone());
    return anew;
  } catch {
    return fetch(request);
  }
}

/** Only for the one window that asks: another one may be in the middle of a game. */
async function takeOver(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.filter(({ url }) => url.startsWith(scope)).length <= 1) await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(scope)) event.respondWith(answer(event.request));
});
