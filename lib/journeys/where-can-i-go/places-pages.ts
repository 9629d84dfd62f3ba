import { type FlyCity, gateways } from '../../calculators/fly/cities.ts'
import type { SlugWords } from '../../calculators/slug.ts'
import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import { countOf, formatNumber } from '../../core/formats.ts'
import { pointsIn, type ReachRow, reachedIn, reachFrom } from './reach.ts'

const family = '/qantas/where-can-i-go-points'

/** Points balances that have a page for each city. */
export const pageAmounts = [
  20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 120_000, 150_000, 200_000, 300_000,
] as const

/** The contents of a slug: a city, and a balance or null for any. */
export type PlacesPage = { from: FlyCity; points: number | null }

/** Returns every slug of /qantas/where-can-i-go-points: `sydney`, `sydney/100000-points`. */
export function placesSlugs(): string[] {
  const amounts = pageAmounts.map((amount) => `${amount}-points`)
  return [
    ...gateways.map(({ slug }) => slug),
    ...gateways.flatMap(({ slug }) => amounts.map((amount) => `${slug}/${amount}`)),
  ]
}

/** Parses a slug; returns undefined if there is no such page. */
export function findPlacesPage(slug: string): PlacesPage | undefined {
  const [city, amount, ...rest] = slug.split('/')
  const from = gateways.find((gateway) => gateway.slug === city)
  const points = pageAmounts.find((one) => `${one}-points` === amount)
  if (!from || rest.length > 0 || (amount !== undefined && points === undefined)) return undefined
  return { from, points: points ?? null }
}

/** The places within a balance in one cabin, farthest first. */
export type CabinReach = { cabin: Cabin; rows: readonly ReachRow[] }

export type PlacesPageView = {
  words: SlugWords
  rows: readonly ReachRow[]
  /** The cabins in which the balance reaches any place; empty on a page without a balance. */
  reach: readonly CabinReach[]
}

/** Returns the contents of a slug's page. */
export function placesPageView({ from, points }: PlacesPage): PlacesPageView {
  const rows = reachFrom('qantas', from)
  if (points === null) return { words: originWords(from, rows), rows, reach: [] }
  const reach = cabins
    .map((cabin) => ({ cabin, rows: reachedIn(rows, cabin, points) }))
    .filter((one) => one.rows.length > 0)
  return { words: amountWords(from, points, reach), rows, reach }
}

function originWords(from: FlyCity, rows: readonly ReachRow[]): SlugWords {
  const nonStop = rows.filter(({ stop }) => stop === null).length
  const dearest = Math.max(...rows.map((row) => pointsIn(row, 'Y') ?? 0))
  return {
    path: `${family}/${from.slug}`,
    title: `Where Qantas Points take you from ${from.name}`,
    summary: `${rows.length} places you can reach from ${from.name} (${from.code}), ${nonStop} of them non-stop, for up to ${formatNumber(dearest)} points one way in economy.`,
  }
}

function amountWords(from: FlyCity, points: number, reach: readonly CabinReach[]): SlugWords {
  const descriptions = reach.map(({ cabin, rows }) => `${countOf(rows.length, 'place')} in ${cabinNames[cabin]}`)
  const farthest = reach[0]?.rows[0]
  const far = farthest
    ? ` The furthest in economy is ${farthest.to.name}, ${formatNumber(farthest.miles)} miles away.`
    : ''
  return {
    path: `${family}/${from.slug}/${points}-points`,
    title: `Where ${formatNumber(points)} Qantas Points take you from ${from.name}`,
    summary: `From ${from.name} with ${formatNumber(points)} points, one way: ${descriptions.join(', ') || 'no place yet'}.${far}`,
    canonical: `${family}/${from.slug}`,
  }
}

/** Returns the fewest points that fly an adult out and back in a cabin, and where to. */
export function cheapestReturn(rows: readonly ReachRow[], cabin: Cabin): { row: ReachRow; points: number } | null {
  const priced = rows.flatMap((row) => {
    const points = pointsIn(row, cabin)
    return points === null ? [] : [{ row, points: points * 2 }]
  })
  return priced.reduce<(typeof priced)[number] | null>(
    (cheapest, one) => (cheapest === null || one.points < cheapest.points ? one : cheapest),
    null,
  )
}
