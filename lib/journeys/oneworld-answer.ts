import * as z from '#small-zod'
import { type Cabin, cabins } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { formatNumber } from '../core/formats.ts'
import { oneworldRules } from '../programs/qantas/data/oneworld-tables.ts'
import { priceOneworldReward } from '../programs/qantas/oneworld-reward.ts'
import { AnswerFrame, JourneyLeg, TableOf } from './parts.ts'

export const ItineraryAnswer = z.object({
  ...AnswerFrame,
  query: z.object({ start: z.string(), end: z.string(), seats: z.number() }),
  result: z.object({
    kind: z.literal('oneworld'),
    legs: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        miles: z.number(),
        dates: z.array(z.string()),
        first: z.nullable(JourneyLeg),
      }),
    ),
    price: z.union([
      z.object({ ...TableOf.shape, points: z.number(), band: z.number() }),
      z.object({ reason: z.string() }),
    ]),
    miles: z.number(),
    broken: z.array(z.object({ rule: z.string(), reason: z.string() })),
    left: z.object({
      miles: z.number(),
      sectors: z.number(),
      stopovers: z.number(),
      airlinesStillNeeded: z.number(),
    }),
    next: z.array(z.object({ to: z.string(), carriers: z.array(z.string()), miles: z.number(), days: z.number() })),
  }),
})
export type ItineraryAnswer = z.infer<typeof ItineraryAnswer>
export type ItineraryResult = ItineraryAnswer['result']

/** One rule and whether the itinerary keeps it, breaks it, or must still meet it before booking. */
export type RuleLine = { rule: string; words: string; state: 'kept' | 'broken' | 'open'; reason: string | null }

const { maxMiles, minAirlinesBesideQantas, maxStopovers, maxSectors, maxStopoversPerCity, maxTransitsPerCity } =
  oneworldRules

/** Every rule in words, keyed by the names the checks use. */
export const ruleWords: Readonly<Record<string, string>> = {
  miles: `At most ${formatNumber(maxMiles)} miles, including surface sectors and the trip back`,
  airlines: `At least ${minAirlinesBesideQantas} oneworld airlines besides Qantas`,
  'not-oneworld': 'Only oneworld airlines',
  stopovers: `At most ${maxStopovers} stopovers`,
  sectors: `At most ${maxSectors} sectors, including surface sectors`,
  'city-stopovers': `At most ${maxStopoversPerCity} stopover in any one city`,
  'city-transits': `At most ${maxTransitsPerCity} transits in any one city`,
  'return-to-start': 'Return to the starting country only at the end',
}

/**
 * Returns the rules in a fixed order with the answer's verdict on each. Missing airlines leave a rule open, not broken.
 */
export function ruleLines({ broken }: Pick<ItineraryResult, 'broken'>): RuleLine[] {
  return Object.entries(ruleWords).map(([rule, words]) => {
    const reasons = broken.filter((one) => one.rule === rule).map(({ reason }) => reason)
    const state = reasons.length === 0 ? 'kept' : rule === 'airlines' ? 'open' : 'broken'
    return { rule, words, state, reason: reasons.length > 0 ? reasons.join(' ') : null }
  })
}

/** Returns whether the itinerary can be booked as it is, still has a rule to meet, or breaks one. */
export function getVerdict(lines: readonly RuleLine[]): 'fits' | 'unfinished' | 'broken' {
  if (lines.some(({ state }) => state === 'broken')) return 'broken'
  return lines.some(({ state }) => state === 'open') ? 'unfinished' : 'fits'
}

export type CabinPoints = { cabin: Cabin; points: number | null }

/** Returns the points for the itinerary's mileage band in every cabin, for one adult. */
export function bandPoints(miles: number, bookedOn: LocalDate): CabinPoints[] {
  return cabins.map((cabin) => {
    const price = priceOneworldReward({ miles, cabin, bookedOn })
    return { cabin, points: price.status === 'published' ? price.points : null }
  })
}
