import * as z from '#small-zod'
import type { Cabin } from '../../core/cabin.ts'
import type { Region } from '../../network/airport-names.ts'
import { findAirport } from '../../network/airports.ts'
import { findCountry } from '../../network/countries.ts'
import { AnswerFrame, CabinLetter } from '../parts.ts'

export const PlacesAnswer = z.object({
  ...AnswerFrame,
  openUntil: z.string(),
  query: z.object({ start: z.string(), end: z.string(), seats: z.number() }),
  destinations: z.array(
    z.object({
      to: z.string(),
      cabin: CabinLetter,
      from: z.string(),
      days: z.number(),
      points: z.nullable(z.number()),
      date: z.string(),
      direct: z.boolean(),
    }),
  ),
})
export type PlacesAnswer = z.infer<typeof PlacesAnswer>

/** The cheapest seat seen to one place. */
export type PlaceSeen = {
  to: string
  city: string
  country: string
  region: Region
  lat: number
  lon: number
  from: string
  cabin: Cabin
  /** For one adult, one way. */
  points: number
  /** The first day at that price, and the number of days with any seat in that cabin. */
  date: string
  days: number
  direct: boolean
  /** Points missing from the budget; 0 if it is within. */
  missing: number
}

export type PlacesView = {
  /** Within the budget, cheapest first, then by name. */
  reached: readonly PlaceSeen[]
  /** Dearer than the budget, closest to it first. */
  beyond: readonly PlaceSeen[]
  /** The number of places with seats whose points the source doesn't give. */
  unpriced: number
}

/** Sorts places by price against what one traveller may spend. Each place is listed once, in its cheapest cabin. */
export function placesView({ destinations }: PlacesAnswer, budget: number): PlacesView {
  const priced = new Map<string, PlaceSeen>()
  const seen = new Set<string>()
  for (const cell of destinations) {
    const airport = findAirport(cell.to)
    if (!airport) continue
    seen.add(cell.to)
    const known = priced.get(cell.to)
    if (cell.points === null || (known && known.points <= cell.points)) continue
    const { city, country, region, lat, lon } = airport
    const place = { city, country: findCountry(country)?.name ?? country, region, lat, lon }
    const missing = Math.max(0, cell.points - budget)
    priced.set(cell.to, { ...cell, ...place, points: cell.points, missing })
  }
  const sorted = [...priced.values()].sort((a, b) => a.points - b.points || a.city.localeCompare(b.city, 'en'))
  return {
    reached: sorted.filter(({ missing }) => missing === 0),
    beyond: sorted.filter(({ missing }) => missing > 0),
    unpriced: seen.size - priced.size,
  }
}
