import type { Firestore } from 'firebase-admin/firestore'
import { type CheckedDays, withDays } from '../../availability/coverage-ledger.ts'
import { ingest } from '../../availability/ingest.ts'
import type { Source } from '../../availability/observation.ts'
import { type ProviderItem, refusingLive } from '../../availability/providers/provider.ts'
import { ProviderError } from '../../availability/providers/provider-error.ts'
import { SEATS_AERO } from '../../availability/providers/seats-aero/rows.ts'
import { reportFault } from '../../core/faults.ts'
import { oncePerProcess } from '../../core/lazy.ts'
import type { Program } from '../../core/program.ts'
import { findAirport } from '../../network/airports.ts'
import { findPlace } from '../../network/places.ts'
import { countLive } from '../accounts/usage.ts'
import { knownLedgers, updateLedger } from '../availability/coverage-store.ts'
import { liveIndex } from '../availability/live-index.ts'
import { liveProvider } from '../availability/providers.ts'
import { firestoreRepository } from '../availability/repository.ts'
import { serverClock } from '../clock.ts'
import { findMemberToken, findOAuthApp } from '../connections/connections.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { switchesNow } from '../switches.ts'
import { ConcurrencyLimiter, type LiveContext, type LiveSourcing } from './answer-live.ts'
import { countRecheck, storedBefore, watchRecheck } from './rechecks.ts'

/** A member may have two finders open; the total leaves the server room for other work. */
const SLOTS = { perMember: 2, all: 16 }
const TIMEOUT_MS = 240_000
const HEARTBEAT_MS = 15_000

const slots = oncePerProcess('pointswardLiveSlots', () => new ConcurrencyLimiter(SLOTS.perMember, SLOTS.all))

/** Returns the context in which this server runs live searches. */
export function liveContext(): LiveContext {
  return {
    now: serverClock.now,
    isOn: async () => (await switchesNow()).liveSearch,
    listAirports: (token) => findPlace(token)?.airports,
    getSourcing,
    countLive: (uid, of, take) => countLive(adminFirestore(), uid, of, take),
    watchRecheck: (query, now) => {
      const stored = storedBefore(liveIndex().index, query)
      return watchRecheck(stored, (seen) => countRecheck(adminFirestore(), stored, seen, now), onFault)
    },
    slots: slots(),
    onFault,
    timeoutMs: TIMEOUT_MS,
    heartbeatMs: HEARTBEAT_MS,
  }
}

const onFault = (error: unknown) => reportFault('live search', error)

const ENDED = 'Your seats.aero log-in has expired. Connect it again in your account settings, or disconnect it there.'

/** Returns the site's provider, or the member's own seats.aero account where they have connected one. */
async function getSourcing(uid: string): Promise<LiveSourcing> {
  const app = findOAuthApp()
  const own = app === null ? null : await findMemberToken({ db: adminFirestore(), app, now: serverClock.now }, uid)
  if (own === null) return siteSourcing()
  const provider =
    own === 'ended' ? refusingLive(SEATS_AERO, new ProviderError('not-allowed', ENDED)) : liveProvider(own.token)
  // What a member's own account can see is only for them: none of it is stored where others would see it.
  return { provider, store: async () => {}, note: async () => {}, watchRecheck: () => () => {} }
}

function siteSourcing(): LiveSourcing {
  const provider = liveProvider()
  const note: LiveSourcing['note'] = async (program, looked) => {
    await recordCheckedDays(adminFirestore(), { source: provider.source, program }, looked)
    knownLedgers.expire()
  }
  return { provider, store, note }
}

/** Stores the items of a route. @throws Error when the route couldn't be stored */
async function store(items: ProviderItem[]): Promise<void> {
  const isKnownAirport = (code: string) => findAirport(code) !== undefined
  const repository = firestoreRepository(adminFirestore())
  const { failed } = await ingest(items, { repository, now: serverClock.now(), isKnownAirport })
  for (const [route, reason] of failed) throw new Error(`${route}: ${reason}`)
}

/** Records the days of a live search in its provider's coverage ledger, all routes in one write. */
export async function recordCheckedDays(
  db: Firestore,
  of: { source: Source; program: Program },
  looked: readonly CheckedDays[],
): Promise<void> {
  await updateLedger(db, of, (ledger) => looked.reduce(withDays, ledger))
}
