import type { Itinerary } from '../../availability/itinerary.ts'
import { tablePriceOn } from '../../availability/table-price.ts'
import { type Cabin, cabinNames } from '../../core/cabin.ts'
import { localDateOf } from '../../core/clock.ts'
import { daysBetween } from '../../core/dates.ts'
import {
  countOf,
  formatCharges,
  formatDate,
  formatMinutes,
  formatNumber,
  formatSeenOn,
  speakTime,
} from '../../core/formats.ts'
import { howSure, surenessNames } from '../../core/provenance.ts'
import { findAirport } from '../../network/airports.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { estimateCharges } from '../../programs/value/charge-estimate.ts'
import { buildBookingLink } from '../../search/booking-link.ts'
import type { AlertSettings, FoundSeats } from '../alert.ts'
import { getRowKey } from '../sent-keys.ts'

/** One way of a trip, with everything in words; null where the source gave nothing. */
export type LegCard = {
  /** `Out`, `Back, 14 nights later`; empty for a one-way trip. */
  lead: string
  /** Tue 30 Mar 2027 */
  date: string
  from: string
  to: string
  departs: string | null
  arrives: string | null
  /** `+1`: days after the departure; empty on the same day. */
  later: string
  /** The codes of the airports where it stops; empty for a non-stop flight. */
  stops: string[]
  /** `9 h 45 · QF25 · A330-300`, or as much of it as is known. */
  line: string
}

/** Seats that opened, as emails lay them out; other channels show the same as lines (`listFacts`). */
export type SeatCard = {
  legs: LegCard[]
  cabin: Cabin
  seats: number
  price: {
    /** `For 2, both ways` */
    who: string
    /** Points for the whole party; null where unknown. */
    points: string | null
    pointsName: string
    /** `+ about $790` */
    charges: string
    isEstimate: boolean
    /** The price for one person, where it differs. */
    each: string[]
  }
  /** Why it beats the booking held, or what the price was before. */
  better: string | null
  /** Where the charges come from, and who shows the exact amount. */
  note: string
  booking: { href: string; label: string }
}

export type Holding = NonNullable<AlertSettings['holding']>

/** What is known about an opening besides itself. */
export type CardContext = {
  party: number
  /** The flights of rows, by `getRowKey`. */
  flights?: ReadonlyMap<string, Itinerary> | undefined
  /** The booking held of the alert it fits. */
  holding?: Holding | null | undefined
}

/** Formats a day with its weekday and year: Tue 30 Mar 2027. */
export const dayWords = (date: string) => `${formatDate(date)} ${date.slice(0, 4)}`

export function getCityName(code: string): string {
  return findAirport(code)?.city ?? code
}

type CardLeg = Pick<FoundSeats, 'program' | 'from' | 'to' | 'date' | 'cabin' | 'direct'>

function legCard(leg: CardLeg, lead: string, flights: CardContext['flights']): LegCard {
  const known = flights?.get(getRowKey(leg))
  const stops = known?.stops ?? []
  const days = known?.arrives == null ? 0 : Math.floor(known.arrives / 1440)
  const aircraft = [...new Set(known?.aircraft ?? [])]
  const kind = leg.direct
    ? 'Non-stop'
    : stops.length > 0
      ? `via ${stops.map(getCityName).join(' and ')}`
      : 'With a stop'
  const parts = [
    ...(known?.minutes == null ? [] : [formatMinutes(known.minutes)]),
    ...(leg.direct && known?.minutes != null ? [] : [kind]),
    ...(known && known.flights.length > 0 ? [known.flights.join(', ')] : []),
    ...aircraft,
  ]
  return {
    lead,
    date: dayWords(leg.date),
    from: leg.from,
    to: leg.to,
    departs: known?.departs == null ? null : speakTime(known.departs),
    arrives: known?.arrives == null ? null : speakTime(known.arrives),
    later: days === 0 ? '' : `${days > 0 ? '+' : '−'}${Math.abs(days)}`,
    stops,
    line: parts.join(' · '),
  }
}

/** The price of one way of the trip for one person. */
type LegPrice = { points: number | null; sure: string | null; charges: number | null; estimatedFrom: string | null }

function getPrice(
  leg: CardLeg,
  seen: Pick<FoundSeats, 'points' | 'charges'>,
  found: FoundSeats,
  context: CardContext,
): LegPrice {
  const known = context.flights?.get(getRowKey(leg))
  const stops = leg.direct ? [] : (known?.stops ?? null)
  const carriers = known && known.carriers.length > 0 ? known.carriers : found.carriers
  const flight = { program: leg.program, from: leg.from, to: leg.to, cabin: leg.cabin, carriers, stops }
  const table =
    seen.points === null
      ? tablePriceOn(localDateOf(found.seenAt))({ ...flight, direct: leg.direct, points: null })
      : null
  const estimate = seen.charges === null ? estimateCharges(flight) : null
  return {
    points: seen.points ?? table?.points ?? null,
    sure: table === null ? null : surenessNames[howSure(table)],
    charges: seen.charges ?? estimate?.minor ?? null,
    estimatedFrom: estimate?.seen ?? null,
  }
}

