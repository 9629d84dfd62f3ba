import * as z from '#small-zod'
import { cabins } from '../core/cabin.ts'
import { sourceKinds } from '../core/codes.ts'
import { programs } from '../core/program.ts'
import { Charges, Clamp, rowParts } from './read-search.ts'

/**
 * The schema by which a finder reads an answer about returns; it checks only the shape. The API's own schema checks far
 * more, but would load the whole schema library for everyone who searches for a return.
 */

const Leg = z.object({ ...rowParts, source: z.object({ kind: z.enum(sourceKinds), name: z.string() }) })

const Trip = z.object({
  cabin: z.enum(cabins),
  out: Leg,
  back: Leg,
  stay: z.int(),
  total: z.object({
    points: z.int(),
    byProgram: z.partialRecord(z.enum(programs), z.int()),
    charges: z.nullable(Charges),
  }),
})

const pairPoints = { points: z.nullable(z.int()), checked: z.boolean() }

const Returns = z.object({
  kind: z.literal('return'),
  total: z.int(),
  unpriced: z.boolean(),
  trips: z.array(Trip),
  grid: z.nullable(
    z.object({
      days: z.array(z.object({ ...pairPoints, date: z.string() })),
      cells: z.array(z.object({ ...pairPoints, out: z.string(), back: z.string() })),
      pairs: z.object({ asked: z.int(), found: z.int() }),
    }),
  ),
})
export type Returns = z.infer<typeof Returns>

export const ReadReturns = z.object({
  now: z.string(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  query: z.object({ seats: z.int() }),
  clamped: z.array(Clamp),
  result: Returns,
  sample: z.boolean(),
})
export type ReadReturns = z.infer<typeof ReadReturns>
