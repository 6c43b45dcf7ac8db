// Serves the static site in dist: node ci/serve.mjs [--port NUMBER] [--folder FOLDER]. Port 0 takes a free one.
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, extname, join, normalize, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".otf": "font/otf",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
};

export const siteFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");

/** The rules of the site's _headers: a path, which may end in a star, with its headers indented below it. */
function readHeaderRules(folder) {
  const rules = [];
  const file = join(folder, "_headers");
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const header = /^\s+([\w-]+): (.*)$/.exec(line);
    if (header) rules.at(-1).headers[header[1]] = header[2];
    else if (line.startsWith("/")) rules.push({ path: line.replace(/\*$/, ""), anyBelow: line.endsWith("*"), headers: {} });
  }
  return (path) =>
    Object.assign({}, ...rules.filter((rule) => (rule.anyBelow ? path.startsWith(rule.path) : path === rule.path)).map(({ headers }) => headers));
}

/**
 * Resolves to the server, once it listens on this machine only.
 * @param {{ folder?: string, port?: number, spoil?: (path: string, answer: Answer, response: object) => Answer | undefined }} options
 *   `spoil` gets every request before its answer, and returns the answer to send; undefined sends none.
 * @typedef {{ status: number, body: Buffer, headers: object }} Answer
 */
export function serve({ folder = siteFolder, port = 0, spoil = (_, answer) => answer } = {}) {
  const headersOf = readHeaderRules(folder);
  const server = createServer(async (request, response) => {
    let path;
    const send = (status, body, headers = {}) => {
      const spoilt = spoil(path ?? "", { status, body: Buffer.from(body), headers: { "Cache-Control": "no-cache", ...headers } }, response);
      if (!spoilt) return;
      response.writeHead(spoilt.status, spoilt.headers);
      response.end(request.method === "HEAD" ? undefined : spoilt.body);
    };
    if (request.method !== "GET" && request.method !== "HEAD") return send(405, "only GET and HEAD\n");
    try {
      path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    } catch {
      return send(400, "no such address\n");
    }
    if (path.endsWith("/")) path += "index.html";
    const file = normalize(join(folder, path));
    if (path.includes("\0") || !file.startsWith(normalize(folder) + sep)) return send(404, "no such file\n");
    const headers = { "Content-Type": types[extname(file)] ?? "application/octet-stream", Vary: "Accept-Encoding", ...headersOf(path) };
    const acceptsBrotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
    try {
      if (acceptsBrotli) {
        const compressed = await readFile(`${file}.br`).catch(() => null);
        if (compressed) return send(200, compressed, { ...headers, "Content-Encoding": "br" });
      }
      send(200, await readFile(file), headers);
    } catch {
      send(404, "no such file\n");
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const option = (name, otherwise) => {
    const at = process.argv.indexOf(name);
    return at < 0 ? otherwise : process.argv[at + 1];
  };
  const server = await serve({ folder: option("--folder", siteFolder), port: Number(option("--port", 8080)) });
  console.log(`http://localhost:${server.address().port}/`);
}
