import { z } from 'zod'
import { AirportCode, Cabin, CarrierCode, Charges, IsoDate, Points, Program } from '../core/schemas.ts'
import { Source } from './observation.ts'
import { providerFaults } from './providers/provider-error.ts'

/**
 * The contract of /api/search/live: one JSON object per line, in the order of events. The first is a `start` and the
 * last an `end`; a stream without an `end` was cut off. Empty lines only keep the connection open.
 */

/** What the provider is asked, route by route and day by day. `start` and `end` are departure dates, inclusive. */
export const LiveQuery = z.object({
  program: Program,
  from: z.array(AirportCode).min(1).max(5000),
  to: z.array(AirportCode).min(1).max(5000),
  start: IsoDate,
  end: IsoDate,
  cabins: z.array(Cabin).min(1).max(4),
  seats: z.int().min(1).max(9),
  directOnly: z.boolean(),
})
export type LiveQuery = z.infer<typeof LiveQuery>

/** A plan limit that made the search smaller than what was asked. */
export const LiveClamp = z.object({
  limit: z.enum(['days-ahead', 'seats', 'live-range', 'live-permutations']),
  asked: z.union([z.int(), IsoDate]),
  allowed: z.union([z.int(), IsoDate]),
  /** One sentence for the traveller. */
  reason: z.string(),
})
export type LiveClamp = z.infer<typeof LiveClamp>

export const LiveStart = z.object({
  type: z.literal('start'),
  now: z.iso.datetime(),
  plan: z.enum(['silver', 'gold']),
  /** The query put to the provider, after clamping. */
  query: LiveQuery,
  clamped: z.array(LiveClamp),
  /** Routes × dates about to be asked. Counted against the member's allowance before the first one is. */
  permutations: z.int().min(1),
  /** What the member may still ask today, after this search. */
  left: z.int().min(0),
  source: Source,
  /** True when the answers are sample data. */
  sample: z.boolean(),
})
export type LiveStart = z.infer<typeof LiveStart>

/** Seats just seen on one route, day and cabin. */
export const LiveRow = z.object({
  cabin: Cabin,
  direct: z.boolean(),
  carriers: z.array(CarrierCode),
  flights: z.array(z.string()),
  /** 1-9 (9 = nine or more), or null: some, count unknown. */
  seats: z.int().min(1).max(9).nullable(),
  points: z.nullable(Points),
  charges: z.nullable(Charges),
  seenAt: z.iso.datetime(),
})
export type LiveRow = z.infer<typeof LiveRow>

const permutation = { from: AirportCode, to: AirportCode, date: IsoDate }
/** Permutations answered or failed so far, including this one. */
const done = z.int().min(1)

/** One permutation was answered. No rows means it was checked and nothing fits the query. */
export const LiveDayEvent = z.object({ type: z.literal('day'), ...permutation, rows: z.array(LiveRow), done })

/** One permutation failed, and why. */
export const LiveFailedEvent = z.object({
  type: z.literal('failed'),
  ...permutation,
  fault: z.enum(providerFaults),
  /** One sentence for the traveller. */
  message: z.string(),
  retryAfterSeconds: z.number().nullable(),
  done,
})

export const LiveEnd = z.object({
  type: z.literal('end'),
  answered: z.int().min(0),
  failed: z.int().min(0),
  /** Permutations that were never asked, because the search ran out of time. */
  notAsked: z.int().min(0),
  /** True unless every permutation was answered. */
  partial: z.boolean(),
  /** Routes whose answers are now in the stored availability, and routes that could not be stored. */
  stored: z.object({ routes: z.int().min(0), failed: z.int().min(0) }),
})
export type LiveEnd = z.infer<typeof LiveEnd>

export const LiveEvent = z.discriminatedUnion('type', [LiveStart, LiveDayEvent, LiveFailedEvent, LiveEnd])
export type LiveEvent = z.infer<typeof LiveEvent>
