import type { Ledger } from '../../availability/coverage-ledger.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { readLedgers } from './coverage-store.ts'

/** A ledger changes when a route is looked at again, which is a matter of hours. */
const lifeMs = 60_000
const cache = new ExpiringCache<Promise<Ledger[]>>(lifeMs, 1)

/** Every provider's ledger, at most a minute old. @throws when the database does not answer; the next call asks again. */
export async function recentLedgers(): Promise<Ledger[]> {
  try {
    return await cache.getOrMake('ledgers', performance.now(), () => readLedgers(adminFirestore()))
  } catch (error) {
    cache.forget('ledgers')
    throw error
  }
}

/** Has the next answer read them again: something was noted just now. */
export function forgetLedgers(): void {
  cache.forget('ledgers')
}
