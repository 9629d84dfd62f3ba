import type { RowOffer, SeatChange } from '../availability/compare-cells.ts'
import type { LocalDate } from '../core/clock.ts'
import { addDays, eachDay, minDate } from '../core/dates.ts'
import type { AlertSettings, FoundSeats } from './alert.ts'
import {
  type FindOffers,
  findCheapestSplit,
  findPartySplit,
  type Group,
  getSpan,
  type PartySplit,
  type RowKey,
  reverseRow,
} from './party-split.ts'
import { beatsHolding, cheapestFit, isWantedDay, type Reach } from './trip-criteria.ts'

export type TripContext = {
  findOffers: FindOffers
  /** Whether a place token covers an airport. */
  coversAirport: (token: string, airport: string) => boolean
  reach: Reach
}

/** How the whole party can travel: out, and for a return trip home again. */
type PartyTrip = { out: PartySplit; home: PartySplit | null }

/**
 * Returns the seats a change brought to an alert: those its party can have after the change but could not before; null
 * if there are none. The plan's reach, every ceiling and the booking held apply to both sides, so a price that falls
 * below a ceiling matches just as more seats do, and seats merely seen again don't.
 */
export function matchAlert(settings: AlertSettings, change: SeatChange, context: TripContext): FoundSeats | null {
  for (const leg of listMatchedLegs(settings, change, context)) {
    const now = findTrip(leg, settings, change, change.after.offers, context)
    if (now === null) continue
    const before = change.before?.offers ?? []
    if (findTrip(leg, settings, change, before, context) === null) return toFoundSeats(leg, settings, change, now)
  }
  return null
}

/** The parts of the trip a change may lie on: both where the alert's origins and destinations overlap. */
function listMatchedLegs(
  settings: AlertSettings,
  change: SeatChange,
  { coversAirport, reach }: TripContext,
): ('out' | 'back')[] {
  const { programs, from, to, cabins, direct, stay } = settings
  if (!cabins.includes(change.cabin) || (direct && !change.direct)) return []
  if (!programs.includes(change.program) || !reach.programs.includes(change.program)) return []
  if (change.date > reach.until) return []
  const isCovered = (tokens: readonly string[], airport: string) =>
    tokens.some((token) => coversAirport(token, airport))
  const out = isCovered(from, change.from) && isCovered(to, change.to) && isWantedDay(settings, change.date)
  const back = stay !== null && isCovered(to, change.from) && isCovered(from, change.to)
  return [...(out ? (['out'] as const) : []), ...(back ? (['back'] as const) : [])]
}

function findTrip(
  leg: 'out' | 'back',
  settings: AlertSettings,
  row: RowKey,
  offers: readonly RowOffer[],
  context: TripContext,
): PartyTrip | null {
  const trip =
    leg === 'back' ? findTripFromHome(settings, row, offers, context) : findTripFromOut(settings, row, offers, context)
  if (trip === null) return null
  const { row: first, offer } = trip.out
  return beatsHolding(settings, { cabin: first.cabin, points: offer.points }) ? trip : null
}

function findTripFromOut(
  settings: AlertSettings,
  row: RowKey,
  offers: readonly RowOffer[],
  { findOffers, reach }: TripContext,
): PartyTrip | null {
  const isDay = (date: LocalDate) => isWantedDay(settings, date) && date <= reach.until
  const out = findPartySplit(settings, row, offers, { findOffers, isDay })
  if (out === null || settings.stay === null) return out && { out, home: null }
  const [first, last] = getSpan(out)
  // Everyone must stay as long as the alert asks, whichever group they fly in.
  const dates = eachDay(addDays(last, settings.stay.min), minDate(addDays(first, settings.stay.max), reach.until))
  const home = findCheapestSplit(settings, reverseRow(row), dates, findOffers)
  return home && { out, home }
}

/** For a change on the way back: finds the cheapest way out that it completes into a trip. */
function findTripFromHome(
  settings: AlertSettings,
  row: RowKey,
  offers: readonly RowOffer[],
  { findOffers, reach }: TripContext,
): PartyTrip | null {
  const { stay } = settings
  if (stay === null) return null
  const home = findPartySplit(settings, row, offers, { findOffers, isDay: (date) => date <= reach.until })
  if (home === null) return null
  const [first, last] = getSpan(home)
  const dates = eachDay(addDays(last, -stay.max), addDays(first, -stay.min))
  const wantedDates = dates.filter((date) => isWantedDay(settings, date))
  const out = findCheapestSplit(settings, reverseRow(row), wantedDates, findOffers)
  return out && { out, home }
}

function toFoundSeats(
  leg: 'out' | 'back',
  settings: AlertSettings,
  change: SeatChange,
  { out, home }: PartyTrip,
): FoundSeats | null {
  if (change.source === null) return null
  const { program, from, to, date, cabin, direct } = out.row
  const { seats, points, charges, carriers } = out.offer
  // The figures found are the way out's, which a change on the way back says nothing about.
  const before = leg === 'out' ? change.before : null
  return {
    ...{ program, from, to, date, cabin, direct },
    ...{ seats, points, charges, carriers: [...carriers] },
    ...{ source: change.source, seenAt: change.seenAt, why: whyNow(settings, change) },
    before: before && { seats: before.seats, points: before.points },
    ...getOthers(out, home),
  }
}

function getOthers(out: PartySplit, home: PartySplit | null): Pick<FoundSeats, 'other' | 'rest'> {
  const split = out.second && ({ kind: 'split', ...toHalf(out.second) } as const)
  if (home === null) return { other: split }
  const rest = [split, home.second && ({ kind: 'return-split', ...toHalf(home.second) } as const)].filter(
    (half) => half !== null,
  )
  return { other: { kind: 'return', ...toHalf(home) }, ...(rest.length > 0 ? { rest } : {}) }
}

function toHalf({ row, offer }: Group) {
  const { from, to, date, direct } = row
  const { seats, points, charges } = offer
  return { from, to, date, direct, seats, points, charges }
}

function whyNow({ holding, seats, carriers }: AlertSettings, { before }: SeatChange): FoundSeats['why'] {
  if (holding !== null) return 'better'
  const hadSeats = cheapestFit(before?.offers ?? [], { carriers, maxPoints: null, maxCharges: null }, seats) !== null
  return hadSeats ? 'price' : 'seats'
}
