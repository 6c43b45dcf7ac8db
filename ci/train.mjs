// Trains the evaluation of positions by self-play; see ci/train. Each set-up goes through rounds: play games with the
// weights so far, in chunks by seed, and fit new weights to the games of the last rounds. All numbers follow from the
// seeds, and chunks add up exactly, so it does not matter how many machines play them.
import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const program = process.env.TAVERNS_TAVERN ?? join(root, "build/release/tavern");
const assets = join(root, "assets/evaluation");
const version = createHash("sha256").update(readFileSync(program)).digest("hex").slice(0, 12);
const work = process.env.TAVERNS_TRAINING ?? join(root, "build/training", version);

const chunkGames = 250;
const roundSeeds = 1_000_000; // a round's first seed is this times its number
const window = 4; // rounds that a fit uses
/** How many samples a weight's prior counts for. */
const held = 30;
/** Milliseconds after which a process at work on a chunk says so again, and after which a silent one has died. */
const signOfLife = 20_000;
const abandoned = 120_000;

const modules = [1, 2, 3, 4, 5];
const setups = ["2-1", "2-5", "2-2", "2-3", "2-4", ...[3, 4].flatMap((players) => modules.map((module) => `${players}-${module}`))];
/** In hundredths of a point: learned weights are less exact than that, and the download is 2 kB smaller. */
const step = 4;
const rounded = (text) => text.replace(/-?\d+/g, (weight) => `${Math.round(weight / step) * step}`);

/** How a turn is searched. A narrow search is quick, and finds its way from the hand-made evaluation. One in the legend's
 * order plays moves that a narrow one never finds, and so learns their worth. */
const narrow = ["--beam-width", "8"];
const wide = ["--beam-width", "48", "--foresight"];

/** Games of each round; the search; the evaluation at the beginning: written by hand, or learned before; and in how many
 * of the last rounds' games a fit looks. */
function plan(setup) {
  const [players, module, variant] = setup.split("-");
  // An exploiter begins as the legend, plays against it alone, and keeps to its weights until much speaks against them.
  if (variant === "exploiter")
    return { rounds: Array(12).fill(500), search: wide, start: "learned", against: "legend", window: 12, held: 1000 };
  if (setup === "2-1" || setup === "2-5-narrow")
    return { rounds: [...Array(8).fill(2500), 10_000, 10_000], search: narrow, start: "hand-made", window, held };
  if (module === "1" || variant === "narrow") {
    const start = learnedFor(module === "1" ? "2-1" : "2-5-narrow");
    return { rounds: [6000, 6000], search: narrow, start, window, held };
  }
  // As many seats for any number of players. Module 5 gains most, and longest.
  const wideRounds = players !== "2" ? 1 : module === "5" ? 8 : 3;
  // The weights of 3-5 and 4-5 came before the others, from ones in hundredths of a point.
  const before = players === "2" ? `${setup}-narrow` : `2-${module}`;
  const start = before === "2-5" ? learnedFor(before) : learnedInSteps(before);
  return { rounds: Array(wideRounds).fill(12_000 / players), search: wide, start, window, held };
}

const run = promisify(execFile);
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const place = (setup, name) => join(work, setup, name);
/** Written last of all of a set-up. */
const finished = (setup) => place(setup, `${plan(setup).rounds.length}.evaluation`);
/** The weights of this training, or else those of the project, which are in steps. */
const learnedFor = (setup) => (existsSync(finished(setup)) ? finished(setup) : join(assets, `${setup}.txt`));
/** A file appears whole, or not at all. Processes on several machines may have the same number. */
function write(file, text) {
  const beside = `${file}.${randomUUID()}`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}
