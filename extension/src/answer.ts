import * as z from 'zod/mini'
import { cabins } from '../../lib/core/cabin.ts'
import { programs } from '../../lib/core/program.ts'
import { confidences, howSure, surenessNames } from '../../lib/core/provenance.ts'

const Plan = z.enum(['guest', 'free', 'silver', 'gold'])

const Row = z.object({
  date: z.string(),
  from: z.string(),
  to: z.string(),
  cabin: z.enum(cabins),
  carriers: z.array(z.string()),
  seats: z.nullable(z.number()),
  points: z.nullable(z.number()),
  charges: z.nullable(
    z.object({ minor: z.number(), currency: z.nullable(z.string()), estimatedFrom: z.optional(z.string()) }),
  ),
  value: z.nullable(z.number()),
  tablePrice: z.nullable(
    z.object({ points: z.number(), confidence: z.enum(confidences), sources: z.array(z.string()) }),
  ),
  seenAt: z.string(),
  source: z.number(),
})

/** The part of a /api/search answer that the panel needs. */
const SearchAnswer = z.object({
  now: z.string(),
  plan: Plan,
  query: z.object({ within: z.partialRecord(z.enum(programs), z.object({ until: z.string(), seats: z.number() })) }),
  clamped: z.array(z.object({ limit: z.string(), reason: z.string() })),
  openUntil: z.string(),
  total: z.number(),
  rows: z.array(Row),
  days: z.array(z.object({ date: z.string() })),
  sources: z.array(z.object({ name: z.string() })),
  sample: z.boolean(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

const DayStatus = z.enum(['seats', 'none', 'failed', 'not-covered', 'not-searched'])

/** The part of a /api/coverage answer that the panel needs. */
const CoverageAnswer = z.object({
  routes: z.array(
    z.object({
      days: z.array(
        z.object({
          status: DayStatus,
          seenAt: z.nullable(z.string()),
          failed: z.nullable(z.object({ at: z.string() })),
        }),
      ),
    }),
  ),
})
export type CoverageAnswer = z.infer<typeof CoverageAnswer>

/** A seat as the panel shows it. */
export type Seat = Pick<
  z.infer<typeof Row>,
  'date' | 'from' | 'to' | 'cabin' | 'carriers' | 'seats' | 'points' | 'value' | 'seenAt'
> & {
  /** The program's published table price; null if its table doesn't cover the flight. */
  tablePoints: number | null
  /** How sure that price is, in words: official, single report; empty without a price. */
  tableSureness: string
  /** `isEstimate`: the source gave no charges, so these are taken from a similar flight. */
  charges: { minor: number; currency: string | null; isEstimate: boolean } | null
  /** The source's name. */
  source: string
}

/** Reads an answer of the search. @throws ZodError for any other shape. */
export const parseSearch = (body: unknown): SearchAnswer => z.parse(SearchAnswer, body)

/** Reads an answer of the coverage. @throws ZodError for any other shape. */
export const parseCoverage = (body: unknown): CoverageAnswer => z.parse(CoverageAnswer, body)

/** Returns the seats of an answer: those on the days from `start` to `end` first, and cheapest first in both groups. */
export function listSeats(answer: SearchAnswer, { start, end }: { start: string; end: string }, max: number): Seat[] {
  const isRequested = ({ date }: { date: string }) => date >= start && date <= end
  const { rows } = answer
  return [...rows.filter(isRequested), ...rows.filter((row) => !isRequested(row))]
    .slice(0, max)
    .map((row) => toSeat(row, answer.sources))
}

function toSeat({ tablePrice, charges, source, ...row }: z.infer<typeof Row>, sources: SearchAnswer['sources']): Seat {
  return {
    ...row,
    tablePoints: tablePrice?.points ?? null,
    tableSureness: tablePrice ? surenessNames[howSure(tablePrice)] : '',
    charges: charges && {
      minor: charges.minor,
      currency: charges.currency,
      isEstimate: charges.estimatedFrom !== undefined,
    },
    source: sources[source]?.name ?? 'an unnamed source',
  }
}
