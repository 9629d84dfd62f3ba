import * as z from '#small-zod'
import { cabins } from '../core/cabin.ts'
import { fareKinds, sourceKinds } from '../core/codes.ts'
import { programs } from '../core/program.ts'
import { Charges } from './read-search.ts'

/** The schema by which a finder reads the flights behind a row. Kept small for the same reason as `ReadSearch`. */

const cabin = z.enum(cabins)
const codes = z.array(z.string())
const count = z.int()

const Sector = z.object({
  from: z.string(),
  to: z.string(),
  carrier: z.string(),
  flight: z.string(),
  departs: z.string(),
  arrives: z.string(),
  aircraft: z.nullable(z.string()),
  cabin,
  bookingClass: z.nullable(z.string()),
})

const Option = z.object({
  seats: z.nullable(count),
  points: z.nullable(count),
  charges: z.nullable(Charges),
  carriers: codes,
  direct: z.boolean(),
  sectors: z.nullable(z.array(Sector)),
  mixedPct: z.optional(z.number()),
  fare: z.enum(fareKinds),
  source: z.object({ kind: z.enum(sourceKinds), name: z.string() }),
  seenAt: z.string(),
  cabin,
  missed: z.boolean(),
})

export const ReadOptions = z.object({
  now: z.string(),
  program: z.enum(programs),
  from: z.string(),
  to: z.string(),
  date: z.string(),
  seats: count,
  options: z.array(Option),
  sample: z.boolean(),
})
