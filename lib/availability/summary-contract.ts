import { z } from 'zod'
import { AirportCode, Cabin, IsoDate, Points, Program } from '../core/schemas.ts'
import { SourceKind } from './observation.ts'
import { Clamp, Ignored, SearchCriteria } from './search-contract.ts'

/** The contract of /api/search/summary: totals over a query's rows, for filters, maps and a list of destinations. */

/** A filter value, with how many rows there would be if it were chosen and all other filters stayed as they are. */
const counted = <Value extends z.core.$ZodType>(value: Value) => z.object({ value, rows: z.int() })

export const Facets = z.object({
  programs: z.array(counted(Program)),
  cabins: z.array(counted(Cabin)),
  /** Rows of direct flights and of connections, regardless of `directOnly`. */
  direct: z.array(counted(z.boolean())),
  /** Every carrier seen, most rows first. Those in `notCarriers` are counted as if they weren't excluded. */
  carriers: z.array(counted(z.string())),
  aircraft: z.array(counted(z.string())),
  /** Kinds of source with rows, most rows first. */
  sources: z.array(counted(SourceKind)),
  /** Stopping airports, most rows first. Those in `notVia` are counted as if they weren't excluded. */
  stops: z.array(counted(AirportCode)),
  /** Rows by month of departure, `yyyy-mm`. */
  months: z.array(counted(z.string())),
})
export type Facets = z.infer<typeof Facets>

/** The best of a month and cabin: one cell of a year's heat map. */
export const MonthCell = z.object({
  month: z.string(),
  cabin: Cabin,
  /** Days with a row, and days that have been checked. */
  days: z.int(),
  daysSearched: z.int(),
  seats: z.int().min(1).max(9).nullable(),
  points: z.nullable(Points),
  direct: z.boolean(),
})
export type MonthCell = z.infer<typeof MonthCell>

/** The cheapest way to a destination in one cabin, with the first day it is available. */
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

/** The response of /api/search/summary. */
export const SummaryAnswer = Summary.extend({
  now: z.iso.datetime(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  /** The query as answered, after clamping. */
  query: SearchCriteria,
  clamped: z.array(Clamp),
  ignored: Ignored,
  /** The last departure date the caller may see. */
  openUntil: IsoDate,
  /** True when any route of the query is sample data. */
  sample: z.boolean(),
})
export type SummaryAnswer = z.infer<typeof SummaryAnswer>
