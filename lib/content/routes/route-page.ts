import type { FlyWay } from '../../calculators/fly/fly-way.ts'
import { cheapestPoints, listOf } from '../../calculators/fly/qantas-pages.ts'
import type { SlugWords } from '../../calculators/slug.ts'
import { cabinNames, cabins } from '../../core/cabin.ts'
import { formatNumber } from '../../core/formats.ts'
import { type Program, perProgram, programs } from '../../core/program.ts'
import { routesOfPair } from '../../network/aircraft/route-slugs.ts'
import { getAirport } from '../../network/airports.ts'
import { findCarrier } from '../../network/carriers.ts'
import { flownMiles } from '../../network/distance.ts'
import type { Route } from '../../network/routes.ts'
import { type CashExample, cashExamplesFor } from '../../programs/value/cash-part.ts'
import { findPopularPair, type PopularPair, popularPairs, popularSlugOf } from './popular-pages.ts'
import { routeWays } from './route-ways.ts'

const family = '/popular-routes'
const othersShown = 8

/** What the page of one pair says, from the tables and the network. */
export type RoutePage = {
  pair: PopularPair
  words: SlugWords
  fromCity: string
  toCity: string
  miles: number
  /** Every carrier's non-stop flights, the most frequent first. */
  flights: readonly Route[]
  ways: Record<Program, readonly FlyWay[]>
  cash: readonly CashExample[]
  /** Sentences about the pair, none of them on another page. */
  about: readonly string[]
  /** Slugs of pages from the same airport, to the same one, and back. */
  others: { sameFrom: readonly PopularPair[]; sameTo: readonly PopularPair[]; back: string | undefined }
}

/** The page of a slug, or undefined where there is none. */
export function findRoutePage(slug: string): RoutePage | undefined {
  const pair = findPopularPair(slug)
  if (!pair) return undefined
  const { from, to } = pair
  const flights = routesOfPair(from, to).filter(({ status }) => status !== 'upcoming')
  const ways = perProgram((program) => routeWays(program, from, to))
  const [fromCity, toCity] = [getAirport(from).city, getAirport(to).city]
  const miles = flownMiles(from, to)
  const page = { pair, fromCity, toCity, miles, flights, ways }
  return {
    ...page,
    words: wordsOf(page),
    about: aboutPair(page),
    cash: programs.flatMap((program) => cashExamplesFor({ program, from, to })),
    others: {
      sameFrom: popularPairs()
        .filter((one) => one.from === from && one.to !== to)
        .slice(0, othersShown),
      sameTo: popularPairs()
        .filter((one) => one.to === to && one.from !== from)
        .slice(0, othersShown),
      back: popularSlugOf(to, from),
    },
  }
}

type Facts = Pick<RoutePage, 'pair' | 'fromCity' | 'toCity' | 'miles' | 'flights' | 'ways'>

/** Title and one sentence of a pair. */
export function wordsOf({ pair, fromCity, toCity, ways, flights }: Facts): SlugWords {
  const prices = programs.flatMap((program) => priceWords(program, ways[program]) ?? [])
  const flown =
    flights.length > 0
      ? `${pair.from} to ${pair.to} non-stop with ${listOf(carrierNames(flights.map(({ carrier }) => carrier)))}.`
      : `${pair.from} to ${pair.to} with a stop.`
  return {
    path: `${family}/${pair.slug}`,
    title: `${fromCity} to ${toCity} reward seats`,
    summary: `${flown} ${prices.join(' ')}`.trim(),
  }
}

const pointsNames = { qantas: 'Qantas Points', velocity: 'Velocity Points' } as const

/** `Qantas Points: from 41,900 in economy, 108,400 in business.` */
function priceWords(program: Program, ways: readonly FlyWay[]): string | null {
  const least = cheapestPoints(ways)
  const told = cabins.flatMap((cabin, at) => {
    const points = least[at] ?? null
    return points === null ? [] : [`${formatNumber(points)} in ${cabinNames[cabin]}`]
  })
  return told.length > 0 ? `${pointsNames[program]}: from ${told.join(', ')}.` : null
}

function aboutPair({ pair, fromCity, toCity, miles, flights, ways }: Facts): string[] {
  const week = flights.reduce((sum, { flightsPerWeek }) => sum + flightsPerWeek, 0)
  const names = listOf(carrierNames(flights.map(({ carrier }) => carrier)))
  const reasons = programs.flatMap((program) => pair.wanted[program]?.why ?? [])
  const stop = programs.flatMap((program) => ways[program]).find(({ airports }) => airports.length > 2)
  const [block] = flights.flatMap(({ blockMinutes }) => blockMinutes ?? [])
  const flown =
    flights.length > 0
      ? `${names} fl${flights.length === 1 ? 'ies' : 'y'} the ${formatNumber(miles)} miles from ${fromCity} to ${toCity} non-stop, about ${week} times a week.`
      : `Nobody whose seats these points book flies the ${formatNumber(miles)} miles from ${fromCity} to ${toCity} non-stop.`
  const gate = block ? ` Gate to gate it takes about ${Math.floor(block / 60)} h ${block % 60} min.` : ''
  const via =
    flights.length === 0 && stop ? ` The shortest way stops in ${getAirport(stop.airports[1] ?? '').city}.` : ''
  return [...new Set(reasons), flown + gate + via]
}

function carrierNames(codes: readonly string[]): string[] {
  return [...new Set(codes)].map((code) => findCarrier(code)?.name ?? code)
}
