import { reportFault } from '../../core/faults.ts'
import { enqueueMatcher } from '../alerts/match/enqueue-matcher.ts'
import { liveIndex } from '../availability/live-index.ts'
import { findAddressBlock, parseRanges } from '../client-address.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { switchesNow } from '../switches.ts'
import { clearOwnRoutes } from './own-routes.ts'
import type { OwnSeatsContext } from './own-store.ts'

const timeoutMs = 5_000

/**
 * Returns the context in which this server stores members' own seats. It throws while the shared index isn't loaded,
 * because only a comparison with it shows which seats are news.
 */
export async function ownSeatsContext({ headers }: Pick<Request, 'headers'>): Promise<OwnSeatsContext> {
  const { index, ready } = liveIndex()
  if (!(await ready(timeoutMs))) throw new Error('the availability index is not loaded')
  const [db, now] = [adminFirestore(), serverClock.now()]
  return {
    ...{ db, now, index },
    sharing: (await switchesNow()).sharedSeats ? { db, now, ...sharingWith(headers) } : null,
    async onChange(uid, { opened }) {
      clearOwnRoutes(uid)
      // If this fails, the schedule starts the matcher later.
      if (opened) await enqueueMatcher().catch((error: unknown) => reportFault('the matcher was not woken', error))
    },
  }
}

function sharingWith(headers: Headers) {
  const { LINK_SECRET: secret = '', TRUSTED_PROXIES } = env()
  const network = findAddressBlock(headers.get('x-forwarded-for') ?? '', parseRanges(TRUSTED_PROXIES))
  return { auth: adminAuth(), secret, network }
}
