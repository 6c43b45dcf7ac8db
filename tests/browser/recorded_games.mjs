// Games played by the console program, for playing again by hand: the targets to activate for each recorded action. It
// uses the ids of targets on a wide screen.
import { engine, tavern } from "./console_program.mjs";

/** Players in each of ten games; most are for two. */
const playersOf = [2, 3, 2, 4, 2, 1, 2, 3, 2, 2];

/** The numbers of the requested games, "50" for 0 to 49 or "20-29", if any. */
export function askedNumbers(text) {
  if (!text) return undefined;
  const [from, to] = text.includes("-") ? text.split("-").map(Number) : [0, Number(text) - 1];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The game with this number. Fifty games cover all numbers of players with all modules, both editions and both ways of
 * planning. */
export function recordedGame(number) {
  const players = playersOf[number % 10];
  const options = {
    seed: 1000 + number,
    players,
    module: 1 + ((number + Math.floor(number / 10)) % 5),
    edition: number % 4 < 2 ? "north-star" : "schmidt",
    planning: number % 7 < 5 ? "together" : "own-turn",
    "start-player": number % players,
    policy: number % 3 === 2 ? "greedy" : "random",
  };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const [first, ...lines] = tavern("trace", ...words).split("\n").map((line) => JSON.parse(line));
  const steps = lines.filter((line) => "action" in line);
  const deeds = steps.flatMap((step, index) =>
    step.actor.kind === "player" ? [{ ...step, before: index === 0 ? first.state : steps[index - 1].state }] : [],
  );
  return {
    /** A link to the position before this action. */
    linkTo(deed) {
      const played = deeds.slice(0, deed).map(({ action }) => ({ command: "apply", action }));
      return engine({ command: "new", setup: first.setup, seed: first.seed }, ...played, { command: "link" }).at(-1).replay;
    },
    /** A link to the last evening alone: the review of a whole game would take a minute or two. */
    lastEvening() {
      const begun = this.linkTo(deeds.findIndex(({ before }) => before.round === 8));
      return engine({ command: "open", text: begun }, { command: "link" }).at(-1).position;
    },
    name: `${players} players, module ${options.module}, ${options.policy}, seed ${options.seed}`,
    /** The players' actions, with the legal list and the position before. */
    deeds,
    end: steps.at(-1).state,
  };
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Questions in dialogs: the answers are in the order of the legal list. */
const answered = {
  "choose-start-card": ["choose-start-card"],
  "remove-regular": ["remove-regular"],
  "take-bonus": ["take-bonus"],
  "choose-side": ["choose-side"],
  "flip-tile": ["flip-tile"],
  deny: ["deny"],
  sign: ["sign"],
  "put-back": ["put-back"],
  "take-schnapps": ["take-schnapps", "take-denied"],
  "take-denied": ["take-schnapps", "take-denied"],
};
const buttons = {
  "keep-guests": "keep-guests",
  "start-over": "start-over",
  barbacks: "use-barback",
  bard: "use-bard",
  "counter-guest": "counter-guest",
  decline: "decline",
  close: "decline",
};

/** In display order: white dice first, by face. */
const handOf = (player) => [...player.white, ...player.own];

/** In the order of the board. */
function placedOf(player) {
  const one = (space, die) => (die && !die.used ? [{ space, face: die.face }] : []);
  const many = (space, white, own) => [...white, ...own].sort().map((face) => ({ space, face }));
  return [
    ...player.seats.flatMap(({ die }, seat) => one(`seat-${seat}`, die)),
    ...one("cashbox", player.cashbox),
    ...many("brewer", player["brewer-white"], player["brewer-own"]),
    ...one("barrel", player.barrel),
    ...many("monk", player["monk-white"], player["monk-own"]),
  ];
}

/**
 * Performs the recorded action.
 * @param screen a player in front of it: see person.mjs
 */
export async function perform({ actor, action, legal, before }, screen) {
  const player = before.players[actor.player];
  const placed = placedOf(player);
  if (action.kind in answered) {
    const answers = legal.filter((one) => answered[action.kind].includes(one.kind));
    return screen.activate(`answer-${answers.findIndex((one) => same(one, action))}`);
  }
  if (action.kind in buttons) return screen.activate(buttons[action.kind]);
  switch (action.kind) {
    case "take-die":
      return screen.activate(`take-${[...player.coaster].sort().indexOf(action.die)}`);
    case "turn-die":
      await screen.activate("turn-die");
      await screen.activate(`turn-from-${action.die}`);
      return screen.activate(`turn-to-${action.to}`);
    case "place":
      await screen.activate(`die-${handOf(player).indexOf(action.die)}`);
      return screen.activate(`space-${action.space}`);
    case "move":
      await screen.activate(`placed-${placed.findIndex((die) => die.space === action.space && die.face === action.die)}`);
      return screen.activate(`space-${action.to}`);
    case "serve": {
      // Of several dice on a space, the first one allowed is served, unless another was picked up.
      const may = (die) => legal.some((one) => one.kind === "serve" && one.space === die.space && one.die === die.face);
      const first = placed.find((die) => die.space === action.space && may(die));
      if (first.face !== action.die)
        await screen.activate(`placed-${placed.findIndex((die) => die.space === action.space && die.face === action.die)}`);
      return screen.activate(`space-${action.space}`);
    }
    case "buy":
      await screen.activate(`buy-${action.card}`);
      return screen.activate("pay");
    case "recruit":
      await screen.activate(`recruit-${action.place}`);
      return screen.activate("pay");
    case "recruit-nobles":
      await screen.activate("nobles");
      return screen.activate(`nobles-${action.number}`);
    case "upgrade": {
      const ways = [`upgrade-${action.tile}`, `tile-${action.tile}`, `space-${action.tile}`];
      await screen.activate(ways.find((id) => screen.has(id)));
      while (screen.has("less")) await screen.activate("less");
      for (let given = 0; given < action.given; ++given) await screen.activate("more");
      return screen.activate("pay");
    }
    case "entertain":
      return screen.activate(`entertainer-${Math.ceil(action.number / 2)}`);
    case "ready":
    case "end-turn": {
      const undone = screen.state;
      await screen.activate(action.kind);
      // If something is left, the first press only asks.
      if (screen.state === undone) await screen.activate(action.kind);
      return;
    }
    default:
      throw new Error(`nobody knows how to do ${JSON.stringify(action)}`);
  }
}
