import { z } from 'zod'
import { ANYWHERE, sortKeys, weekdays } from '../core/codes.ts'
import { programs } from '../core/program.ts'
import { confidences } from '../core/provenance.ts'
import { AirportCode, Cabin, CarrierCode, Charges, IsoDate, LocalDateTime, Points, Program } from '../core/schemas.ts'
import { FareChoice, FareKind, Source, SourceKind } from './observation.ts'

export { ANYWHERE }

/**
 * The contract of /api/search: what the finder asks and what the engine answers. The same schemas check the URL, the
 * request and the response, so that the screen and the server cannot drift apart.
 */

export const SortKey = z.enum(sortKeys)
export type SortKey = z.infer<typeof SortKey>

/** What the caller's plan shows of a program: the last departure date and the most seats on a flight. */
export const Bounds = z.object({ until: IsoDate, seats: z.int().min(1).max(9) })
export type Bounds = z.infer<typeof Bounds>

/** Which seats are wanted, parsed and expanded to airports. `start` and `end` are departure dates, inclusive. */
export const SearchCriteria = z.object({
  programs: z.array(Program).min(1).max(programs.length),
  from: z.array(AirportCode).min(1).max(5000),
  to: z.array(AirportCode).min(1).max(5000),
  start: IsoDate,
  end: IsoDate,
  cabins: z.array(Cabin).min(1).max(4),
  /** Passengers travelling together, and so the seats needed on one flight. */
  seats: z.int().min(1).max(9),
  directOnly: z.boolean(),
  /** Reward seats, or points-only fares instead. */
  fares: FareChoice,
  /** At least one of these must fly part of the journey; null = any carrier, known or not. */
  carriers: z.array(CarrierCode).min(1).max(40).nullable(),
  /** None of these may fly any part of the journey. */
  notCarriers: z.array(CarrierCode).max(40),
  /** At least one of these aircraft must be used, as the source names them; null = any, known or not. */
  aircraft: z.array(z.string().min(1).max(60)).min(1).max(20).nullable(),
  /** Must have been seen by one of these kinds of source; null = any. */
  sources: z.array(SourceKind).min(1).nullable(),
  /** The most points for one adult. When set, seats without known points are left out. */
  maxPoints: z.nullable(Points),
  /** The most charges for one adult, in AUD cents. When set, seats without known AUD charges are left out. */
  maxCharges: z.int().min(0).max(100_000_000).nullable(),
  /** The most minutes from departure to arrival. When set, itineraries without known times are left out. */
  maxMinutes: z.int().min(30).max(10_000).nullable(),
  /** Weekdays on which the first flight may leave; omitted = any. */
  weekdays: z.array(z.enum(weekdays)).min(1).max(weekdays.length).optional(),
  /** Must stop at one of these. When set, direct flights and itineraries with unknown stops are left out. */
  via: z.array(AirportCode).min(1).max(20).optional(),
  /** Must stop at none of these. Itineraries with unknown stops are kept. */
  notVia: z.array(AirportCode).min(1).max(20).optional(),
  /** Filled in from the server's clock. Flights that have left by then, in the airport's local time, are left out. */
  departsAfter: z.iso.datetime().optional(),
  /** Filled in from the caller's plan, by program. A program that is not listed has no bounds. */
  within: z.partialRecord(Program, Bounds),
})
export type SearchCriteria = z.infer<typeof SearchCriteria>

