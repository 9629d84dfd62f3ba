import { StatusError } from '../status.ts'

/**
 * Transactions take turns at what they read, so that parallel read-modify-write loses no attempt to conflicts. Turns
 * are courtesy only: what a commit may overwrite is decided by comparing what the transaction read.
 */
export type Turn = { keys: Set<string>; waitsFor: Turn | null; ended: Promise<void>; end: () => void }

export type Turns = {
  begin(): Turn
  /**
   * Waits until no other turn holds any of the keys, then holds them in `turn`; with null it only waits. A turn that
   * keeps others waiting longer than its patience loses its keys. Undefined when there was nothing to wait for.
   * @throws StatusError ABORTED instead of waiting in a circle
   */
  take(turn: Turn | null, keys: string[]): Promise<void> | undefined
}

export function createTurns(patienceMs = 3000): Turns {
  const holders = new Map<string, Turn>()

  function release(turn: Turn): void {
    for (const key of turn.keys) if (holders.get(key) === turn) holders.delete(key)
    turn.keys.clear()
  }

  function begin(): Turn {
    let settle = () => {}
    const ended = new Promise<void>((resolve) => {
      settle = resolve
    })
    const turn: Turn = { keys: new Set(), waitsFor: null, ended, end: () => {} }
    turn.end = () => {
      release(turn)
      settle()
    }
    return turn
  }

  function blocker(turn: Turn | null, keys: string[]): Turn | null {
    for (const key of keys) {
      const holder = holders.get(key)
      if (holder && holder !== turn) return holder
    }
    return null
  }

  function hold(turn: Turn | null, keys: string[]): void {
    if (!turn) return
    for (const key of keys) {
      holders.set(key, turn)
      turn.keys.add(key)
    }
  }

  async function waitAndHold(turn: Turn | null, keys: string[], first: Turn): Promise<void> {
    for (let other: Turn | null = first; other; other = blocker(turn, keys)) {
      if (turn && leadsTo(other, turn)) throw new StatusError('ABORTED', 'Too much contention on these documents.')
      if (turn) turn.waitsFor = other
      if (!(await within(patienceMs, other.ended))) release(other)
      if (turn) turn.waitsFor = null
    }
    hold(turn, keys)
  }

  return {
    begin,
    take(turn, keys) {
      if (holders.size > 0) {
        const other = blocker(turn, keys)
        if (other) return waitAndHold(turn, keys, other)
      }
      hold(turn, keys)
      return undefined
    },
  }
}

function leadsTo(from: Turn, turn: Turn): boolean {
  for (let next: Turn | null = from; next; next = next.waitsFor) if (next === turn) return true
  return false
}

/** Whether the promise settled within the time. */
function within(ms: number, promise: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    promise.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
