import * as z from '#small-zod'
import { daysBetween } from '../core/dates.ts'
import { groupBy } from '../core/group.ts'
import { AnswerFrame, JourneyLeg, Money, TableOf } from './parts.ts'

const Total = z.object({ points: z.number(), charges: z.nullable(Money) })

const Trip = z.object({
  out: JourneyLeg,
  back: JourneyLeg,
  credits: z.number(),
  total: Total,
  creditsPer1000Points: z.number(),
  creditsPerDollar: z.nullable(z.number()),
})
export type RunTrip = z.infer<typeof Trip>

export const RunAnswer = z.object({
  ...AnswerFrame,
  query: z.object({ start: z.string(), end: z.string() }),
  result: z.object({
    kind: z.literal('status-run'),
    trips: z.array(Trip),
    run: z.nullable(z.object({ trips: z.array(Trip), credits: z.number(), total: Total })),
    basis: z.string(),
    tables: z.array(TableOf),
  }),
})
export type RunAnswer = z.infer<typeof RunAnswer>
export type Run = NonNullable<RunAnswer['result']['run']>

/** Returns a run's flights, airlines, and days from the first departure to the last. */
export function runFigures({ trips }: Pick<Run, 'trips'>): { sectors: number; days: number; airlines: string[] } {
  const dates = trips.flatMap(({ out, back }) => [out.date, back.date]).sort()
  const airlines = trips.flatMap(({ out, back }) => [...out.carriers, ...back.carriers])
  return {
    sectors: trips.length * 2,
    days: dates.length === 0 ? 0 : daysBetween(dates[0] ?? '', dates.at(-1) ?? '') + 1,
    airlines: [...new Set(airlines)].sort(),
  }
}

/** Returns the nights between the two departures of a trip. */
export function countNights({ out, back }: RunTrip): number {
  return daysBetween(out.date, back.date)
}

/** A trip, with others that differ from it only in their days and times. */
export type TripGroup = RunTrip & { others: readonly RunTrip[] }

/** Groups near-identical trips under the best of them, in the order of the answer. */
export function groupTrips(trips: readonly RunTrip[]): TripGroup[] {
  const same = ({ out, back, credits, total }: RunTrip) =>
    [out.from, out.to, back.to, out.cabin, ...out.carriers, '/', ...back.carriers, credits, total.points].join(' ')
  return [...groupBy(trips, same).values()].flatMap(([best, ...others]) => (best ? [{ ...best, others }] : []))
}
