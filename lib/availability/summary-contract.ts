import { z } from 'zod'
import { AirportCode, Cabin, IsoDate, Points, Program } from '../core/schemas.ts'
import { SourceKind } from './observation.ts'
import { Clamp, SearchCriteria } from './search-contract.ts'

/** The language of /api/search/summary: what a question's rows come to, for filters, maps and a list of places. */

/** One value of a filter and how many rows there would be with it chosen and all other filters left as they are. */
const counted = <Value extends z.core.$ZodType>(value: Value) => z.object({ value, rows: z.int() })

export const Facets = z.object({
  programs: z.array(counted(Program)),
  cabins: z.array(counted(Cabin)),
  /** Rows of direct flights and of connections, whatever `directOnly` says. */
  direct: z.array(counted(z.boolean())),
  /** Every carrier seen, most rows first; those in `notCarriers` are counted as if they were not. */
  carriers: z.array(counted(z.string())),
  aircraft: z.array(counted(z.string())),
  /** Kinds of source that saw any, most rows first. */
  sources: z.array(counted(SourceKind)),
  /** Airports it stops at, most rows first; those in `notVia` are counted as if they were not. */
  stops: z.array(counted(AirportCode)),
  /** Rows of the answer by month of departure, `yyyy-mm`. */
  months: z.array(counted(z.string())),
})
export type Facets = z.infer<typeof Facets>

/** The best of a month and cabin: what a year's heat map shows. */
export const MonthCell = z.object({
  month: z.string(),
  cabin: Cabin,
  /** Days with a row, and days on which anybody looked. */
  days: z.int(),
  daysSearched: z.int(),
  seats: z.int().min(1).max(9).nullable(),
  points: z.nullable(Points),
  direct: z.boolean(),
})
export type MonthCell = z.infer<typeof MonthCell>

/** The cheapest way to one place in one cabin, with the first day it can be had. */
export const DestinationCell = z.object({
  to: AirportCode,
  cabin: Cabin,
  program: Program,
  from: AirportCode,
  /** Days with a row, from any origin and in either program. */
  days: z.int(),
  points: z.nullable(Points),
  date: z.iso.date(),
  direct: z.boolean(),
})
export type DestinationCell = z.infer<typeof DestinationCell>

export const Summary = z.object({
  total: z.int(),
  facets: Facets,
  months: z.array(MonthCell),
  /** Cheapest first; places without known points last. */
  destinations: z.array(DestinationCell),
})
export type Summary = z.infer<typeof Summary>

/** The answer of /api/search/summary. */
export const SummaryAnswer = Summary.extend({
  now: z.iso.datetime(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  /** The question as it was answered, after clamping. */
  query: SearchCriteria,
  clamped: z.array(Clamp),
  /** Last departure date this caller may see. */
  openUntil: IsoDate,
  /** True when any route of the question is of the built-in sample world. */
  sample: z.boolean(),
})
export type SummaryAnswer = z.infer<typeof SummaryAnswer>
