// Pages of another site that hold the game, under the strictest possible policy: an input above the game, one below it,
// and enough content to scroll.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const lines = (count) => "<p>In the valley it had been snowing since the morning.</p>".repeat(count);

const pack = readFileSync(new URL("../../assets/problems/pack.txt", import.meta.url), "utf8");
const startingOver = /^(\S+) \d+ starting-over$/m.exec(pack)[1];

/** A told evening with notes at the moments 0, 4 and 12, and branches. */
const told = readFileSync(new URL("../story/golden/revision-1.txt", import.meta.url), "utf8").trim();

/** The ways to hold the game, by path. */
const ways = {
  script: (game) => `<script src="${game}embed.js" async></script><tavern-game>Taverns</tavern-game>`,
  frame: (game) => `<iframe src="${game}index.html" title="game" width="640" height="480"></iframe>`,
  sandbox: (game) => `<iframe src="${game}index.html" title="game" width="640" height="480" sandbox="allow-scripts"></iframe>`,
  siblings: (game) =>
    `<iframe src="${game}index.html" title="game" width="640" height="480"></iframe><iframe src="${game}icon.svg" title="sibling"></iframe>`,
  popups: (game) =>
    `<iframe src="${game}index.html" title="game" width="640" height="480" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  problem: (game) =>
    `<script src="${game}embed.js" async></script><tavern-game problem="${startingOver}" task="Keep the guests, or start over?"><img slot="picture" src="${game}icon.png" alt="Two guests sit at the tables.">Round 1</tavern-game>`,
  "problem-in-sandbox": (game) =>
    `<iframe src="${game}index.html#${startingOver}" title="game" width="640" height="480" sandbox="allow-scripts"></iframe>`,
  story: (game) =>
    `<script src="${game}embed.js" async></script><tavern-game></tavern-game><tavern-game story="${told}">Told</tavern-game><p>It <button id="prose" data-tavern-at="12">turned here</button> and <button id="other" data-tavern-at="3" data-tavern-for="last">there</button>.</p><tavern-game id="last" story="${told}"></tavern-game>`,
  ten: (game) => `<script src="${game}embed.js" async></script>${"<tavern-game></tavern-game>".repeat(10)}`,
};

/** Resolves to the server; its pages hold the game at that address. */
export function serveHost(game) {
  const policy = [
    "default-src 'none'",
    `script-src ${game}`,
    `frame-src ${game}`,
    "style-src 'none'",
    // Firefox requests an icon for every page.
    `img-src 'self' ${game}icon.png`,
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
