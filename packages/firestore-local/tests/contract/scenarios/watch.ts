import { codeOf, show } from './check.ts'

/** A running listener whose snapshots a test can wait for. */
export type Watch<T> = {
  /** Everything seen so far, oldest first. */
  seen: T[]
  /** Resolves to the first matching snapshot, past or future. Fails after 20 s, or when the listener is refused. */
  until(fits: (snapshot: T) => boolean, what: string): Promise<T>
  /** As `until`, for future snapshots only. */
  next(fits: (snapshot: T) => boolean, what: string): Promise<T>
  /** Resolves to the code the listener was refused with. Fails after 20 s. */
  refusal(): Promise<unknown>
  stop(): void
}

type Subscribe<T> = (next: (snapshot: T) => void, error: (reason: unknown) => void) => () => void

const timeoutMs = 20_000

/** Starts a listener and records its snapshots. */
export function watch<T>(subscribe: Subscribe<T>): Watch<T> {
  const seen: T[] = []
  const waiting = new Set<() => void>()
  let failure: { reason: unknown } | null = null
  const wake = () => {
    for (const check of [...waiting]) check()
  }
  const stop = subscribe(
    (snapshot) => {
      seen.push(snapshot)
      wake()
    },
    (reason) => {
      failure = { reason }
      wake()
    },
  )
  /** Tries `check` now and after every event until it returns a value. */
  const wait = <R>(check: () => R | undefined, what: string): Promise<R> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(() => reject(new Error(`${what}: never seen, only ${show(seen)}`))), timeoutMs)
      const end = (settle: () => void) => {
        clearTimeout(timer)
        waiting.delete(attempt)
        settle()
      }
      const attempt = () => {
        const found = check()
        if (found !== undefined) end(() => resolve(found))
        else if (failure !== null)
          end(() => reject(new Error(`${what}: the listener ended: ${String(failure?.reason)}`)))
      }
      waiting.add(attempt)
      attempt()
    })
  const from = (start: number, fits: (snapshot: T) => boolean, what: string) =>
    wait(() => {
      const found = seen.findIndex((snapshot, index) => index >= start && fits(snapshot))
      return found < 0 ? undefined : { snapshot: seen[found] as T }
    }, what).then((found) => found.snapshot)
  return {
    seen,
    until: (fits, what) => from(0, fits, what),
    next: (fits, what) => from(seen.length, fits, what),
    refusal: () =>
      wait(() => (failure === null ? undefined : { code: codeOf(failure.reason) }), 'refusal').then((f) => f.code),
    stop,
  }
}
