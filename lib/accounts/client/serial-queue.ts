/** Runs asynchronous work one at a time, in the order it was queued. A failure doesn't stop what comes next. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  /** Runs `action` when its turn comes, and settles as it does. */
  run<T>(action: () => Promise<T>): Promise<T> {
    const done = this.#last.then(action)
    // The caller sees a failure; what is queued next must not.
    this.#last = done.catch(() => undefined)
    return done
  }
}
