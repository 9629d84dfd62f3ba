import { addDays, earlierOf } from '../availability/days.ts'
import type { LaneOffer, SeatChange } from '../availability/delta.ts'
import type { Cabin } from '../availability/observation.ts'
import type { RouteKey } from '../availability/route-key.ts'
import type { LocalDate } from '../clock.ts'
import type { AlertSettings, FoundSeats } from './alert.ts'
import { beatsHolding, cheapestFit, daysFrom, fits, isWishedDay, type Reach } from './trip-wish.ts'

/** One lane of one day and cabin of a route. */
export type LaneAt = RouteKey & { date: LocalDate; cabin: Cabin; direct: boolean }

/** What is on offer in a lane now. Asked only for other lanes than the one that changed. */
export type Around = (at: LaneAt) => readonly LaneOffer[]

export type Surroundings = {
  around: Around
  /** Whether a place token means an airport. */
  isPlaceOf: (token: string, airport: string) => boolean
  reach: Reach
}

type Other = NonNullable<FoundSeats['other']>
/** A way for the whole party: the lane travelled on or first, its offer there, and the other half where there is one. */
type Way = { lane: LaneAt; offer: LaneOffer; other: Other | null }

/**
 * The seats a change brought to an alert: those that its party can have after the change and could not before, or
 * null. The plan's reach, every ceiling and the booking in hand count on both sides, so that a fall below a ceiling
 * crosses as well as a rise in seats, and seats seen again do not.
 */
export function crossingOf(settings: AlertSettings, change: SeatChange, beside: Surroundings): FoundSeats | null {
  for (const leg of legsOf(settings, change, beside)) {
    const now = wayWith(leg, settings, change, change.after.offers, beside)
    if (now === null) continue
    const before = change.before?.offers ?? []
    if (wayWith(leg, settings, change, before, beside) === null) return foundSeats(settings, change, now)
  }
  return null
}

/** The part of the trip a change lies on: both where an alert's places overlap. */
function legsOf(settings: AlertSettings, change: SeatChange, { isPlaceOf, reach }: Surroundings): ('out' | 'back')[] {
  const { programs, from, to, cabins, direct, stay } = settings
  if (!cabins.includes(change.cabin) || (direct && !change.direct)) return []
  if (!programs.includes(change.program) || !reach.programs.includes(change.program)) return []
  if (change.date > reach.until) return []
  const lies = (tokens: readonly string[], airport: string) => tokens.some((token) => isPlaceOf(token, airport))
  const out = lies(from, change.from) && lies(to, change.to) && isWishedDay(settings, change.date)
  const back = stay !== null && lies(to, change.from) && lies(from, change.to)
  return [...(out ? (['out'] as const) : []), ...(back ? (['back'] as const) : [])]
}

function wayWith(
  leg: 'out' | 'back',
  settings: AlertSettings,
  lane: LaneAt,
  offers: readonly LaneOffer[],
  beside: Surroundings,
): Way | null {
  const way = leg === 'back' ? wayHome(settings, lane, offers, beside) : wayOut(settings, lane, offers, beside)
  return way !== null && beatsHolding(settings, { cabin: way.lane.cabin, points: way.offer.points }) ? way : null
}

function wayOut(
  settings: AlertSettings,
  lane: LaneAt,
  offers: readonly LaneOffer[],
  { around, reach }: Surroundings,
): Way | null {
  const { seats, stay, split } = settings
  const offer = cheapestFit(offers, settings, seats)
  if (stay !== null) {
    const back = reversed(lane)
    const last = addDays(lane.date, stay.max)
    const dates = daysFrom(addDays(lane.date, stay.min), earlierOf(last, reach.until))
    const home = offer && cheapest(lanesOn(dates, settings, back), settings, seats, around)
    return offer && home && { lane, offer, other: { kind: 'return', ...halfOf(home.lane, home.offer) } }
  }
  if (offer !== null) return { lane, offer, other: null }
  return split ? splitWay(settings, lane, offers, { around, reach }) : null
}