/** The same figures as in search results: to the cent as seen, in whole dollars where estimated. */
function chargesWords(cents: number, isEstimate: boolean): string {
  return isEstimate
    ? `about $${formatNumber(Math.round(cents / 100))}`
    : formatCharges({ minor: cents, currency: 'AUD' })
}

/** Builds everything the reader needs to decide about an opening. */
export function seatCard(found: FoundSeats, context: CardContext): SeatCard {
  const { program, cabin, other } = found
  const back = other?.kind === 'return' ? { ...other, program, cabin } : null
  const splits = [...(other?.kind === 'split' ? [other] : []), ...(found.rest ?? [])]
  const nights = back === null ? 0 : daysBetween(found.date, back.date)
  const legs = [
    legCard(found, back === null ? '' : 'Out', context.flights),
    ...(back ? [legCard(back, `Back, ${countOf(nights, 'night')} later`, context.flights)] : []),
  ]
  const people = Math.min(context.party, found.seats, back?.seats ?? 9)
  const prices = [getPrice(found, found, found, context), ...(back ? [getPrice(back, back, found, context)] : [])]
  const booking = buildBookingLink({ ...found, stops: context.flights?.get(getRowKey(found))?.stops ?? null }, people)
  return {
    legs,
    cabin,
    seats: found.seats,
    price: priceBlock(prices, splits.length > 0 ? 1 : people, programFacts[program].points),
    better: betterWords(found, context.holding ?? null),
    note: noteWords(prices, programFacts[program].name, cabinNames[cabin]),
    booking: { href: booking.href, label: booking.label.replace(/^Book at/, 'Open at') },
  }
}

/** Adds up values; null if any is unknown. */
function sum(values: readonly (number | null)[]): number | null {
  return values.includes(null) ? null : values.reduce<number>((total, value) => total + Number(value), 0)
}

function priceBlock(prices: readonly LegPrice[], people: number, pointsName: string): SeatCard['price'] {
  const points = sum(prices.map((price) => price.points))
  const charges = sum(prices.map((price) => price.charges))
  const isEstimate = charges !== null && prices.some(({ estimatedFrom }) => estimatedFrom !== null)
  const both = prices.length > 1
  const amount = charges === null ? null : chargesWords(charges * people, isEstimate)
  return {
    who: `${people > 1 ? `For ${people}` : 'For one'}, ${both ? 'both ways' : 'one way'}`,
    points: points === null ? null : formatNumber(points * people),
    pointsName,
    charges: amount === null ? `+ taxes and charges${points === null ? '' : ', shown at booking'}` : `+ ${amount}`,
    isEstimate,
    each: people > 1 || both ? eachWords(prices, people > 1 ? ' each' : '', { points, charges, isEstimate }) : [],
  }
}

function eachWords(
  prices: readonly LegPrice[],
  each: '' | ' each',
  { points, charges, isEstimate }: Record<'points' | 'charges', number | null> & { isEstimate: boolean },
): string[] {
  const [out, home] = prices
  if (out === undefined || points === null) return []
  const charged = (cents: number | null, way: string) =>
    cents === null ? [] : [`+ ${chargesWords(cents, isEstimate)}${way}`]
  if (home === undefined) return [`${formatNumber(points)} points${each}`, ...charged(charges, each)]
  const format = (points: number | null) => formatNumber(points ?? 0)
  const [eachWay, bothWays] = each ? [`${each}, each way`, `${each}, both ways`] : [' each way', ' both ways']
  if (out.points !== home.points) {
    return [`${format(out.points)} points${each} out, ${format(home.points)} back`, ...charged(charges, bothWays)]
  }
  return [
    `${format(out.points)} points${eachWay}`,
    ...(out.charges === home.charges ? charged(out.charges, eachWay) : charged(charges, bothWays)),
  ]
}

/** Says why an opening is better than the booking held or than before, such as `Was 90,000 points.` */
function betterWords({ why, cabin, points, before }: FoundSeats, holding: Holding | null): string | null {
  if (why === 'better' && holding !== null) {
    const of = `your booking in ${cabinNames[holding.cabin]} on ${dayWords(holding.date)}`
    if (holding.cabin !== cabin) return `Better than ${of}: ${cabinNames[cabin]} instead.`
    if (points !== null && holding.points !== null && points < holding.points) {
      return `Better than ${of}: ${formatNumber(points)} points instead of ${formatNumber(holding.points)}.`
    }
    return `Better than ${of}: it’s on a date you wanted.`
  }
  if (why === 'price' && before !== null && before.points !== null && before.points !== points) {
    return `Was ${formatNumber(before.points)} points.`
  }
  return null
}

function noteWords(prices: readonly LegPrice[], program: string, cabin: string): string {
  const estimated = prices.find(({ estimatedFrom }) => estimatedFrom !== null)
  const sure = prices.find((price) => price.sure !== null)?.sure
  const table = sure ? `Points: the published price (${sure}). ` : ''
  if (estimated?.estimatedFrom && estimated.charges !== null) {
    return `${table}Taxes and charges: last reported at ${chargesWords(estimated.charges, true)} each in ${cabin}, ${formatSeenOn(estimated.estimatedFrom)}. ${program} shows the exact amount before you pay.`
  }
  return `${table}${program} shows the exact taxes and charges before you pay.`
}
