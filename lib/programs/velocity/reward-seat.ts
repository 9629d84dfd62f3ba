import { type Cabin, cabinNames } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { getAirport } from '../../network/airports.ts'
import { flownMiles } from '../../network/distance.ts'
import { RuleError, requireDate, requireMiles } from '../rule-error.ts'
import type { DomesticRow, SingleRow, VelocityTable } from './data/reward-tables.ts'
import { velocityTables, velocityZoneLimits } from './data/reward-tables.ts'

type VelocityZone = {
  zone: number
  /** True beyond 15,000 miles, the end of every table: the searches recorded in 2023 charged the last zone there. */
  beyond: boolean
  /** True within 1 % of a zone limit: Velocity uses the airline's own miles, which may fall on the other side of it. */
  nearLimit: boolean
}

/**
 * Finds the zone of a one-way trip by its flown statute miles: the first zone whose limit is at or above them, or the
 * last zone. Source: data/reward-tables.ts.
 * @throws RuleError `bad-miles`
 */
export function findVelocityZone(miles: number): VelocityZone {
  requireMiles(miles)
  const whole = Math.round(miles)
  const index = velocityZoneLimits.findIndex((limit) => whole <= limit)
  const beyond = index === -1
  return {
    zone: beyond ? velocityZoneLimits.length : index + 1,
    beyond,
    nearLimit: velocityZoneLimits.some((limit) => Math.abs(miles - limit) <= limit / 100),
  }
}

/**
 * A published price for one adult, one way. In domestic economy, where demand picks one of several tiers, it is a
 * range, and an end is null where that tier was not found. Everywhere else both ends are equal.
 */
export type VelocityPrice = VelocityZone & {
  status: 'published'
  points: { low: number | null; high: number | null }
  /** The tiers of domestic economy, cheapest first; null elsewhere. */
  tiers: readonly (number | null)[] | null
  miles: number
  table: TableReference
}

/** A distance flown on one carrier in one cabin, booked on a day. */
type VelocityQuestion = {
  miles: number
  carrier: string
  cabin: Cabin
  /** True for a Virgin Australia trip within Australia, which has its own table. */
  domestic: boolean
  bookedOn: LocalDate
  /** The ends, such as SYD-LAX, when known: a price reported for one route is only derived for others. */
  route?: string
}

/** The first booking date any table covers. */
const firstVelocityDate: LocalDate = velocityTables.map((table) => table.validFrom).sort()[0] ?? ''

/**
 * Prices a Velocity reward seat for one adult on one non-stop flight, one way, by the table in force on the booking
 * date. Source: data/reward-tables.ts.
 * @throws NetworkError `unknown-airport`; RuleError `bad-date`, `before-any-table`
 */
export function priceVelocityReward(question: {
  from: string
  to: string
  carrier: string
  cabin: Cabin
  bookedOn: LocalDate
}): VelocityPrice | NotPublished {
  const { from, to, carrier, cabin, bookedOn } = question
  const domestic = getAirport(from).country === 'AU' && getAirport(to).country === 'AU'
  return priceVelocityByMiles({
    miles: flownMiles(from, to),
    carrier,
    cabin,
    domestic,
    bookedOn,
    route: `${from}-${to}`,
  })
}

/** Like priceVelocityReward, for a number of miles. Also throws RuleError `bad-miles`. */
export function priceVelocityByMiles(question: VelocityQuestion): VelocityPrice | NotPublished {
  const { miles, carrier, cabin, bookedOn } = question
  requireVelocityDate(bookedOn)
  const zone = findVelocityZone(miles)
  const price = tablesFor(question)
    .map((table) => read(table, zone, question))
    .find((one) => one !== undefined)
  if (price) return price
  return notPublished(
    `We know no Velocity price for ${carrier} ${cabinNames[cabin]} in zone ${zone.zone} booked on ${bookedOn}.`,
  )
}

/** Throws RuleError unless `bookedOn` is a valid date and not before the oldest table. */
export function requireVelocityDate(bookedOn: LocalDate): void {
  requireDate(bookedOn)
  if (bookedOn < firstVelocityDate) {
    throw new RuleError('before-any-table', `The oldest Velocity table known began on ${firstVelocityDate}.`)
  }
}

function tablesFor({ carrier, cabin, domestic, bookedOn }: VelocityQuestion): VelocityTable[] {
  const inForce = velocityTables.filter(
    ({ carriers, validFrom, validTo }) =>
      carriers.includes(carrier) && bookedOn >= validFrom && (validTo === null || bookedOn <= validTo),
  )
  const own = inForce.filter((table) => table.kind === 'domestic')
  // The domestic tables price economy, in tiers that replaced its single price, and business. Other cabins are only in
  // the single-price tables.
  return domestic && own.length > 0 && (cabin === 'Y' || cabin === 'J')
    ? own
    : inForce.filter((table) => table.kind === 'single')
}

function read(
  table: VelocityTable,
  zone: VelocityZone,
  { cabin, miles, route = '' }: VelocityQuestion,
): VelocityPrice | undefined {
  const tiers = table.kind === 'domestic' && cabin === 'Y' ? listTiers(table.rows, zone.zone) : null
  const prices = tiers ?? [singlePrice(table, zone.zone, cabin)]
  if (prices.every((price) => price === null)) return undefined
  const { id, title, asOf, sources, confidence } = table
  const spread = table.seenOn !== undefined && ![route, route.split('-').reverse().join('-')].includes(table.seenOn)
  const derived = spread || zone.beyond || table.derivedCells?.includes(`${zone.zone}${cabin}`)
  return {
    status: 'published',
    points: { low: prices[0] ?? null, high: prices.at(-1) ?? null },
    tiers,
    ...zone,
    miles,
    table: { id, title, asOf, sources, confidence: derived ? 'derived' : confidence },
  }
}

function listTiers(rows: readonly DomesticRow[], zone: number): readonly (number | null)[] {
  return rows.find((one) => one.zone === zone)?.tiers ?? []
}

function singlePrice(table: VelocityTable, zone: number, cabin: Cabin): number | null {
  const row: SingleRow | DomesticRow | undefined = table.rows.find((one) => one.zone === zone)
  if (!row) return null
  return 'tiers' in row ? (cabin === 'J' ? row.J : null) : row[cabin]
}
