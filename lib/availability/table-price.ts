import type { LocalDate } from '../core/clock.ts'
import type { NotPublished } from '../core/provenance.ts'
import { getAirport, NetworkError } from '../network/airports.ts'
import { findFlownMiles } from '../network/distance.ts'
import type { RewardPrice } from '../programs/descriptor.ts'
import { programRules } from '../programs/program-rules.ts'
import { RuleError } from '../programs/rule-error.ts'
import type { Observation } from './observation.ts'
import type { SamplePrice } from './providers/sample/world.ts'
import type { TablePriceOf } from './search.ts'
import type { TablePrice } from './search-contract.ts'

/**
 * Prices rows from the program's published table as booked on a day: a direct flight by its airports and carrier, a
 * connection on one carrier as a whole trip. Where prices differ by carrier or demand tier, the one equal to the row's
 * points is used, and null if none is. Sources: the Classic Flight Reward and Velocity reward seat tables.
 */
export function tablePriceOn(bookedOn: LocalDate): TablePriceOf {
  return ({ program, from, to, cabin, carriers, direct, stops, points }) => {
    if (!direct) return connectionPrice({ program, from, to, cabin, carriers, stops, points }, bookedOn)
    const rules = programRules[program]
    const offers = carriers.map((carrier) => orNull(() => rules.priceFlight({ from, to, carrier, cabin, bookedOn })))
    const prices = offers.flatMap(tablePrices)
    const [first] = prices
    const agreed = offers.every((offer) => offer?.fixed) && prices.every((price) => price.points === first?.points)
    return prices.find((price) => price.points === points) ?? (agreed ? (first ?? null) : null)
  }
}

/** Prices a journey on one carrier from the published table, at its cheapest tier; null when no price is published. */
export function tablePointsOn(bookedOn: LocalDate): SamplePrice {
  return ({ program, from, to, carrier, miles, cabin }) => {
    const domestic = getAirport(from).country === 'AU' && getAirport(to).country === 'AU'
    const price = orNull(() => programRules[program].priceMiles({ miles, carrier, cabin, domestic, bookedOn }))
    return price?.points.low ?? null
  }
}

type ConnectionRow = Parameters<TablePriceOf>[0] extends infer Row ? Omit<Row, 'direct'> : never

/** Returns null for several carriers or unknown stops, because it is then unclear who flies which flight. */
function connectionPrice(row: ConnectionRow, bookedOn: LocalDate): TablePrice | null {
  const { program, from, to, cabin, carriers, stops, points } = row
  const [carrier] = carriers
  if (carriers.length !== 1 || carrier === undefined || stops === null) return null
  const airports = [from, ...stops, to]
  const segments = stops.concat(to).map((end, at) => ({ from: airports[at] ?? '', to: end, carrier, cabin }))
  const price = tablePrices(orNull(() => programRules[program].priceTrip(segments, bookedOn)))
  return (
    price.find((one) => one.points === points) ?? (points === null && price.length === 1 ? (price[0] ?? null) : null)
  )
}

type Flown = Pick<Observation, 'program' | 'from' | 'to' | 'cabin' | 'carriers' | 'direct' | 'sectors'>

/** Lists every amount of points that the tables of a day could ask for an option; empty when no table covers it. */
export function listTablePoints(option: Flown, bookedOn: LocalDate): number[] {
  const { program, from, to, cabin, carriers, direct, sectors } = option
  const rules = programRules[program]
  const amounts = (price: () => RewardPrice | NotPublished) => [...(orNull(price)?.amounts ?? [])]
  if (sectors !== null) return amounts(() => rules.priceTrip(sectors, bookedOn))
  if (!direct) return connectingPoints(option, bookedOn)
  return carriers.flatMap((carrier) => amounts(() => rules.priceFlight({ from, to, carrier, cabin, bookedOn })))
}

/** The longest detour considered, as a multiple of the straight line. */
const longestDetour = 2
const milesStep = 50

/** For unknown stops: prices every distance that one carrier's trip could have, from the straight line upwards. */
function connectingPoints({ program, from, to, cabin, carriers }: Flown, bookedOn: LocalDate): number[] {
  const [carrier] = carriers
  const straight = findFlownMiles(from, to)
  if (carriers.length !== 1 || carrier === undefined || straight === undefined) return []
  const points = new Set<number>()
  for (let miles = straight; miles <= straight * longestDetour; miles += milesStep) {
    const price = orNull(() => programRules[program].priceMiles({ miles, carrier, cabin, domestic: false, bookedOn }))
    if (price?.points.low) points.add(price.points.low)
  }
  return [...points]
}

/** Lists every amount of a price, each with the table it comes from. */
function tablePrices(price: RewardPrice | null): TablePrice[] {
  if (price === null) return []
  const { zone, miles, table } = price
  const { title, asOf, sources, confidence } = table
  return price.amounts.map((points) => ({ points, table: title, zone, miles, asOf, sources: [...sources], confidence }))
}

function orNull(priced: () => RewardPrice | NotPublished): RewardPrice | null {
  try {
    const price = priced()
    return price.status === 'published' ? price : null
  } catch (error) {
    // A recording may be replayed at a date before the oldest known table.
    if (error instanceof RuleError && error.code === 'before-any-table') return null
    // A file may name airports that are on no list, and those can't be priced.
    if (error instanceof NetworkError && error.code === 'unknown-airport') return null
    if (error instanceof RuleError && error.code === 'bad-trip') return null
    throw error
  }
}
