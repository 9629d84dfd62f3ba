import * as z from '#small-zod'
import { cabins } from '../core/cabin.ts'
import { fareChoices, fareKinds, sortKeys, sourceKinds, weekdays } from '../core/codes.ts'
import { programs } from '../core/program.ts'
import { confidences } from '../core/provenance.ts'

/**
 * The schema by which a finder reads every part of a search's answer; it checks only the shape. The API's own schema
 * checks far more, but would load the whole schema library for everyone who searches. Both have the type
 * `SearchAnswer`.
 */

const codes = z.array(z.string())
const count = z.int()
const program = z.enum(programs)
const cabin = z.enum(cabins)
const cut = z.union([z.number(), z.string()])

const Query = z.object({
  programs: z.array(program),
  from: codes,
  to: codes,
  start: z.string(),
  end: z.string(),
  cabins: z.array(cabin),
  seats: count,
  directOnly: z.boolean(),
  fares: z.enum(fareChoices),
  carriers: z.nullable(codes),
  notCarriers: codes,
  aircraft: z.nullable(codes),
  sources: z.nullable(z.array(z.enum(sourceKinds))),
  maxPoints: z.nullable(count),
  maxCharges: z.nullable(count),
  maxMinutes: z.nullable(count),
  weekdays: z.optional(z.array(z.enum(weekdays))),
  via: z.optional(codes),
  notVia: z.optional(codes),
  within: z.partialRecord(program, z.object({ until: z.string(), seats: count })),
  sort: z.enum(sortKeys),
  thenBy: z.nullable(z.enum(sortKeys)),
  cursor: z.nullable(z.string()),
  take: count,
})

const TablePrice = z.object({
  points: count,
  table: z.string(),
  zone: count,
  miles: z.number(),
  asOf: z.string(),
  sources: codes,
  confidence: z.enum(confidences),
})

export const Charges = z.object({
  minor: count,
  currency: z.nullable(z.string()),
  estimatedFrom: z.optional(z.string()),
})

/** The fields that a row of a search and a flight of a journey have in common. */
export const rowParts = {
  id: z.string(),
  program,
  date: z.string(),
  from: z.string(),
  to: z.string(),
  cabin,
  direct: z.boolean(),
  carriers: codes,
  stops: z.nullable(codes),
  aircraft: codes,
  flights: codes,
  departs: z.nullable(z.string()),
  arrives: z.nullable(z.string()),
  minutes: z.nullable(count),
  seats: z.nullable(count),
  points: z.nullable(count),
  charges: z.nullable(Charges),
  fare: z.enum(fareKinds),
  value: z.nullable(z.number()),
  missed: z.boolean(),
  seenAt: z.string(),
}

export const Row = z.object({ ...rowParts, tablePrice: z.nullable(TablePrice), source: count })

const Coverage = z.object({
  program,
  from: z.string(),
  to: z.string(),
  status: z.enum(['covered', 'not-covered']),
  daysSearched: count,
  oldestSeenAt: z.nullable(z.string()),
  newestSeenAt: z.nullable(z.string()),
})

export const Clamp = z.object({
  limit: z.enum(['days-ahead', 'seats', 'where-can-i-go']),
  asked: cut,
  allowed: cut,
  reason: z.string(),
})

export const ReadSearch = z.object({
  now: z.string(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  query: Query,
  clamped: z.array(Clamp),
  openUntil: z.string(),
  total: count,
  rows: z.array(Row),
  nextCursor: z.nullable(z.string()),
  days: z.array(
    z.object({
      date: z.string(),
      cabin,
      seats: z.nullable(count),
      points: z.nullable(count),
      moreSeats: z.boolean(),
      direct: z.boolean(),
    }),
  ),
  notSearched: codes,
  pairs: z.object({ asked: count, covered: count }),
  coverage: z.array(Coverage),
  sources: z.array(z.object({ kind: z.enum(sourceKinds), name: z.string(), rows: count })),
  sample: z.boolean(),
})
