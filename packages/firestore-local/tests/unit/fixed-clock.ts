import type { Clock } from '../../src/clock.ts'

/** A clock that stands still. */
export const fixedClock = (now: string): Clock => ({ now: () => now })
