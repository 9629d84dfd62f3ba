/** Where this server's time comes from: RFC 3339 in UTC, as `Date` writes it. */
export type Clock = { now(): string }

export const machineClock: Clock = { now: () => new Date().toISOString() }
