/** The source of the time: the machine's clock, or one set to another date for the whole stand-in. */
export type Clock = { now(): string }

/** Creates a clock offset by `offsetMs` from the machine's. */
export function createClock(offsetMs: number): Clock {
  return { now: () => new Date(Date.now() + offsetMs).toISOString() }
}
