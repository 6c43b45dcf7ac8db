// Takes pictures of all states at all sizes in a real browser, from games played by the console program: node
// ci/screenshots.mjs [NAME...] takes those whose name begins so, for example "serving-390x844".
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { openBrowser } from "../tests/browser/harness.mjs";

const folder = "build/screenshots";
const tavern = (...words) => execFileSync("build/release/tavern", words, { encoding: "utf8", maxBuffer: 1 << 28 });

/** A game played by the greedy policy: its set-up and seed, and all its steps. */
function play(game) {
  const [head, ...lines] = tavern("trace", "--policy", "greedy", ...game).trim().split("\n").map((line) => JSON.parse(line));
  return { setup: head.setup, seed: head.seed, steps: lines.filter((line) => line.step !== undefined) };
}

/** The link of that game up to the first step that matches; without a test, up to its end. */
function linkAt(game, found = () => false) {
  const { setup, seed, steps } = play(game);
  const index = steps.findIndex(found);
  const actions = (index < 0 ? steps : steps.slice(0, index)).filter((step) => step.actor.kind === "player");
  const requests = [
    { command: "new", setup, seed },
    ...actions.map(({ action }) => ({ command: "apply", action })),
    { command: "link" },
  ];
  const input = requests.map((request) => JSON.stringify(request)).join("\n");
  const answers = execFileSync("build/release/tavern", ["engine"], { encoding: "utf8", input, maxBuffer: 1 << 28 });
  return JSON.parse(answers.trim().split("\n").at(-1)).replay;
}

const everything = ["--players", "4", "--module", "5", "--seed", "5"];
const three = ["--players", "3", "--module", "5", "--seed", "3"];
const summer = ["--players", "2", "--module", "1", "--seed", "2"];
const round = (step, number) => step.state.round === number;
const states = {
  title: () => "",
  start: () => linkAt(three, (step) => step.question === "plan"),
  draft: () => linkAt(three, (step) => round(step, 5) && step.question === "take-die" && step.state.turn >= 7),
  planning: () => linkAt(three, (step) => round(step, 5) && step.question === "plan" && step.action.kind === "ready"),
  summer: () => linkAt(summer, (step) => round(step, 4) && step.question === "serve"),
  serving: () => linkAt(three, (step) => round(step, 6) && step.question === "serve" && step.action.kind === "recruit"),
  full: () => linkAt(everything, (step) => round(step, 8) && step.question === "serve" && step.action.kind === "serve"),
  end: () => linkAt(three),
};
const sizes = [[1920, 1080], [1280, 720], [800, 600], [640, 480], [390, 844], [320, 480]];

/** Passes the screens between a link and the table: a curtain and the summary behind it. */
async function enter(visit) {
  for (let step = 0; step < 4; ++step) {
    const targets = await visit.targets();
    const next = ["lift-curtain", "curtain-go", "summary-done"].find((id) => targets.has(id));
    if (!next) return;
    await visit.touch(next);
  }
}

const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
for (const [name, link] of Object.entries(states)) {
  const shots = sizes.map(([width, height]) => ({ width, height, file: `${name}-${width}x${height}` }))
    .filter(({ file }) => wanted.length === 0 || wanted.some((start) => file.startsWith(start)));
  if (shots.length === 0) continue;
  const fragment = link();
  for (const { width, height, file } of shots) {
    const visit = await browser.visit({
      painted: true,
      viewport: { width, height },
      pixelRatio: width < 500 ? 2 : 1,
      path: fragment === "" ? "" : `#${fragment.replace(/^#/, "")}`,
    });
    await enter(visit);
    await visit.complete();
    await visit.page.screenshot({ path: `${folder}/${file}.png` });
    for (const complaint of visit.complaints) console.error(`${file}: ${complaint}`);
    await visit.close();
    console.log(`${folder}/${file}.png`);
  }
}
// Embedded in an article, as in blogs.
if (wanted.length === 0 || wanted.includes("embed")) {
  const visit = await browser.visit({ painted: true, viewport: { width: 820, height: 640 } });
  const frame = `<iframe src="${browser.address}#${states.planning()}" width="640" height="480" style="border:0"></iframe>`;
  await visit.page.route("**/article.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<body style="margin:40px;width:740px">${frame}</body>` }));
  await visit.page.goto(`${browser.address}article.html`);
  await visit.page.frames()[1].waitForFunction(() => window.tavern?.picturesMissing === 0 && window.tavern.atRest);
  await visit.page.screenshot({ path: `${folder}/embed.png` });
  await visit.close();
  console.log(`${folder}/embed.png`);
}
await browser.close();
