import type { LocalDate } from '../../core/clock.ts'
import { type Confidence, type NotPublished, notPublished, weakestConfidence } from '../../core/provenance.ts'
import { getAirport } from '../../network/airports.ts'
import { cutWhere, requireConnected, type Segment, sumMiles, waitMinutes } from '../segment.ts'
import { priceVelocityByMiles, requireVelocityDate, type VelocityPrice } from './reward-seat.ts'

export type VelocityTripPrice = {
  status: 'published'
  /**
   * Points for one adult. `low` and `high` differ, or one is null, only in domestic economy, where demand picks a tier.
   */
  points: VelocityPrice['points']
  parts: readonly VelocityPrice[]
  confidence: Confidence
}

/**
 * Airlines that the searches recorded in 2023 charged in addition to a Virgin Australia flight, each by its own miles.
 */
const addedToVirgin = new Set(['QR', 'EY', 'SQ'])
/** Carriers that were on Virgin Australia's own table at the time: one price for the total miles. */
const pricedWithVirgin = new Set(['VA', 'FC', 'UA'])
/** Partners whose flights were sold in one reward with Virgin Australia's. */
export const soldWithVirgin: ReadonlySet<string> = new Set(['UA', ...addedToVirgin])
/** The last day on which the prices recorded in 2023 can have applied: the tables changed the day after. */
const combinedUntil: LocalDate = '2025-01-20'
const stopoverMinutes = 24 * 60

/**
 * Prices a one-way trip for one adult, without a stopover and in one cabin. One airline: one zone for the total miles.
 * Virgin Australia with United: also one price. With Qatar, Etihad or Singapore: the sum of two prices. Both
 * combinations are known only for bookings until 20 January 2025. Everything else costs more, by a rule that is not
 * published. Source: data/reward-rules.ts and recorded results of August 2023.
 * @throws NetworkError `unknown-airport`; RuleError `bad-trip`, `bad-date`, `before-any-table`
 */
export function priceVelocityTrip(segments: readonly Segment[], bookedOn: LocalDate): VelocityTripPrice | NotPublished {
  requireVelocityDate(bookedOn)
  requireConnected(segments)
  const first = segments[0] as Segment
  if (segments.some((segment) => segment.cabin !== first.cabin)) {
    return notPublished('Mixing cabins costs more, but Velocity doesn’t publish how much.')
  }
  if (hasStopover(segments)) return notPublished('A stopover costs more, but Velocity doesn’t publish how much.')
  const groups = cutWhere(segments, (one, next) => getCarrierGroup(one.carrier) !== getCarrierGroup(next.carrier))
  const only = groups[0]
  if (groups.length === 1 && only && isOneCarrier(only)) return whole(only, bookedOn)
  return bookedOn <= combinedUntil && isKnownMix(groups)
    ? sum(groups, bookedOn)
    : notPublished('Several airlines on one trip cost more, but Velocity doesn’t publish how much.')
}

function getCarrierGroup(carrier: string): string {
  return pricedWithVirgin.has(carrier) ? 'VA' : carrier
}

/** Maps Link Airways to Virgin Australia, under whose name and prices it flies. */
export function ownCode(carrier: string): string {
  return carrier === 'FC' ? 'VA' : carrier
}

function isOneCarrier(segments: readonly Segment[]): boolean {
  return segments.every((segment) => ownCode(segment.carrier) === ownCode(segments[0]?.carrier ?? ''))
}

function isKnownMix(groups: readonly Segment[][]): boolean {
  const codes = groups.map((group) => getCarrierGroup(group[0]?.carrier ?? ''))
  if (codes.length === 1) return codes[0] === 'VA'
  const partners = codes.filter((code) => code !== 'VA')
  // United was recorded together with Virgin Australia, but never with a partner from the other table as well.
  const united = groups.flat().some((segment) => segment.carrier === 'UA')
  return partners.length === 1 && codes.length === 2 && !united && partners.every((code) => addedToVirgin.has(code))
}

function hasStopover(segments: readonly Segment[]): boolean {
  return segments.some((segment, index) => {
    const next = segments[index + 1]
    return next !== undefined && (waitMinutes(segment, next) ?? 0) > stopoverMinutes
  })
}

function whole(segments: readonly Segment[], bookedOn: LocalDate): VelocityTripPrice | NotPublished {
  const price = priceGroup(segments, bookedOn, isDomestic(segments))
  if (price.status === 'not-published') return price
  return { status: 'published', points: price.points, parts: [price], confidence: price.table.confidence }
}

/**
 * Adds up the prices of a mixed trip. A Virgin Australia flight in it cost its middle tier, which is the price that the
 * single-price table shows.
 */
function sum(groups: readonly Segment[][], bookedOn: LocalDate): VelocityTripPrice | NotPublished {
  const parts: VelocityPrice[] = []
  let points = 0
  for (const group of groups) {
    const price = priceGroup(group, bookedOn, false)
    if (price.status === 'not-published') return price
    parts.push(price)
    points += price.points.low ?? 0
  }
  const confidence = weakestConfidence(...parts.map((part) => part.table.confidence))
  return { status: 'published', points: { low: points, high: points }, parts, confidence }
}

function priceGroup(
  segments: readonly Segment[],
  bookedOn: LocalDate,
  domestic: boolean,
): VelocityPrice | NotPublished {
  const [first] = segments as [Segment]
  const carrier = segments.find((segment) => segment.carrier === 'UA')?.carrier ?? first.carrier
  return priceVelocityByMiles({
    miles: sumMiles(segments),
    carrier,
    cabin: first.cabin,
    domestic,
    bookedOn,
    route: `${first.from}-${segments.at(-1)?.to}`,
  })
}

function isDomestic(segments: readonly Segment[]): boolean {
  return segments.every(({ from, to }) => getAirport(from).country === 'AU' && getAirport(to).country === 'AU')
}
