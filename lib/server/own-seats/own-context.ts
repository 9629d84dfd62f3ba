import { reportFault } from '../../core/faults.ts'
import { enqueueMatcher } from '../alerts/match/enqueue-matcher.ts'
import { liveIndex } from '../availability/live-index.ts'
import { findAddressBlock, parseRanges } from '../client-address.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { switchesNow } from '../switches.ts'
import { forgetOwnRoutes } from './own-routes.ts'
import type { OwnSeatsContext } from './own-store.ts'

const timeoutMs = 5_000

/** What this server keeps members' own seats with. What everybody knows must be there, to tell what is news. */
export async function ownSeatsContext({ headers }: Pick<Request, 'headers'>): Promise<OwnSeatsContext> {
  const { index, ready } = liveIndex()
  if (!(await ready(timeoutMs))) throw new Error('the availability index is not loaded')
  const [db, now] = [adminFirestore(), serverClock.now()]
  return {
    ...{ db, now, index },
    sharing: (await switchesNow()).sharedSeats ? { db, now, ...sharingWith(headers) } : null,
    async onChange(uid, { opened }) {
      forgetOwnRoutes(uid)
      // Whoever is not woken now is woken by the schedule.
      if (opened) await enqueueMatcher().catch((error: unknown) => reportFault('the matcher was not woken', error))
    },
  }
}

function sharingWith(headers: Headers) {
  const { LINK_SECRET: secret = '', TRUSTED_PROXIES } = env()
  const network = findAddressBlock(headers.get('x-forwarded-for') ?? '', parseRanges(TRUSTED_PROXIES))
  return { auth: adminAuth(), secret, network }
}
