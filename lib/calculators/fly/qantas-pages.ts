import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import { formatNumber } from '../../core/formats.ts'
import type { Program } from '../../core/program.ts'
import { findAirport } from '../../network/airports.ts'
import { type ClassicRewardTable, classicRewardTables } from '../../programs/qantas/data/classic-reward-tables.ts'
import { type CashExample, cashExamplesFor } from '../../programs/value/cash-part.ts'
import type { SlugWords } from '../slug.ts'
import type { FlyCity } from './cities.ts'
import type { FlySlug } from './pair-index.ts'
import { cheapestRouting, isMixedIn } from './priced-routing.ts'
import type { PricedRouting } from './routings-file.ts'
import { type FlyPair, qantasPairsFrom, qantasPairsTo } from './slugs.ts'

const family = '/qantas/how-many-points-to-fly-to'

/** The price tables in force, which the points-to-fly pages use. */
export const currentTables: readonly ClassicRewardTable[] = Object.values(classicRewardTables).filter(
  (table: ClassicRewardTable) => table.validTo === null,
)

export const tableTitles: Record<string, string> = Object.fromEntries(
  currentTables.map((table) => [table.id, table.title]),
)

/** The tables behind the prices of some routings. */
export function tablesUsed(routings: readonly PricedRouting[]): readonly ClassicRewardTable[] {
  return currentTables.filter((table) => routings.some((routing) => routing.table === table.id))
}

/** The points of the cheapest routing in each cabin (see `cheapestRouting`); null when none has the cabin. */
export function cheapestPoints(routings: readonly PricedRouting[]): (number | null)[] {
  return cabins.map((cabin, index) => cheapestRouting(routings, cabin)?.points[index] ?? null)
}

/** The pair a destination's page starts with: the one whose price its first line names first. */
export function findLeadPair(pairs: readonly FlyPair[]): FlyPair | undefined {
  const lowest = ({ routings }: FlyPair) => cheapestPoints(routings)[0] ?? Number.POSITIVE_INFINITY
  return pairs.toSorted((a, b) => lowest(a) - lowest(b))[0]
}

/** The pairs a balance pays for in a cabin, farthest first by the miles of their best routing. */
export function farthestWithin(pairs: readonly FlyPair[], cabin: Cabin, points: number): FlyPair[] {
  const index = cabins.indexOf(cabin)
  const miles = ({ routings }: FlyPair) => routings[0]?.miles ?? 0
  return pairs
    .filter(({ routings }) => (cheapestPoints(routings)[index] ?? Number.POSITIVE_INFINITY) <= points)
    .sort((a, b) => miles(b) - miles(a))
}

/** The title and description of a slug page, unique to each page. */
export function qantasFlyWords({ from, to }: FlySlug): SlugWords {
  if (from) return pairWords(from, to)
  const pairs = qantasPairsTo(to.slug)
  const direct = pairs.filter(({ routings }) => routings[0]?.airports.length === 2).map((pair) => pair.from.name)
  const prices = pricesWords(
    pairs.flatMap((pair) => pair.routings),
    originAndStop,
  )
  const [only] = direct.length === 1 ? direct : []
  const isSaid = only !== undefined && prices.includes(`from ${only} non-stop`)
  const reach = direct.length > 0 ? ` Non-stop from ${joinNames(direct)}.` : ' One stop from Australia.'
  return {
    path: `${family}/${to.slug}`,
    title: `How many Qantas Points to fly to ${to.name}`,
    summary: `To ${to.name} one way: ${prices}.${isSaid ? '' : reach}`,
  }
}

function pairWords(from: FlyCity, to: FlyCity): SlugWords {
  const routings = qantasPairsFrom(from.slug).find((pair) => pair.to === to)?.routings ?? []
  const [shortest] = routings
  const distance = shortest
    ? ` The shortest route is ${formatNumber(shortest.miles)} miles, ${stopWords(shortest)}.`
    : ''
  return {
    path: `${family}/${from.slug}/${to.slug}`,
    title: `Qantas Points from ${from.name} to ${to.name}`,
    summary: `${from.name} to ${to.name} one way: ${pricesWords(routings, stopWords)}.${distance}`,
  }
}

function cityName(airport: string): string {
  return findAirport(airport)?.city ?? airport
}

/** `non-stop`, `via Singapore`. */
export function stopWords({ airports }: Pick<PricedRouting, 'airports'>): string {
  const stops = airports.slice(1, -1).map(cityName)
  return stops.length === 0 ? 'non-stop' : `via ${joinNames(stops)}`
}

/** `from Darwin non-stop`. Where prices of several cities are listed, each is shown with its city. */
export function originAndStop(routing: Pick<PricedRouting, 'airports'>): string {
  return `from ${cityName(routing.airports[0] ?? '')} ${stopWords(routing)}`
}

/** `economy from 24,700 points non-stop and business from 61,600 points via Bali`, without mixed routings. */
function pricesWords(routings: readonly PricedRouting[], place: (routing: PricedRouting) => string): string {
  const found = (['Y', 'J'] as const).flatMap((cabin) => {
    const routing = cheapestRouting(routings, cabin)
    const points = routing?.points[cabins.indexOf(cabin)]
    if (!routing || !points || isMixedIn(routing, cabin)) return []
    return [{ price: `${cabinNames[cabin]} from ${formatNumber(points)} points`, place: place(routing) }]
  })
  const isOnePlace = new Set(found.map((one) => one.place)).size === 1
  if (isOnePlace) return `${joinNames(found.map(({ price }) => price))} ${found[0]?.place}`
  return joinNames(found.map((one) => `${one.price} ${one.place}`))
}

/** Joins names into a list: Sydney, Perth and Darwin. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Examples of the cash part between two cities, by pair of airports, newest first. */
export function cashSeenBetween(program: Program, from: FlyCity, to: FlyCity): CashExample[] {
  return from.airports.flatMap((start) =>
    to.airports.flatMap((end) => cashExamplesFor({ program, from: start, to: end })),
  )
}

/** The codes of the airlines on several routings, without duplicates. */
export function listCarriers(routings: readonly Pick<PricedRouting, 'carriers'>[]): string[] {
  return [...new Set(routings.flatMap((routing) => routing.carriers))]
}