/** The change lies on the way back: the trip is the cheapest way out that it completes. */
function wayHome(
  settings: AlertSettings,
  lane: LaneAt,
  offers: readonly LaneOffer[],
  { around }: Surroundings,
): Way | null {
  const { seats, stay } = settings
  const offer = cheapestFit(offers, settings, seats)
  if (offer === null || stay === null) return null
  const dates = daysFrom(addDays(lane.date, -stay.max), addDays(lane.date, -stay.min))
  const wished = dates.filter((date) => isWishedDay(settings, date))
  const out = cheapest(lanesOn(wished, settings, reversed(lane)), settings, seats, around)
  return out && { ...out, other: { kind: 'return', ...halfOf(lane, offer) } }
}

/** The cheapest two groups: on two flights of the day, else of this day and the one before or after. */
function splitWay(
  settings: AlertSettings,
  lane: LaneAt,
  offers: readonly LaneOffer[],
  { around, reach }: Pick<Surroundings, 'around' | 'reach'>,
): Way | null {
  const near = [-1, 1].map((days) => addDays(lane.date, days))
  const otherDays = near.filter((date) => isWishedDay(settings, date) && date <= reach.until)
  const sameDay = settings.direct ? [] : [{ ...lane, direct: !lane.direct }]
  const groups = offers.filter((offer) => fits(offer, settings, 1))
  for (const lanes of [[lane, ...sameDay], lanesOn(otherDays, settings, lane)]) {
    const pairs = lanes.flatMap((second) =>
      (second === lane ? offers : around(second)).flatMap((other) =>
        groups.flatMap((offer): Way[] => {
          if (second === lane && !areTwoFlights(offer, other)) return []
          const enough = offer.seats + other.seats >= settings.seats && fits(other, settings, 1)
          return enough ? [{ lane, offer, other: { kind: 'split', ...halfOf(second, other) } }] : []
        }),
      ),
    )
    const [best] = pairs.sort((a, b) => costOf(a) - costOf(b))
    if (best) return best
  }
  return null
}

/** Two offers whose times are not known may be one flight at two prices. */
function areTwoFlights(one: LaneOffer, other: LaneOffer): boolean {
  return one.departs !== null && other.departs !== null && one.departs !== other.departs
}

function costOf({ offer, other }: Way): number {
  return (offer.points ?? Infinity) + (other?.points ?? Infinity)
}

function lanesOn(dates: readonly LocalDate[], { direct }: AlertSettings, on: LaneAt): LaneAt[] {
  const lanes = direct ? [true] : [true, false]
  return dates.flatMap((date) => lanes.map((direct) => ({ ...on, date, direct })))
}

/** The lane with the fewest points, the first of equals. */
function cheapest(lanes: readonly LaneAt[], settings: AlertSettings, seats: number, around: Around) {
  let best: { lane: LaneAt; offer: LaneOffer } | null = null
  for (const lane of lanes) {
    const offer = cheapestFit(around(lane), settings, seats)
    if (offer === null) continue
    if (best === null || (offer.points ?? Infinity) < (best.offer.points ?? Infinity)) best = { lane, offer }
  }
  return best
}

function reversed(lane: LaneAt): LaneAt {
  return { ...lane, from: lane.to, to: lane.from }
}

function halfOf({ from, to, date, direct }: LaneAt, { seats, points, charges }: LaneOffer): Omit<Other, 'kind'> {
  return { from, to, date, direct, seats, points, charges }
}

function foundSeats(settings: AlertSettings, change: SeatChange, { lane, offer, other }: Way): FoundSeats | null {
  if (change.source === null) return null
  const { program, from, to, date, cabin, direct } = lane
  const { before } = change
  return {
    ...{ program, from, to, date, cabin, direct },
    ...{ seats: offer.seats, points: offer.points, charges: offer.charges, carriers: [...offer.carriers] },
    ...{ source: change.source, seenAt: change.seenAt, why: whyNow(settings, change), other },
    before: before && { seats: before.seats, points: before.points },
  }
}

function whyNow({ holding, seats, carriers }: AlertSettings, { before }: SeatChange): FoundSeats['why'] {
  if (holding !== null) return 'better'
  const hadSeats = cheapestFit(before?.offers ?? [], { carriers, maxPoints: null, maxCharges: null }, seats) !== null
  return hadSeats ? 'price' : 'seats'
}
