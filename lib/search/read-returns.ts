import * as z from '#small-zod'
import { cabins } from '../core/cabin.ts'
import { sourceKinds } from '../core/codes.ts'
import { type Program, programs } from '../core/program.ts'
import { Charges, Clamp, rowParts } from './read-search.ts'

/**
 * The schema by which a finder reads an answer about returns; it checks only the shape. The API's own schema checks far
 * more, but would load the whole schema library for everyone who searches for a return.
 */

const Leg = z.object({ ...rowParts, source: z.object({ kind: z.enum(sourceKinds), name: z.string() }) })

const tripParts = { cabin: z.enum(cabins), out: Leg, back: Leg, stay: z.int() }

const Trip = z.object({
  ...tripParts,
  total: z.object({
    points: z.int(),
    byProgram: z.partialRecord(z.enum(programs), z.int()),
    charges: z.nullable(Charges),
  }),
})

const pairPoints = { points: z.nullable(z.int()), unpriced: z.boolean(), checked: z.boolean() }

const Returns = z.object({
  kind: z.literal('return'),
  total: z.int(),
  unpriced: z.boolean(),
  trips: z.array(Trip),
  unpricedTrips: z.array(z.object({ ...tripParts, charges: z.nullable(Charges) })),
  grid: z.nullable(
    z.object({
      days: z.array(z.object({ ...pairPoints, date: z.string() })),
      cells: z.array(z.object({ ...pairPoints, out: z.string(), back: z.string() })),
      pairs: z.object({ asked: z.int(), found: z.int(), unpriced: z.int() }),
    }),
  ),
})
export type Returns = z.infer<typeof Returns>

/** A trip as lists show it: without points where they aren't published. */
export type ListedTrip = Omit<z.infer<typeof Trip>, 'total'> & {
  total: { points: number | null; byProgram: Partial<Record<Program, number>>; charges: z.infer<typeof Charges> | null }
}

/** Every trip of an answer, those without published points last. */
export function listTrips({ trips, unpricedTrips }: Returns): ListedTrip[] {
  const unpriced = unpricedTrips.map(({ charges, ...trip }) => ({
    ...trip,
    total: { points: null, byProgram: {}, charges },
  }))
  return [...trips, ...unpriced]
}

export const ReadReturns = z.object({
  now: z.string(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  query: z.object({ seats: z.int() }),
  clamped: z.array(Clamp),
  result: Returns,
  sample: z.boolean(),
})
export type ReadReturns = z.infer<typeof ReadReturns>