/** The same in steps: wide rounds begin with the weights that the game has or would have. */
function learnedInSteps(setup) {
  if (!existsSync(finished(setup))) return learnedFor(setup);
  const file = place(setup, "in-steps.evaluation");
  if (!existsSync(file)) write(file, rounded(readFileSync(finished(setup), "utf8")));
  return file;
}
/** Chunks of different programs must not mix. */
function begin() {
  mkdirSync(work, { recursive: true });
  const owner = join(work, "program");
  if (!existsSync(owner)) write(owner, version);
  if (readFileSync(owner, "utf8") === version) return;
  console.error(`ci/train: another program has begun the training in ${work}; go on with that one, or take another folder`);
  process.exit(2);
}
/** Whether this process is the one to make the file; others on the same folder leave it. */
function claim(file) {
  const claimed = `${file}.claimed`;
  const sign = statSync(claimed, { throwIfNoEntry: false });
  if (sign && Date.now() - sign.mtimeMs > abandoned) rmSync(claimed, { force: true });
  try {
    writeFileSync(claimed, "", { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

let played = 0; // games by this process
const began = Date.now();
function report(setup, round, done, games, left) {
  const each = (Date.now() - began) / Math.max(1, played);
  const minutes = played === 0 ? "?" : Math.ceil((left * each) / 60_000);
  console.log(`${setup} round ${round}: ${done} of ${games} games, about ${minutes} minutes left`);
}

const chunksOf = (setup, round, games) =>
  Array.from({ length: games / chunkGames }, (_, index) => place(setup, `${round}-${index}.lessons`));

/** Plays the chunks of a round that nobody else plays, and waits until all are there. */
async function play(setup, round, games, evaluation, gamesAfter) {
  const { search, against } = plan(setup);
  const [players, module] = setup.split("-");
  const files = chunksOf(setup, round, games);
  const missing = () => files.filter((file) => !existsSync(file));
  const one = async (file) => {
    const seed = round * roundSeeds + files.indexOf(file) * chunkGames;
    const words = ["train", "play", "--players", players, "--module", module, "--evaluation", evaluation, ...search];
    if (against) words.push("--against", against);
    const claimed = `${file}.claimed`;
    const lives = setInterval(() => existsSync(claimed) && utimesSync(claimed, new Date(), new Date()), signOfLife);
    const { stdout } = await run(program, [...words, "--games", `${chunkGames}`, "--seed", `${seed}`], { maxBuffer: 2 ** 28 });
    clearInterval(lives);
    write(file, stdout);
    rmSync(claimed, { force: true });
    played += chunkGames;
    const left = missing().length * chunkGames;
    report(setup, round, games - left, games, left + gamesAfter);
  };
  const worker = async () => {
    for (let files = missing(); files.length > 0; files = missing()) {
      const file = files.find(claim);
      await (file === undefined ? wait(1000) : one(file));
    }
  };
  await Promise.all(cpus().map(worker));
}

async function train(setup, gamesAfter) {
  const { rounds, start, against, window, held } = plan(setup);
  mkdirSync(place(setup, ""), { recursive: true });
  let evaluation = start;
  for (const [index, games] of rounds.entries()) {
    const round = index + 1;
    const learned = place(setup, `${round}.evaluation`);
    if (!existsSync(learned)) {
      const later = rounds.slice(round).reduce((sum, one) => sum + one, 0);
      await play(setup, round, games, evaluation, later + gamesAfter);
      // Games with the hand-made evaluation are used only for the first round.
      const first = Math.max(start === "hand-made" && round > 1 ? 2 : 1, round - window + 1);
      const files = rounds.slice(first - 1, round).flatMap((games, at) => chunksOf(setup, first + at, games));
      // If training started with learned weights, the last ones are the prior; an exploiter keeps to the first.
      const before = start === "hand-made" ? "none" : against ? start : evaluation;
      const words = ["train", "fit", ...files, "--evaluation", before, "--held", `${held}`];
      const { stdout, stderr } = await run(program, words, { maxBuffer: 2 ** 28 });
      write(place(setup, `${round}.curve`), stderr);
      write(learned, stdout);
      if (round > window) chunksOf(setup, round - window, rounds[round - window - 1]).forEach((file) => rmSync(file, { force: true }));
    }
    evaluation = learned;
  }
  if (against) console.log(`${setup}: ${evaluation}`);
}

/** The project gets its new weights only at the end: they belong to the program, and another one could not go on. */
function handOver(setup) {
  const { rounds } = plan(setup);
  write(join(assets, `${setup}.txt`), rounded(readFileSync(finished(setup), "utf8")));
  write(join(assets, `${setup}.curve`), rounds.map((_, index) => readFileSync(place(setup, `${index + 1}.curve`), "utf8")).join(""));
}

const wanted = process.argv.slice(2);
for (const setup of wanted)
  if (!/^[234]-[1-5](-exploiter)?$/.test(setup)) {
    console.error(`ci/train: ${setup} is no set-up such as 2-5: players-module, or 2-5-exploiter`);
    process.exit(2);
  }
begin();
/** With the narrow trainings that a set-up begins with. */
const withStart = (setup) => (/^2-[2-5]$/.test(setup) ? ["2-5-narrow", `${setup}-narrow`, setup] : [setup]);
const order = [...new Set((wanted.length > 0 ? wanted : setups).flatMap(withStart))];
const gamesOf = (setup) => plan(setup).rounds.reduce((sum, games) => sum + games, 0);
for (const [index, setup] of order.entries())
  await train(setup, order.slice(index + 1).reduce((sum, later) => sum + gamesOf(later), 0));
order.filter((setup) => setups.includes(setup)).forEach(handOver);
