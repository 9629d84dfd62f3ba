import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import { seatAlertExcess } from '../../../alerts/compose/alert-excess.ts'
import { SeatAlertSettings } from '../../../alerts/seat-alert.ts'
import { PlanDocument } from '../../../billing/plan-document.ts'
import { type Clock, type Instant, localDateOf } from '../../../core/clock.ts'
import { groupBy } from '../../../core/group.ts'
import type { FlightLeg, SeatLook } from '../../../flights/flight-looks.ts'
import { FlightFault, type FlightProvider } from '../../../flights/provider.ts'
import type { CabinLayout } from '../../../network/aircraft/cabin.ts'
import { findVariantById } from '../../../network/aircraft/fleet.ts'
import type { LookStore } from '../../flights/look-store.ts'
import type { Due } from './settle-member.ts'
import { type SeatsSeen, settleSeatAlert } from './settle-seat-alert.ts'

/** Flights looked at in one run, the next to leave first. */
const MOST_FLIGHTS = 300

type WatchContext = {
  db: Firestore
  provider: FlightProvider
  looks: Pick<LookStore, 'keepSeats'>
  clock: Clock
  enqueue: (due: readonly Due[]) => Promise<void>
  signal: AbortSignal
}

type Watched = { ref: DocumentReference; settings: SeatAlertSettings }

/** Looks at every flight that a running seat alert is about, once for all of them. Resolves to how many flights. */
export async function watchSeats(context: WatchContext): Promise<number> {
  const { db, clock, signal } = context
  const now = clock.now()
  const today = localDateOf(now)
  const { docs } = await db.collectionGroup('seat-alerts').where('settings.date', '>=', today).get()
  const watched = docs.flatMap((document): Watched[] => {
    const parsed = SeatAlertSettings.safeParse(document.get('settings'))
    return parsed.success && !parsed.data.paused ? [{ ref: document.ref, settings: parsed.data }] : []
  })
  const flights = [...groupBy(watched, ({ settings }) => `${settings.date} ${settings.flight}`)].sort()
  let looked = 0
  for (const [, alerts] of flights.slice(0, MOST_FLIGHTS)) {
    if (signal.aborted) break
    const allowed = await withinPlan(db, alerts, today)
    const [first] = allowed
    if (first === undefined) continue
    const seen = await lookAt(context, first.settings, now)
    for (const { ref } of allowed) await context.enqueue(await settleSeatAlert(db, ref, seen, now))
    looked += 1
  }
  return looked
}

async function withinPlan(db: Firestore, alerts: readonly Watched[], today: string): Promise<Watched[]> {
  const plans = await db.getAll(...alerts.map(({ ref }) => db.doc(accountPaths.plan(ref.path.split('/')[1] ?? ''))))
  return alerts.filter(({ settings }, at) => {
    const plan = PlanDocument.safeParse(plans[at]?.data()).data?.name.slug ?? 'free'
    return seatAlertExcess(settings, plan, today) === null
  })
}

/** The newest look at each leg of a flight, or why there is none. */
async function lookAt({ provider, looks }: WatchContext, flight: SeatAlertSettings, now: Instant): Promise<SeatsSeen> {
  try {
    const legs = await provider.legs({ flight: flight.flight, date: flight.date })
    const seen = await Promise.all(
      legs.map(async (leg) => {
        const look = await newestLook({ provider, looks }, leg, now)
        return look === null ? [] : [{ leg, look, layout: layoutOf(look) }]
      }),
    )
    return { source: provider.source, fault: null, looks: seen.flat() }
  } catch (error) {
    if (!(error instanceof FlightFault)) throw error
    return { source: provider.source, fault: error.message, looks: [] }
  }
}

async function newestLook(
  { provider, looks }: Pick<WatchContext, 'provider' | 'looks'>,
  leg: FlightLeg,
  now: Instant,
): Promise<SeatLook | null> {
  const seen = await provider.seats(leg, now)
  const [newest] = provider.hasHistory ? seen : await looks.keepSeats(leg, seen)
  return newest ?? null
}

function layoutOf({ aircraft }: SeatLook): readonly CabinLayout[] {
  return aircraft.variant === null ? [] : (findVariantById(aircraft.variant)?.cabins ?? [])
}
