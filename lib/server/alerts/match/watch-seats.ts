import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { accountPaths } from '../../../accounts/documents.ts'
import { seatAlertExcess } from '../../../alerts/compose/alert-excess.ts'
import { SeatAlertSettings } from '../../../alerts/seat-alert.ts'
import { type Clock, type Instant, type LocalDate, localDateOf } from '../../../core/clock.ts'
import { addMs, earliestDeparture } from '../../../core/dates.ts'
import { groupBy } from '../../../core/group.ts'
import { parseAudience } from '../../../core/plan.ts'
import { shareOut } from '../../../core/share-out.ts'
import type { FlightLeg, SeatSnapshot } from '../../../flights/flight-snapshots.ts'
import { FlightFault, type FlightProvider } from '../../../flights/provider.ts'
import type { CabinLayout } from '../../../network/aircraft/cabin.ts'
import { findVariantById } from '../../../network/aircraft/fleet.ts'
import type { SnapshotStore } from '../../flights/snapshot-store.ts'
import type { Due } from '../../task-queue.ts'
import { describeError } from './describe-error.ts'
import { persistSeatAlerts, type SeatAlertCheck, type SeatsSeen } from './persist-seat-alerts.ts'

/** The most flights checked in one run. */
const MAX_FLIGHTS = 300

type WatchContext = {
  db: Firestore
  provider: FlightProvider
  snapshots: Pick<SnapshotStore, 'storeSeats'>
  clock: Clock
  enqueue: (due: readonly Due[]) => Promise<void>
  report: (fault: string) => void
  signal: AbortSignal
  maxFlights?: number
}

/** The few fields of a running alert that are read; its owner may have filled the others with anything. */
type Watched = { ref: DocumentReference; uid: string; flight: string; date: LocalDate; since: string }

/**
 * Looks at the flights of running seat alerts, once per flight for all its alerts. Every member's longest-unseen flight
 * comes before anyone's second. Resolves to the number of flights.
 */
export async function watchSeats(context: WatchContext): Promise<number> {
  const { db, clock, report, signal, maxFlights = MAX_FLIGHTS } = context
  const now = clock.now()
  const watched = await findWatched(db, now)
  const shared = shareOut(
    watched,
    ({ uid }) => uid,
    ({ since }) => since,
  )
  const flights = [...groupBy(shared, ({ flight, date }) => `${date} ${flight}`).values()].slice(0, maxFlights)
  // A member's alerts are evaluated once per run, as soon as the last of their flights in it has been checked.
  const left = new Map<string, number>()
  for (const { uid } of flights.flat()) left.set(uid, (left.get(uid) ?? 0) + 1)
  const checks = new Map<string, SeatAlertCheck[]>()
  const persist = async (uid: string, onFault: (error: unknown, own: SeatAlertCheck[]) => void) => {
    const own = checks.get(uid) ?? []
    checks.delete(uid)
    try {
      await context.enqueue(await persistSeatAlerts(db, uid, own, now))
    } catch (error) {
      onFault(error, own)
    }
  }
  let looked = 0
  for (const alerts of flights) {
    const [first] = alerts
    if (signal.aborted || first === undefined) break
    const seen = await checkFlight(context, first, now)
    for (const { ref, uid } of alerts) {
      if (seen !== null) checks.set(uid, [...(checks.get(uid) ?? []), { ref, seen }])
      left.set(uid, (left.get(uid) ?? 1) - 1)
    }
    for (const uid of new Set(alerts.map((one) => one.uid))) {
      // What fails is tried again at the end.
      if (left.get(uid) === 0) await persist(uid, (_, own) => checks.set(uid, own))
    }
    looked += 1
  }
  for (const uid of [...checks.keys()]) {
    // Nothing was written, so the next run still finds the seats to be news.
    await persist(uid, (error) => report(`A member’s seat alerts cannot be written: ${describeError(error)}`))
  }
  return looked
}

/** How long to wait before asking again for a flight that the source doesn't know: it may be put on sale later. */
const UNKNOWN_FOR_MS = 24 * 3_600_000

const { flight, date, paused } = SeatAlertSettings.shape
const Named = z.object({ flight, date, paused })

/**
 * Returns running alerts within their members' plans. One never looked at counts as waiting since it was last written.
 */
async function findWatched(db: Firestore, now: Instant): Promise<Watched[]> {
  const today = localDateOf(now)
  const yesterday = addMs(now, -UNKNOWN_FOR_MS)
  const { docs } = await db
    .collectionGroup('seat-alerts')
    .where('settings.date', '>=', earliestDeparture(today))
    .select(
      'settings.flight',
      'settings.date',
      'settings.paused',
      'lastLook.at',
      'lastLook.wish',
      'lastLook.unknown',
      'updatedAt',
    )
    .get()
  const running = docs.flatMap((document): Watched[] => {
    const { success, data } = Named.safeParse(document.get('settings'))
    if (!success || data.paused) return []
    const { flight, date } = data
    const isUnknown = document.get('lastLook.unknown') === true && document.get('lastLook.at') > yesterday
    if (isUnknown && String(document.get('lastLook.wish')).startsWith(`${flight} ${date} `)) return []
    const since = document.get('lastLook.at') ?? document.get('updatedAt')?.toDate().toISOString() ?? ''
    return [{ ref: document.ref, uid: document.ref.path.split('/')[1] ?? '', flight, date, since }]
  })
  const uids = [...new Set(running.map(({ uid }) => uid))]
  if (uids.length === 0) return []
  const plans = await db.getAll(...uids.map((uid) => db.doc(accountPaths.plan(uid))))
  const planOf = new Map(uids.map((uid, at) => [uid, parseAudience(plans[at]?.get('name.slug'))]))
  return running.filter((one) => seatAlertExcess(one, planOf.get(one.uid) ?? 'guest', today) === null)
}

/**
 * Returns the newest snapshot of each leg of a flight, or why there is none. Null for a fault that isn't the source's,
 * which is reported: its alerts wait for the next run.
 */
async function checkFlight(
  { provider, snapshots, report }: WatchContext,
  watched: Watched,
  now: Instant,
): Promise<SeatsSeen | null> {
  try {
    const legs = await provider.legs({ flight: watched.flight, date: watched.date })
    const seen = await Promise.all(
      legs.map(async (leg) => {
        const snapshot = await readNewestSnapshot({ provider, snapshots }, leg, now)
        return snapshot === null ? [] : [{ leg, snapshot, layout: getLayout(snapshot) }]
      }),
    )
    return { source: provider.source, fault: null, snapshots: seen.flat() }
  } catch (error) {
    if (!(error instanceof FlightFault)) {
      report(`The flight ${watched.flight} cannot be checked: ${describeError(error)}`)
      return null
    }
    return { source: provider.source, fault: error.message, unknown: error.kind === 'unknown-flight', snapshots: [] }
  }
}

async function readNewestSnapshot(
  { provider, snapshots }: Pick<WatchContext, 'provider' | 'snapshots'>,
  leg: FlightLeg,
  now: Instant,
): Promise<SeatSnapshot | null> {
  const seen = await provider.seats(leg, now)
  const [newest] = provider.hasHistory ? seen : await snapshots.storeSeats(leg, seen)
  return newest ?? null
}

function getLayout({ aircraft }: SeatSnapshot): readonly CabinLayout[] {
  return aircraft.variant === null ? [] : (findVariantById(aircraft.variant)?.cabins ?? [])
}
