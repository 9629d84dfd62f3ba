import { type Clock, createClock } from '../core/clock.ts'
import { env } from './env.ts'

/** The server's clock: the machine's time, shifted if the whole site runs at another date. */
export const serverClock: Clock = { now: () => createClock(env().CLOCK_OFFSET_MS).now() }
