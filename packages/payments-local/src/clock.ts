/** What reads the time: the machine's, or a date the whole stand-in is run at. */
export type Clock = { now(): string }

/** A clock that runs `offsetMs` away from the machine's. */
export function createClock(offsetMs: number): Clock {
  return { now: () => new Date(Date.now() + offsetMs).toISOString() }
}
