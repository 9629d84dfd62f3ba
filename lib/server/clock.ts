import { type Clock, createClock } from '../core/clock.ts'
import { env } from './env.ts'

/** The server's clock, at the machine's time or at the date the whole site is run at. */
export const serverClock: Clock = { now: () => createClock(env().CLOCK_OFFSET_MS).now() }
