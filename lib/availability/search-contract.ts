import { z } from 'zod'
import { ANYWHERE, weekdays } from '../core/codes.ts'
import { programs } from '../core/program.ts'
import { confidences } from '../core/provenance.ts'
import { AirportCode, Cabin, CarrierCode, Charges, IsoDate, LocalDateTime, Points, Program } from '../core/schemas.ts'
import { FareChoice, FareKind } from './fare-kind.ts'
import { Source, SourceKind } from './observation.ts'
import { sortKeys } from './sort-keys.ts'

export { ANYWHERE }

/**
 * The language of /api/search: what a finder asks and what the engine answers. The same schemas check the URL,
 * the request and the answer, so that the screen and the server cannot drift apart.
 */

export const SortKey = z.enum(sortKeys)
export type SortKey = z.infer<typeof SortKey>

/** What the caller's plan shows of a program: departures up to a date, and so many seats on a flight. */
export const Bounds = z.object({ until: IsoDate, seats: z.int().min(1).max(9) })
export type Bounds = z.infer<typeof Bounds>

/** Which seats are wanted, already parsed and expanded to airports. Dates are departure dates, both ends included. */
export const SearchCriteria = z.object({
  programs: z.array(Program).min(1).max(programs.length),
  from: z.array(AirportCode).min(1).max(5000),
  to: z.array(AirportCode).min(1).max(5000),
  start: IsoDate,
  end: IsoDate,
  cabins: z.array(Cabin).min(1).max(4),
  /** Passengers travelling together, hence seats needed on one flight. */
  seats: z.int().min(1).max(9),
  directOnly: z.boolean(),
  /** Reward seats, or instead of them the fares that only carry a price in points. */
  fares: FareChoice,
  /** At least one of these flies part of the way; null = any, known or not. */
  carriers: z.array(CarrierCode).min(1).max(40).nullable(),
  /** None of these flies any part of the way. */
  notCarriers: z.array(CarrierCode).max(40),
  /** At least one of these aircraft, as the source names them; null = any, known or not. */
  aircraft: z.array(z.string().min(1).max(60)).min(1).max(20).nullable(),
  /** Seen by one of these; null = by whichever. */
  sources: z.array(SourceKind).min(1).nullable(),
  /** Points for one adult at most; seats without known points are then left out. */
  maxPoints: z.nullable(Points),
  /** Charges for one adult at most, AUD cents; seats without known charges in AUD are then left out. */
  maxCharges: z.int().min(0).max(100_000_000).nullable(),
  /** Minutes from departure to arrival at most; ways without known times are then left out. */
  maxMinutes: z.int().min(30).max(10_000).nullable(),
  /** Days of the week on which the first flight leaves; left out = any. */
  weekdays: z.array(z.enum(weekdays)).min(1).max(weekdays.length).optional(),
  /** It stops at one of these at least; direct flights and stops nobody named are then left out. */
  via: z.array(AirportCode).min(1).max(20).optional(),
  /** It stops at none of these; stops that nobody named stay in. */
  notVia: z.array(AirportCode).min(1).max(20).optional(),
  /** Filled in from the server's clock: what has left by then, by the airport's own time, is not offered. */
  departsAfter: z.iso.datetime().optional(),
  /** Filled in from the caller's plan, by program. A program that is not named here has no bounds. */
  within: z.partialRecord(Program, Bounds),
})
export type SearchCriteria = z.infer<typeof SearchCriteria>

/** A wish with how its rows are put in order and cut into pages. */
export const SearchQuery = SearchCriteria.extend({
  sort: SortKey,
  /** The second key, for rows that the first leaves equal; null = by date. */
  thenBy: SortKey.nullable(),
  cursor: z.string().max(200).nullable(),
  take: z.int().min(1).max(500),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** A limit of the plan that made the answer smaller than the question. */
export const Clamp = z.object({
  limit: z.enum(['days-ahead', 'seats', 'where-can-i-go']),
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
  confidence: z.enum(confidences),
})
export type TablePrice = z.infer<typeof TablePrice>

/**
 * One real option: the cheapest seen with enough seats on one route, day, cabin and kind, direct or connecting. Every
 * figure is that of this one option.
 */
export const Row = z.object({
  id: z.string(),
  program: Program,
  date: IsoDate,
  from: AirportCode,
  to: AirportCode,
  cabin: Cabin,
  direct: z.boolean(),
  /** Carriers of this way; empty = the source named none. */
  carriers: z.array(CarrierCode),
  /** Where it stops: none for a direct flight, null when the source did not say. */
  stops: z.array(AirportCode).nullable(),
  /** As the source names them, one a flight; empty = not named. */
  aircraft: z.array(z.string()),
  /** Flight numbers in order, such as QF1; empty = not named. */
  flights: z.array(z.string()),
  /** Local to each airport; null when the source named no flights. */
  departs: z.nullable(LocalDateTime),
  arrives: z.nullable(LocalDateTime),
  /** From departure to arrival. */
  minutes: z.int().nullable(),
  /** At these points: 1-9 (9 = nine or more), or null: some, count unknown. */
  seats: z.int().min(1).max(9).nullable(),
  /** For one adult, as are the charges. */
  points: z.nullable(Points),
  charges: z.nullable(Charges),
  fare: FareKind,
  /** Statute miles in a straight line for each 1,000 points; null when the points are unknown. */
  value: z.number().nullable(),
  /** The program's published price, where its table covers this row. */
  tablePrice: TablePrice.nullable(),
  /** True when the newest look did not find it, for the first time: perhaps gone, perhaps only not answered. */
  missed: z.boolean(),
  seenAt: z.iso.datetime(),
  /** Index into the answer's `sources`. */
  source: z.int(),
})
export type Row = z.infer<typeof Row>

/** One day and cabin over all options that fit the question: what a heat map cell shows. */
export const DayCell = z.object({
  date: IsoDate,
  cabin: Cabin,
  /** The most seats for the points of this cell. */
  seats: z.int().min(1).max(9).nullable(),
  /** The fewest points for one adult. */
  points: z.nullable(Points),
  /** True when an option has more seats, for more points. */
  moreSeats: z.boolean(),
  direct: z.boolean(),
})
export type DayCell = z.infer<typeof DayCell>

/**
 * What is known of one route: nothing yet, or looks between two instants. A question of more than 200 pairs lists
 * only the first 200 routes that are covered, in each program.
 */
export const RouteCoverage = z.object({
  program: Program,
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
  /** Last departure date this caller may see of any program asked for; `query.within` has it for each. */
  openUntil: IsoDate,
  total: z.int(),
  rows: z.array(Row),
  nextCursor: z.string().nullable(),
  days: z.array(DayCell),
  /** Days of the answered window on which nobody looked at any of the routes and cabins: not the same as none. */
  notSearched: z.array(IsoDate),
  /** Pairs of different airports in the question, and routes of either program that anybody looks at. */
  pairs: z.object({ asked: z.int(), covered: z.int() }),
  coverage: z.array(RouteCoverage),
  sources: z.array(z.object({ ...Source.shape, rows: z.int() })),
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
  /** The request, as the header x-request-id and the server's log name it. */
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>
