// Starts games with computer players.

/** From the title, starts a game with these levels, 0 for a human. */
export async function openInn(visit, { levels, module = 1, seed, pace = "pace-2" }) {
  await visit.touch("player-2-keeper");
  while (!(await visit.targets()).has(`seat-${levels.length}-keeper`)) await visit.touch("add-inn");
  for (const [seat, level] of levels.entries()) {
    if (level === 0) continue;
    const targets = await visit.targets();
    if (targets.has(`seat-${seat + 1}`)) await visit.touch(`seat-${seat + 1}`);
    await visit.touch(`level-${level}`);
  }
  if ((await visit.targets()).has(pace)) await visit.touch(pace);
  await visit.touch("seats-done");
  if (module > 1) await visit.touch(`module-${module}`);
  await visit.enter("seed", seed);
  await visit.touch("open-inn");
}
