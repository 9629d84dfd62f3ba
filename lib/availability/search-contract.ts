import { z } from 'zod'
import { AirportCode, Cabin, CarrierCode, Charges, IsoDate, Points, Program, Source } from './observation.ts'

/**
 * The language of /api/search: what a finder asks and what the engine answers. The same schemas check the URL,
 * the request and the answer, so that the screen and the server cannot drift apart.
 */

/** A place as it stands in a URL: an airport or metro code (`SYD`, `LON`), or `country:JP`, `region:europe`. */
export const PlaceToken = z.string().regex(/^([A-Z]{3}|country:[A-Z]{2}|region:[a-z-]{2,30})$/)

/** A question already parsed and expanded to airports. Dates are departure dates, both ends included. */
export const SearchQuery = z.object({
  program: Program,
  from: z.array(AirportCode).min(1).max(250),
  to: z.array(AirportCode).min(1).max(250),
  start: IsoDate,
  end: IsoDate,
  cabins: z.array(Cabin).min(1).max(4),
  /** Passengers travelling together, hence seats needed on one flight. */
  seats: z.int().min(1).max(9),
  directOnly: z.boolean(),
  sort: z.enum(['date', 'points', 'charges', 'seats']),
  cursor: z.string().max(200).nullable(),
  take: z.int().min(1).max(500),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** A limit of the plan that made the answer smaller than the question. */
export const Clamp = z.object({
  limit: z.enum(['days-ahead', 'seats']),
  asked: z.union([z.int(), IsoDate]),
  allowed: z.union([z.int(), IsoDate]),
  /** One sentence for the traveller. */
  reason: z.string(),
})
export type Clamp = z.infer<typeof Clamp>

/** A figure of a program's own table, with where it comes from. */
export const TablePrice = z.object({
  points: Points,
  table: z.string(),
  zone: z.int(),
  miles: z.number(),
  asOf: IsoDate,
  sources: z.array(z.string()),
  confidence: z.string(),
})
export type TablePrice = z.infer<typeof TablePrice>

/** The best offer seen for one route, day, cabin and kind of connection. */
export const Row = z.object({
  id: z.string(),
  date: IsoDate,
  from: AirportCode,
  to: AirportCode,
  cabin: Cabin,
  direct: z.boolean(),
  carriers: z.array(CarrierCode),
  /** 1-9 (9 = nine or more), or null: some, count unknown. */
  seats: z.int().min(1).max(9).nullable(),
  /** Cheapest points for one adult seen that day, with the charges of that same option. */
  points: Points.nullable(),
  charges: Charges.nullable(),
  /** The program's published price, where its table covers this row. */
  tablePrice: TablePrice.nullable(),
  seenAt: z.iso.datetime(),
  /** Index into the answer's `sources`. */
  source: z.int(),
})
export type Row = z.infer<typeof Row>

/** The best of one day and cabin over all rows that fit the question: what a heat map cell shows. */
export const DayCell = z.object({
  date: IsoDate,
  cabin: Cabin,
  seats: z.int().min(1).max(9).nullable(),
  points: Points.nullable(),
  direct: z.boolean(),
})
export type DayCell = z.infer<typeof DayCell>

/**
 * What is known of one route: nothing yet, or looks between two instants. A question of more than 200 pairs lists
 * only the routes that are covered.
 */
export const RouteCoverage = z.object({
  from: AirportCode,
  to: AirportCode,
  status: z.enum(['covered', 'not-covered']),
  /** Days inside the answered window on which anybody looked. */
  daysSearched: z.int(),
  oldestSeenAt: z.iso.datetime().nullable(),
  newestSeenAt: z.iso.datetime().nullable(),
})
export type RouteCoverage = z.infer<typeof RouteCoverage>

export const SearchAnswer = z.object({
  now: z.iso.datetime(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  /** The question as it was answered, after clamping. */
  query: SearchQuery,
  clamped: z.array(Clamp),
  /** Last departure date this caller may see; days after it were not searched and are not in the answer. */
  openUntil: IsoDate,
  total: z.int(),
  rows: z.array(Row),
  nextCursor: z.string().nullable(),
  days: z.array(DayCell),
  /** Days of the answered window on which nobody looked at any of the routes and cabins: not the same as none. */
  notSearched: z.array(IsoDate),
  coverage: z.array(RouteCoverage),
  sources: z.array(Source.extend({ rows: z.int() })),
  /** True when any row is of the built-in sample world. */
  sample: z.boolean(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** RFC 9457 problem details, for every error of every API. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** The parameters at fault, with what each should have been. */
  errors: z.array(z.object({ parameter: z.string(), message: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>
