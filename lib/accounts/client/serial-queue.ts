/** Runs deeds one after the other, in the order they came. One that fails does not keep the next from its turn. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  /** Resolves or rejects as the deed does, once its turn has come and it is done. */
  run<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.#last.then(deed)
    // Its caller hears of a failure; the next deed must not.
    this.#last = done.catch(() => undefined)
    return done
  }
}
