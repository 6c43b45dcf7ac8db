// Does things one after another. One that fails does not hold up the next.
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves or fails as the work does, once everything added before is done. */
  add<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
