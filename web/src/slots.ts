// Which game this tab plays, so that two tabs never write over one another's game. The lock goes with the tab.

export class Slots {
  #held: { readonly slot: string; readonly release: () => void } | undefined;

  /** Whether the slot is this tab's now; false when another tab plays the game in it. */
  async hold(slot: string): Promise<boolean> {
    if (this.#held?.slot === slot) return true;
    // Only secure pages have locks.
    if (!("locks" in navigator)) return true;
    const release = await new Promise<(() => void) | undefined>((answer) => {
      navigator.locks
        .request(`taverns ${slot}`, { ifAvailable: true }, (lock) => {
          if (!lock) return answer(undefined);
          return new Promise<void>((done) => answer(done));
        })
        // In a sandbox there are none, and nothing is kept either.
        .catch(() => answer(() => undefined));
    });
    if (!release) return false;
    this.#held?.release();
    this.#held = { slot, release };
    return true;
  }
}
