/** Limits how many live searches run at once: per member, and on this server in total. */
export class ConcurrencyLimiter {
  readonly #running = new Map<string, number>()
  readonly #perMember: number
  readonly #all: number

  constructor(perMember: number, all: number) {
    this.#perMember = perMember
    this.#all = all
  }

  /** Takes a slot for a search, to be released when it ends; otherwise says whose limit is reached. */
  take(uid: string): { release: () => void } | { full: 'member' | 'server' } {
    const own = this.#running.get(uid) ?? 0
    if (own >= this.#perMember) return { full: 'member' }
    if (this.running >= this.#all) return { full: 'server' }
    // The second half of the slots is reserved for members who have none.
    if (own > 0 && this.running * 2 >= this.#all) return { full: 'server' }
    this.#running.set(uid, own + 1)
    let released = false
    return {
      release: () => {
        if (released) return
        released = true
        this.#release(uid)
      },
    }
  }

  get running(): number {
    return [...this.#running.values()].reduce((sum, count) => sum + count, 0)
  }

  #release(uid: string): void {
    const left = (this.#running.get(uid) ?? 0) - 1
    if (left > 0) this.#running.set(uid, left)
    else this.#running.delete(uid)
  }
}
