/** Where the server gets its time: RFC 3339 in UTC, as `Date` writes it. */
export type Clock = { now(): string }

export const machineClock: Clock = { now: () => new Date().toISOString() }
