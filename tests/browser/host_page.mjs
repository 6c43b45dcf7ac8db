// Pages of another site that hold the game, under a policy as strict as it can be: an input above, the game, an input
// below, and enough around them to be scrolled.
import { createServer } from "node:http";

const lines = (count) => "<p>In the valley it had been snowing since the morning.</p>".repeat(count);

/** The ways in which a page may hold the game, by the path that serves them. */
const ways = {
  script: (game) => `<script src="${game}embed.js" async></script><tavern-game>Taverns</tavern-game>`,
  frame: (game) => `<iframe src="${game}index.html" title="game" width="640" height="480"></iframe>`,
  sandbox: (game) => `<iframe src="${game}index.html" title="game" width="640" height="480" sandbox="allow-scripts"></iframe>`,
  siblings: (game) =>
    `<iframe src="${game}index.html" title="game" width="640" height="480"></iframe><iframe src="${game}icon.svg" title="sibling"></iframe>`,
  popups: (game) =>
    `<iframe src="${game}index.html" title="game" width="640" height="480" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  ten: (game) => `<script src="${game}embed.js" async></script>${"<tavern-game></tavern-game>".repeat(10)}`,
};

/** Resolves to the server; its pages hold the game of that address. */
export function serveHost(game) {
  const policy = [
    "default-src 'none'",
    `script-src ${game}`,
    `frame-src ${game}`,
    "style-src 'none'",
    // Firefox asks every page for its icon.
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
  const server = createServer((request, response) => {
    const way = ways[request.url.slice(1)];
    if (!way) return response.writeHead(request.url === "/favicon.ico" ? 204 : 404).end();
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy });
    response.end(
      `<!doctype html><html lang="en"><title>An article</title><input id="above" autofocus>${way(game)}<input id="below">${lines(40)}</html>`,
    );
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}
