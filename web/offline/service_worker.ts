// Stores the whole game on the device, so that it works without a network. A worker serves only the files of its own
// version: a newer worker waits until no game is open, see web/src/loading/offline_updates.ts.
export {};
declare const self: ServiceWorkerGlobalScope;

/** Every file of this version by path, with its SHA-256; inserted by ci/assemble-page.mjs. */
declare const FILES: Readonly<Record<string, string>>;
/** The first digits of the hash over all of them. */
declare const VERSION: string;

const { scope } = self.registration;
const startOfName = `taverns ${scope} `;
const kept = caches.open(startOfName + VERSION);

/** Types by file extension: stores files with the right type even if a server sent a wrong one. */
const types: Readonly<Record<string, string>> = { html: "text/html; charset=utf-8", js: "text/javascript", svg: "image/svg+xml" };

async function hashOf(response: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file of this version from the cheapest source; rejected while the server mixes versions. */
async function fileOf(path: string, hash: string): Promise<Response> {
  const address = scope + path;
  const sources = [
    () => caches.match(address),
    // The visit has already loaded most files, and the hash makes their age irrelevant. Most visitors have requested
    // the page without its file name.
    () => fetch(path === "index.html" ? scope : address, { cache: "force-cache" }),
    () => fetch(address, { cache: "reload" }),
  ];
  for (const source of sources) {
    const response = await source();
    if (!response?.ok || (await hashOf(response)) !== hash) continue;
    // Browsers do not accept a redirected response for a page.
    return new Response(response.body, { headers: { "Content-Type": types[path.replace(/.*\./, "")] ?? "application/octet-stream" } });
  }
  throw new Error(`${path} is not of version ${VERSION}`);
}

async function install(): Promise<void> {
  const cache = await kept;
  // One after another: a running game has priority.
  for (const [path, hash] of Object.entries(FILES)) await cache.put(scope + path, await fileOf(path, hash));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(startOfName) && name !== startOfName + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const path = request.url.slice(scope.length).replace(/[?#].*/, "").replace(/(^|\/)$/, "$1index.html");
  const hash = FILES[path];
  if (hash === undefined) return fetch(request);
  try {
    const cache = await kept;
    const own = await cache.match(scope + path);
    if (own && (await hashOf(own)) === hash) return own;
    // The device has lost or damaged the file.
    const anew = await fileOf(path, hash);
    // A full disk keeps nothing, but the answer is right.
    event.waitUntil(cache.put(scope + path, anew.clone()).catch(() => undefined));
    return anew;
  } catch {
    return fetch(request);
  }
}

/** Takes over only if a single window is open: another one might be in a game. */
async function takeOver(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.filter(({ url }) => url.startsWith(scope)).length <= 1) await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(scope)) event.respondWith(answer(event));
});
