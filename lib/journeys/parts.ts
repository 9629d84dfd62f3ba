import * as z from '#small-zod'
import { cabins } from '../core/cabin.ts'
import { programs } from '../core/program.ts'
import { confidences } from '../core/provenance.ts'

/**
 * The parts of the APIs' answers that pages read. The APIs' own schemas check far more, but would load the whole schema
 * library on pages that only draw a table.
 */

export const CabinLetter = z.enum(cabins)
export const Plan = z.enum(['guest', 'free', 'silver', 'gold'])

/** A plan limit that reduced the answer, with the reason in a sentence. */
export const Cut = z.object({
  limit: z.enum(['days-ahead', 'seats', 'where-can-i-go']),
  asked: z.union([z.number(), z.string()]),
  allowed: z.union([z.number(), z.string()]),
  reason: z.string(),
})
export type Cut = z.infer<typeof Cut>

export const Money = z.object({ minor: z.number(), currency: z.nullable(z.string()) })

/** One leg of a journey: a flight, or several with stops between. */
export const JourneyLeg = z.object({
  program: z.enum(programs),
  date: z.string(),
  from: z.string(),
  to: z.string(),
  cabin: CabinLetter,
  carriers: z.array(z.string()),
  stops: z.nullable(z.array(z.string())),
  departs: z.nullable(z.string()),
  arrives: z.nullable(z.string()),
  seats: z.nullable(z.number()),
  points: z.nullable(z.number()),
  charges: z.nullable(Money),
  seenAt: z.string(),
  source: z.object({ name: z.string() }),
})
export type JourneyLeg = z.infer<typeof JourneyLeg>

/** The fields every answer has. */
export const AnswerFrame = { now: z.string(), plan: Plan, clamped: z.array(Cut), sample: z.boolean() }

/** Where a figure comes from, as the APIs give it. */
export const TableOf = z.object({
  table: z.string(),
  asOf: z.string(),
  sources: z.array(z.string()),
  confidence: z.enum(confidences),
})