/** Search criteria, with how the rows are sorted and paged. */
export const SearchQuery = SearchCriteria.extend({
  sort: SortKey,
  /** The second sort key, for rows that are equal by the first; null = by date. */
  thenBy: SortKey.nullable(),
  cursor: z.string().max(200).nullable(),
  take: z.int().min(1).max(500),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** A plan limit that made the answer smaller than what was asked. */
export const Clamp = z.object({
  limit: z.enum(['days-ahead', 'seats', 'where-can-i-go']),
  asked: z.union([z.int(), IsoDate]),
  allowed: z.union([z.int(), IsoDate]),
  /** One sentence for the traveller. */
  reason: z.string(),
})
export type Clamp = z.infer<typeof Clamp>

/** Parameters the operation doesn't take, such as a misspelt filter. Absent if it takes them all. */
export const Ignored = z.array(z.string()).optional()

/** A price from a program's published table, with its sources. */
export const TablePrice = z.object({
  points: Points,
  table: z.string(),
  zone: z.int(),
  miles: z.number(),
  asOf: IsoDate,
  sources: z.array(z.string()),
  confidence: z.enum(confidences),
})
export type TablePrice = z.infer<typeof TablePrice>

/**
 * One real option: the cheapest with enough seats on one route, day, cabin and kind (direct or connecting). All its
 * figures belong to this one option.
 */
export const Row = z.object({
  id: z.string(),
  program: Program,
  date: IsoDate,
  from: AirportCode,
  to: AirportCode,
  cabin: Cabin,
  direct: z.boolean(),
  /** Carriers of this itinerary; empty = the source named none. */
  carriers: z.array(CarrierCode),
  /** Airports it stops at: empty for a direct flight, null when the source did not say. */
  stops: z.array(AirportCode).nullable(),
  /** One for each flight, as the source names them; empty = not named. */
  aircraft: z.array(z.string()),
  /** Flight numbers in order, such as QF1; empty = not named. */
  flights: z.array(z.string()),
  /** Local to each airport; null when the source named no flights. */
  departs: z.nullable(LocalDateTime),
  arrives: z.nullable(LocalDateTime),
  /** From departure to arrival. */
  minutes: z.int().nullable(),
  /** Seats at this price: 1-9 (9 = nine or more), or null: some, count unknown. */
  seats: z.int().min(1).max(9).nullable(),
  /** Points and charges are for one adult. */
  points: z.nullable(Points),
  charges: z.nullable(Charges),
  fare: FareKind,
  /** Straight-line statute miles per 1,000 points; null when the points or the distance are unknown. */
  value: z.number().nullable(),
  /** The program's published price; null when its table doesn't cover this row. */
  tablePrice: TablePrice.nullable(),
  /** True when the newest check did not find it, for the first time: gone, or only left out of the answer. */
  missed: z.boolean(),
  seenAt: z.iso.datetime(),
  /** Index into the answer's `sources`. */
  source: z.int(),
})
export type Row = z.infer<typeof Row>

/** One day and cabin, over all options that fit the query: what a heat map cell shows. */
export const DayCell = z.object({
  date: IsoDate,
  cabin: Cabin,
  /** The most seats available for the points of this cell. */
  seats: z.int().min(1).max(9).nullable(),
  /** The fewest points for one adult. */
  points: z.nullable(Points),
  /** True when another option has more seats for more points. */
  moreSeats: z.boolean(),
  direct: z.boolean(),
})
export type DayCell = z.infer<typeof DayCell>

/**
 * What is known about one route: nothing yet, or checks between two instants. A query of more than 200 pairs lists only
 * covered routes, at most 200 for each program asked for, counted over all of them together.
 */
export const RouteCoverage = z.object({
  program: Program,
  from: AirportCode,
  to: AirportCode,
  status: z.enum(['covered', 'not-covered']),
  /** Days of the answered window that have been checked. */
  daysSearched: z.int(),
  oldestSeenAt: z.iso.datetime().nullable(),
  newestSeenAt: z.iso.datetime().nullable(),
})
export type RouteCoverage = z.infer<typeof RouteCoverage>

export const SearchAnswer = z.object({
  now: z.iso.datetime(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  /** The query as answered, after clamping. */
  query: SearchQuery,
  clamped: z.array(Clamp),
  ignored: Ignored,
  /** The last departure date the caller may see in any program asked for; `query.within` has it for each. */
  openUntil: IsoDate,
  total: z.int(),
  rows: z.array(Row),
  nextCursor: z.string().nullable(),
  days: z.array(DayCell),
  /** Days of the window on which none of the routes and cabins were checked, which differs from having no seats. */
  notSearched: z.array(IsoDate),
  /** How many pairs of different airports the query has, and how many of its routes are covered, over all programs. */
  pairs: z.object({ asked: z.int(), covered: z.int() }),
  coverage: z.array(RouteCoverage),
  sources: z.array(z.object({ ...Source.shape, rows: z.int() })),
  /** True when any row is sample data. */
  sample: z.boolean(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** RFC 9457 problem details, used for every API error. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** The invalid parameters, with what each should have been. */
  errors: z.array(z.object({ parameter: z.string(), message: z.string() })).optional(),
  /** The request's id, as in the x-request-id header and the server's log. */
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>
