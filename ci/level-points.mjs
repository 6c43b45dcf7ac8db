// Measures the average points of each level against itself, in every module and with every number of players, and writes
// the table of src/ai/players.hpp: node ci/level-points.mjs [PROGRAM]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const program = process.argv[2] ?? 'build/release/tavern';
const results = { novice: 240, homely: 240, steady: 240, shrewd: 240, legend: 48 }; // results of a seat
const modules = 5;
const mostPlayers = 4;

/** Mean points of a seat, rounded. */
function measured(level, module, players) {
  const games = results[level] / players;
  const setup = ['--module', module, '--players', players, '--policy', level, '--games', games, '--json'];
  const counted = JSON.parse(execFileSync(program, ['simulate', ...setup.map(String)], { encoding: 'utf8' }));
  const sum = counted.players.reduce((points, seat) => points + seat['points-sum'], 0);
  return Math.round(sum / (counted.games * players));
}

const rows = [];
for (let module = 1; module <= modules; ++module)
  for (let players = 1; players <= mostPlayers; ++players) {
    const points = Object.keys(results).map((level) => measured(level, module, players));
    console.log(`module ${module}, ${players} players: ${points.join(', ')}`);
    rows.push({ players, points });
  }
const lines = [];
for (let at = 0; at < rows.length; at += mostPlayers) {
  const row = rows.slice(at, at + mostPlayers).map(({ points }) => `{${points.join(', ')}}`);
  lines.push(`    {{${row.join(', ')}}},`);
}
const file = 'src/ai/players.hpp';
writeFileSync(file, readFileSync(file, 'utf8').replace(/( level_points\{\{\n)[^;]*(\n\}\};)/, `$1${lines.join('\n')}$2`));
