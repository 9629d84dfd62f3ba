import { cheapestRouting, isMixedIn } from '../../calculators/fly/priced-routing.ts'
import { cashSeenBetween, joinNames, stopWords } from '../../calculators/fly/qantas-pages.ts'
import type { PricedRouting } from '../../calculators/fly/routings-file.ts'
import type { SlugWords } from '../../calculators/slug.ts'
import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import { formatNumber } from '../../core/formats.ts'
import { type Program, perProgram, programs } from '../../core/program.ts'
import { routesOfPair } from '../../network/aircraft/route-slugs.ts'
import { findCarrier } from '../../network/carriers.ts'
import { flownMiles } from '../../network/distance.ts'
import type { Route } from '../../network/routes.ts'
import { programFacts } from '../../programs/program-facts.ts'
import type { CashExample } from '../../programs/value/cash-part.ts'
import { cityRoutings } from './city-routings.ts'
import { findPopularPair, type PopularPair, popularPairs } from './popular-pages.ts'

const family = '/popular-routes'
const othersShown = 8

/** The fewest points in a program's tables for a cabin flown all the way, for one adult one way. */
export type TablePoints = { program: Program; cabin: Cabin; points: number; routing: PricedRouting }

/** The content of the page about one pair of cities, from the tables and the network. */
export type RoutePage = {
  pair: PopularPair
  words: SlugWords
  /** The shortest great-circle distance between two of their airports, in miles. */
  miles: number
  /** Every carrier's non-stop flights, the most frequent first. */
  flights: readonly Route[]
  routings: Record<Program, readonly PricedRouting[]>
  /** The fewest points in the tables for each cabin that is flown, economy first. */
  lowestPrices: readonly TablePoints[]
  cash: readonly CashExample[]
  /** Sentences about the pair that are on no other page. */
  about: readonly string[]
  /** Pages from the same city, to the same city, and for the way back. */
  others: { sameFrom: readonly PopularPair[]; sameTo: readonly PopularPair[]; back: PopularPair | undefined }
}

/** The page with a slug, or undefined when there is none. */
export function findRoutePage(slug: string): RoutePage | undefined {
  const pair = findPopularPair(slug)
  if (!pair) return undefined
  const { from, to } = pair
  const ends = from.airports.flatMap((start) => to.airports.map((end) => ({ start, end })))
  const flights = ends
    .flatMap(({ start, end }) => routesOfPair(start, end))
    .filter(({ status }) => status !== 'upcoming')
    .sort((a, b) => b.flightsPerWeek - a.flightsPerWeek)
  const routings = perProgram((program) => cityRoutings(program, from, to))
  const miles = Math.min(...ends.map(({ start, end }) => flownMiles(start, end)))
  const page = { pair, miles, flights, routings, lowestPrices: listLowestPrices(routings) }
  return {
    ...page,
    words: describePage(page),
    about: aboutPair(page),
    cash: programs.flatMap((program) => cashSeenBetween(program, from, to)),
    others: {
      sameFrom: popularPairs()
        .filter((one) => one.from.slug === from.slug && one.to.slug !== to.slug)
        .slice(0, othersShown),
      sameTo: popularPairs()
        .filter((one) => one.to.slug === to.slug && one.from.slug !== from.slug)
        .slice(0, othersShown),
      back: findPopularPair(`${to.slug}-to-${from.slug}`),
    },
  }
}

function listLowestPrices(routings: RoutePage['routings']): TablePoints[] {
  return cabins.flatMap((cabin) => {
    const found = programs.flatMap((program): TablePoints[] => {
      const routing = cheapestRouting(routings[program], cabin)
      const points = routing?.points[cabins.indexOf(cabin)]
      return routing && points && !isMixedIn(routing, cabin) ? [{ program, cabin, points, routing }] : []
    })
    return found.toSorted((a, b) => a.points - b.points).slice(0, 1)
  })
}

type Facts = Pick<RoutePage, 'pair' | 'miles' | 'routings' | 'flights' | 'lowestPrices'>

/** The title and description of a pair's page. */
export function describePage({ pair, lowestPrices, flights }: Facts): SlugWords {
  const prices = lowestPrices
    .filter(({ cabin }) => cabin === 'Y' || cabin === 'J')
    .map(
      ({ program, cabin, points, routing }) =>
        `${cabinNames[cabin]} from ${formatNumber(points)} ${programFacts[program].points} ${stopWords(routing)}${isHearsay(program, routing, cabin) ? ' (unconfirmed)' : ''}`,
    )
  const flown = flights.length > 0 ? `Non-stop with ${joinNames(carrierNames(flights))}.` : 'With one stop.'
  const title = `${pair.from.name} to ${pair.to.name} reward seats`
  return {
    path: `${family}/${pair.slug}`,
    title,
    summary: [`${title}: ${prices.length > 0 ? joinNames(prices) : 'points not published'}.`, flown].join(' '),
    ...(pair.cities ? { canonical: `${family}/${pair.cities}` } : {}),
  }
}

/** Whether a price is from reports, not from a table of the program. Search engines show the summary on its own. */
function isHearsay(program: Program, routing: PricedRouting, cabin: Cabin): boolean {
  return program === 'velocity' && routing.unsure.includes(cabin)
}

function aboutPair({ pair, miles, flights, routings }: Facts): string[] {
  const names = `${pair.from.name} to ${pair.to.name}`
  const week = flights.reduce((sum, { flightsPerWeek }) => sum + flightsPerWeek, 0)
  const carriers = carrierNames(flights)
  const reasons = programs.flatMap((program) => pair.wanted[program]?.why ?? [])
  const stop = programs.flatMap((program) => routings[program]).find(({ airports }) => airports.length > 2)
  const [block] = flights.flatMap(({ blockMinutes }) => blockMinutes ?? [])
  const takes = block ? ` in about ${Math.floor(block / 60)} h ${block % 60} min` : ''
  const flown =
    flights.length > 0
      ? `${joinNames(carriers)} ${carriers.length === 1 ? 'flies' : 'fly'} the ${formatNumber(miles)} miles from ${names} non-stop${takes}, about ${timesWords(week)} a week.`
      : `No non-stop reward flights from ${names}, ${formatNumber(miles)} miles apart.${stop ? ` Shortest connection: ${stopWords(stop)}.` : ''}`
  return [flown, ...new Set(reasons)]
}

function timesWords(times: number): string {
  return ['', 'once', 'twice'][times] || `${times} times`
}

function carrierNames(flights: readonly Route[]): string[] {
  return [...new Set(flights.map(({ carrier }) => carrier))].map((code) => findCarrier(code)?.name ?? code)
}
