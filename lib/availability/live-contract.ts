import { z } from 'zod'
import { AirportCode, Cabin, CarrierCode, Charges, IsoDate, Points, Program } from '../core/schemas.ts'
import { Source } from './observation.ts'
import { providerFaults } from './providers/provider-error.ts'

/**
 * The language of /api/search/live: one JSON object a line, in the order things happen. The first is a `start`, the
 * last an `end`; a stream without an `end` was cut off. Empty lines keep the connection open and mean nothing.
 */

/** What is asked of the provider, route by route and day by day. Dates are departure dates, both ends included. */
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

/** A limit of the plan that made the search smaller than the question. */
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
  /** The question as it is asked, after clamping. */
  query: LiveQuery,
  clamped: z.array(LiveClamp),
  /** Routes x dates about to be asked; counted against the member before the first is. */
  permutations: z.int().min(1),
  /** What the member may still ask today, these taken off. */
  left: z.int().min(0),
  source: Source,
  /** True when the answers are of the built-in sample world. */
  sample: z.boolean(),
})
export type LiveStart = z.infer<typeof LiveStart>

/** Seats seen just now on one route, day and cabin. */
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
/** Permutations answered or failed so far, this one included. */
const done = z.int().min(1)

/** One permutation was answered. No rows means: looked, and none that fits the question. */
export const LiveDayEvent = z.object({ type: z.literal('day'), ...permutation, rows: z.array(LiveRow), done })

/** One permutation could not be answered, and why. */
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
  /** Permutations nobody was asked about, because the search ran out of time. */
  notAsked: z.int().min(0),
  /** True unless every permutation was answered. */
  partial: z.boolean(),
  /** Routes whose answers are now part of the stored availability, and those that could not be stored. */
  stored: z.object({ routes: z.int().min(0), failed: z.int().min(0) }),
})
export type LiveEnd = z.infer<typeof LiveEnd>

export const LiveEvent = z.discriminatedUnion('type', [LiveStart, LiveDayEvent, LiveFailedEvent, LiveEnd])
export type LiveEvent = z.infer<typeof LiveEvent>
