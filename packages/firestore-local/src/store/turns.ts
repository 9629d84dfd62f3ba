import { StatusError } from '../status.ts'

/** One transaction's place in the queue: the keys it holds, and the turn it waits for. */
export class Turn {
  readonly keys = new Set<string>()
  waitsFor: Turn | null = null
  over = false
  resolve = () => {}
  readonly ended = new Promise<void>((resolve) => {
    this.resolve = resolve
  })
}

/**
 * Makes transactions take turns at what they read, so that parallel read-modify-writes do not waste attempts on
 * conflicts. Turns are only an optimisation: whether a commit may go ahead is decided by comparing what the transaction
 * read.
 */
export class Turns {
  readonly #holders = new Map<string, Turn>()
  readonly #timeoutMs: number

  constructor(timeoutMs = 3000) {
    this.#timeoutMs = timeoutMs
  }

  /**
   * Waits until no other turn holds any of the keys, then holds them in `turn`; with a null turn it only waits. A turn
   * that keeps another waiting for longer than `patienceMs` loses its keys. Returns undefined when there was nothing to
   * wait for.
   * @throws StatusError ABORTED when waiting would deadlock, or when the turn ended in the meantime
   */
  take(turn: Turn | null, keys: string[]): Promise<void> | undefined {
    const other = this.#holders.size > 0 ? this.#blocker(turn, keys) : null
    if (other) return this.#waitAndHold(turn, keys, other)
    this.#hold(turn, keys)
    return undefined
  }

  end(turn: Turn): void {
    turn.over = true
    this.#release(turn)
    turn.resolve()
  }

  async #waitAndHold(turn: Turn | null, keys: string[], first: Turn): Promise<void> {
    for (let other: Turn | null = first; other; other = this.#blocker(turn, keys)) {
      if (turn && leadsTo(other, turn)) throw new StatusError('ABORTED', 'Too much contention on these documents.')
      if (turn) turn.waitsFor = other
      if (!(await within(this.#timeoutMs, other.ended))) this.#release(other)
      if (turn) turn.waitsFor = null
    }
    this.#hold(turn, keys)
  }

  #blocker(turn: Turn | null, keys: string[]): Turn | null {
    for (const key of keys) {
      const holder = this.#holders.get(key)
      if (holder && holder !== turn) return holder
    }
    return null
  }

  #hold(turn: Turn | null, keys: string[]): void {
    if (!turn) return
    // Keys held by a turn that is over would never be released.
    if (turn.over) throw new StatusError('ABORTED', 'The transaction ended while it waited.')
    for (const key of keys) {
      this.#holders.set(key, turn)
      turn.keys.add(key)
    }
  }

  #release(turn: Turn): void {
    for (const key of turn.keys) if (this.#holders.get(key) === turn) this.#holders.delete(key)
    turn.keys.clear()
  }
}

function leadsTo(from: Turn, turn: Turn): boolean {
  for (let next: Turn | null = from; next; next = next.waitsFor) if (next === turn) return true
  return false
}

/** Resolves to whether the promise settled in time. */
function within(ms: number, promise: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    promise.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
