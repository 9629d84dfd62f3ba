import type { Ledger } from '../../availability/coverage-ledger.ts'
import { reportFault } from '../../core/faults.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { inTime } from '../in-time.ts'
import { readLedgers } from './coverage-store.ts'

/** A ledger changes when a route is looked at again, which is a matter of hours. */
const lifeMs = 60_000
const cache = new ExpiringCache<Promise<Ledger[]>>(lifeMs, 1)
/** Within the two seconds of an API (api/serve.ts), so that the last ones still go out. */
const timeoutMs = 800

let last: Ledger[] | null = null

/**
 * Every provider's ledger, at most a minute old, or as it last was while the database does not answer in time. @throws
 * when it never did; the next call asks again.
 */
export async function recentLedgers(): Promise<Ledger[]> {
  try {
    last = await cache.getOrMake('ledgers', performance.now(), () => inTime(readLedgers(adminFirestore()), timeoutMs))
    return last
  } catch (error) {
    cache.forget('ledgers')
    if (last === null) throw error
    reportFault('the coverage ledgers could not be read', error)
    return last
  }
}

/** Has the next answer read them again: something was noted just now. */
export function forgetLedgers(): void {
  cache.forget('ledgers')
}
