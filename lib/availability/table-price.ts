import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import type { Program } from '../core/program.ts'
import type { NotPublished, TableReference } from '../core/provenance.ts'
import { getAirport } from '../network/airports.ts'
import { findFlownMiles } from '../network/distance.ts'
import { NetworkError } from '../network/network-error.ts'
import { priceByMiles, priceClassicReward } from '../programs/qantas/classic-reward.ts'
import { priceJourney } from '../programs/qantas/trip-price.ts'
import { RuleError } from '../programs/rule-error.ts'
import type { Segment } from '../programs/segment.ts'
import { priceVelocityByMiles, priceVelocityReward } from '../programs/velocity/reward-seat.ts'
import { priceVelocityTrip } from '../programs/velocity/trip-price.ts'
import type { Observation } from './observation.ts'
import type { SamplePrice } from './providers/sample/world.ts'
import type { TablePriceOf } from './search.ts'
import type { TablePrice } from './search-contract.ts'

type PricedByTable = { zone: number; miles: number; table: TableReference }

type Flight = { from: string; to: string; carrier: string; cabin: Cabin; bookedOn: LocalDate }

/**
 * What a program's published table asks for a row booked on a day: of a direct flight by its airports and carrier, of a
 * connection of one carrier by the whole trip. Where prices differ, by carrier or by tier of demand, the one that was
 * seen decides, and without it there is none. Sources: the Classic Flight Reward and Velocity reward seat tables.
 */
export function tablePriceOn(bookedOn: LocalDate): TablePriceOf {
  return ({ program, from, to, cabin, carriers, direct, stops, points }) => {
    if (!direct) return connectionPrice({ program, from, to, cabin, carriers, stops, points }, bookedOn)
    const offers = carriers.map((carrier) => pricesOf(program, { from, to, carrier, cabin, bookedOn }))
    const prices = offers.flatMap((offer) => offer.prices)
    const [first] = prices
    const agreed = offers.every(({ fixed }) => fixed) && prices.every((price) => price.points === first?.points)
    return prices.find((price) => price.points === points) ?? (agreed ? (first ?? null) : null)
  }
}

/** Points of the published table for a journey on one carrier, its cheapest tier where there are several, or null. */
export function tablePointsOn(bookedOn: LocalDate): SamplePrice {
  return ({ program, from, to, carrier, miles, cabin }) => {
    if (program === 'qantas') return orNull(() => priceByMiles({ miles, carrier, cabin, bookedOn }))?.points ?? null
    const domestic = getAirport(from).country === 'AU' && getAirport(to).country === 'AU'
    const price = orNull(() => priceVelocityByMiles({ miles, carrier, cabin, domestic, bookedOn }))
    return price?.points.low ?? null
  }
}

type ConnectionRow = Parameters<TablePriceOf>[0] extends infer Row ? Omit<Row, 'direct'> : never

/** Several carriers, or stops nobody named, leave open which flight is whose. */
function connectionPrice(row: ConnectionRow, bookedOn: LocalDate): TablePrice | null {
  const { program, from, to, cabin, carriers, stops, points } = row
  const [carrier] = carriers
  if (carriers.length !== 1 || carrier === undefined || stops === null) return null
  const airports = [from, ...stops, to]
  const segments = stops.concat(to).map((end, at) => ({ from: airports[at] ?? '', to: end, carrier, cabin }))
  const price = tripPrices(program, segments, bookedOn)
  return (
    price.find((one) => one.points === points) ?? (points === null && price.length === 1 ? (price[0] ?? null) : null)
  )
}

type Flown = Pick<Observation, 'program' | 'from' | 'to' | 'cabin' | 'carriers' | 'direct' | 'sectors'>

/** Every amount of points that the tables of a day could ask for an option; none where no table covers it. */
export function tablePointsOf(option: Flown, bookedOn: LocalDate): number[] {
  const { program, from, to, cabin, carriers, direct, sectors } = option
  if (sectors !== null) return tripPrices(program, sectors, bookedOn).map(({ points }) => points)
  if (!direct) return connectingPoints(option, bookedOn)
  return carriers.flatMap((carrier) =>
    pricesOf(program, { from, to, carrier, cabin, bookedOn }).prices.map(({ points }) => points),
  )
}

/** No way round is longer than so many times the straight line. */
const longestDetour = 2
const milesStep = 50

/** Where nobody names the stops: the zones that one carrier's trip could fall in, from the straight line on. */
function connectingPoints({ program, from, to, cabin, carriers }: Flown, bookedOn: LocalDate): number[] {
  const [carrier] = carriers
  const straight = findFlownMiles(from, to)
  if (carriers.length !== 1 || carrier === undefined || straight === undefined) return []
  const points = new Set<number>()
  for (let miles = straight; miles <= straight * longestDetour; miles += milesStep) {
    const price =
      program === 'qantas'
        ? orNull(() => priceByMiles({ miles, carrier, cabin, bookedOn }))?.points
        : orNull(() => priceVelocityByMiles({ miles, carrier, cabin, domestic: false, bookedOn }))?.points.low
    if (price) points.add(price)
  }
  return [...points]
}

/** The published prices of a whole trip of one adult. A trip in several parts has one price and names its first table. */
function tripPrices(program: Program, segments: readonly Segment[], bookedOn: LocalDate): TablePrice[] {
  if (program === 'qantas') {
    const price = orNull(() => priceJourney([segments], bookedOn))
    const part = price?.trips[0]?.parts[0]
    return price && part ? [tablePrice(part, price.points)] : []
  }
  const price = orNull(() => priceVelocityTrip(segments, bookedOn))
  const part = price?.parts[0]
  if (!price || !part) return []
  const { low, high } = price.points
  const amounts = price.parts.length === 1 && part.tiers !== null ? part.tiers : [low, high]
  return [...new Set(amounts)].flatMap((points) => (points === null ? [] : [tablePrice(part, points)]))
}

/** The published prices of a flight; `fixed` when there is exactly one, whatever the demand. */
function pricesOf(program: Program, flight: Flight): { prices: TablePrice[]; fixed: boolean } {
  if (program === 'qantas') {
    const price = orNull(() => priceClassicReward(flight))
    return { prices: price === null ? [] : [tablePrice(price, price.points)], fixed: price !== null }
  }
  const price = orNull(() => priceVelocityReward(flight))
  if (price === null) return { prices: [], fixed: false }
  const known = (price.tiers ?? [price.points.low]).flatMap((points) => points ?? [])
  return { prices: known.map((points) => tablePrice(price, points)), fixed: price.tiers === null }
}

function tablePrice({ zone, miles, table }: PricedByTable, points: number): TablePrice {
  const { title, asOf, sources, confidence } = table
  return { points, table: title, zone, miles, asOf, sources: [...sources], confidence }
}

function orNull<Price extends { status: 'published' }>(priced: () => Price | NotPublished): Price | null {
  try {
    const price = priced()
    return price.status === 'published' ? price : null
  } catch (error) {
    // A recording may be replayed at a date before the oldest table known.
    if (error instanceof RuleError && error.code === 'before-any-table') return null
    // A file may name airports that are on no list; nobody can price those.
    if (error instanceof NetworkError && error.code === 'unknown-airport') return null
    if (error instanceof RuleError && error.code === 'bad-trip') return null
    throw error
  }
}
