import { z } from 'zod'
import { AirportCode, Cabin, CarrierCode, Charges, IsoDate, Points, Program } from '../core/schemas.ts'
import { Source } from './observation.ts'
import { Clamp, Ignored, Row, SearchCriteria, TablePrice } from './search-contract.ts'

/**
 * The contract of /api/journeys: journeys made of several rows. Only seats with known points are combined. `start` and
 * `end` limit the first departure; later departures are limited by the plan's bounds.
 */

/** A row that is part of a journey, with its source in full. */
export const Leg = Row.omit({ source: true, tablePrice: true }).extend({ source: Source })
export type Leg = z.infer<typeof Leg>

/** The sum of several bookings for one adult, or for the whole party where a schema says so. */
export const Total = z.object({
  points: z.int(),
  byProgram: z.partialRecord(Program, z.int()),
  /** Null when any part is unknown or in a different currency. */
  charges: z.nullable(Charges),
})
export type Total = z.infer<typeof Total>

const take = z.int().min(1).max(200)

/** Two direct flights, booked separately, with a change of planes between them. */
export const ConnectionQuery = SearchCriteria.extend({
  kind: z.literal('connection'),
  /** The longest wait between the flights, in minutes. Flights without known times are never combined. */
  maxWait: z.int().min(60).max(2880),
  /** False leaves out connections that wait past midnight. */
  overnight: z.boolean(),
  take,
})
export type ConnectionQuery = z.infer<typeof ConnectionQuery>

export const Connection = z.object({
  legs: z.tuple([Leg, Leg]),
  via: AirportCode,
  waitMinutes: z.int(),
  /** True when the second flight leaves on a later date than the first arrives, so that there is a night at `via`. */
  overnight: z.boolean(),
  minutes: z.int().nullable(),
  total: Total,
})
export type Connection = z.infer<typeof Connection>

/** A flight out and a flight back, each in either program. */
export const ReturnQuery = SearchCriteria.extend({
  kind: z.literal('return'),
  /** Days between the two departures. */
  minStay: z.int().min(0).max(180),
  maxStay: z.int().min(0).max(180),
  /** True lets the flight back leave from any of `to` and arrive at any of `from`. */
  openJaw: z.boolean(),
  oneProgram: z.boolean(),
  /** Cabins of the flight back, each combined with any cabin out; null = the same cabin both ways. */
  backCabins: z.array(Cabin).min(1).max(4).nullable(),
  /** Also asks for the points of each pair of days. */
  grid: z.boolean(),
  /** First departure day in the grid's cells; null = the days around the cheapest. */
  week: z.nullable(IsoDate),
  take,
})
export type ReturnQuery = z.infer<typeof ReturnQuery>

const PairPoints = z.object({
  /** The fewest points there and back for one adult; null = none found. */
  points: z.int().nullable(),
  /** True when there are seats there and back, but none with published points. */
  unpriced: z.boolean(),
  /** False when the flights out or the flights back have not been checked. */
  checked: z.boolean(),
})

/** What pairs of days cost, over every route, program and cabin of the query. */
export const ReturnGrid = z.object({
  /** Each departure day with the points of its cheapest return. */
  days: z.array(PairPoints.extend({ date: IsoDate })),
  /** A week of departure days, each paired with every return day that the stay allows. */
  cells: z.array(PairPoints.extend({ out: IsoDate, back: IsoDate })),
  /** `found` counts those with published points, `unpriced` the others with seats. */
  pairs: z.object({ asked: z.int(), found: z.int(), unpriced: z.int() }),
})
export type ReturnGrid = z.infer<typeof ReturnGrid>

/** The cheapest return for an outbound day and a pair of cities, cabins and programs. `cabin` is the outbound one. */
export const ReturnTrip = z.object({ cabin: Cabin, out: Leg, back: Leg, stay: z.int(), total: Total })
export type ReturnTrip = z.infer<typeof ReturnTrip>

/** A return that cannot be added up, because the points of at least one direction are not published. */
const UnpricedTrip = ReturnTrip.omit({ total: true }).extend({ charges: z.nullable(Charges) })

/** A party that may travel in two groups when it does not fit on one flight. `seats` is the whole party. */
export const SplitQuery = SearchCriteria.extend({
  kind: z.literal('split'),
  /** How many days after the first group the second may travel; 0 = the same day on another flight. */
  spread: z.int().min(0).max(7),
  take,
})
export type SplitQuery = z.infer<typeof SplitQuery>

export const Split = z.object({
  groups: z
    .array(z.object({ seats: z.int(), leg: Leg }))
    .min(1)
    .max(2),
  daysApart: z.int(),
  /** For the whole party. */
  total: Total,
})
export type Split = z.infer<typeof Split>

/** Departures from home, or from a gateway reached by another reward flight. `from` holds only the home airport. */
export const GatewayQuery = SearchCriteria.extend({
  kind: z.literal('gateway'),
  gateways: z.array(AirportCode).min(1).max(8),
  /** Cabin of the flight from home to the gateway. */
  feederCabin: Cabin,
  /** The most legs to return for each gateway. */
  take: z.int().min(1).max(20),
})
export type GatewayQuery = z.infer<typeof GatewayQuery>

/** The published price of the flight to a gateway: a range when the program prices by demand. */
export const Feeder = z.object({
  program: Program,
  carrier: CarrierCode,
  points: z.object({ low: Points, high: Points }),
  table: TablePrice.omit({ points: true }),
})
export type Feeder = z.infer<typeof Feeder>

export const GatewaySeats = z.object({
  gateway: AirportCode,
  isHome: z.boolean(),
  rows: z.int(),
  /** Number of days with a row. */
  days: z.int(),
  /** One for each program asked for that publishes a price; empty for the home airport. */
  feeders: z.array(Feeder),
  /** Cheapest first. Feeder seats are not guaranteed: `feederSeen` says whether some were seen on the same day. */
  legs: z.array(Leg.extend({ withFeeder: z.int().nullable(), feederSeen: z.boolean() })),
})
export type GatewaySeats = z.infer<typeof GatewaySeats>

/** Return trips from home that together earn a target of status credits. `from` holds the home airports. */
export const StatusRunQuery = SearchCriteria.extend({
  kind: z.literal('status-run'),
  /** Status credits to earn. */
  target: z.int().min(10).max(3000),
  by: z.enum(['points', 'dollars']),
  /** The most nights away on each trip. */
  maxNights: z.int().min(0).max(14),
  take,
})
export type StatusRunQuery = z.infer<typeof StatusRunQuery>

/** A flight out and back. Credits are what a paid flight earns: see `basis` in the result. */
export const RunTrip = z.object({
  out: Leg,
  back: Leg,
  credits: z.int(),
  total: Total,
  creditsPer1000Points: z.number(),
  /** Null when the charges are not known in AUD. */
  creditsPerDollar: z.number().nullable(),
})
export type RunTrip = z.infer<typeof RunTrip>

/** An itinerary under the oneworld Classic Flight Reward, to check against its rules and find seats for. */
export const OneworldQuery = SearchCriteria.pick({
  start: true,
  end: true,
  seats: true,
  departsAfter: true,
  within: true,
}).extend({
  kind: z.literal('oneworld'),
  cabin: Cabin,
  legs: z
    .array(
      z.object({
        from: AirportCode,
        to: AirportCode,
        /** Null = a surface sector; `any` = any oneworld airline. */
        carrier: z.union([CarrierCode, z.literal('any')]).nullable(),
        stop: z.enum(['stopover', 'transit']),
      }),
    )
    .min(1)
    .max(16),
})
export type OneworldQuery = z.infer<typeof OneworldQuery>

/** Returns the airport an itinerary leaves from; none before its first leg. */
export const listOrigins = (legs: readonly { from: string }[]): string[] => legs.slice(0, 1).map(({ from }) => from)

export const OneworldLeg = z.object({
  from: AirportCode,
  to: AirportCode,
  miles: z.int(),
  /** Days of the window with seats, regardless of the other legs. */
  dates: z.array(IsoDate),
  /** The first seat that fits after the previous leg; null for a surface sector, or when there is none. */
  first: Leg.nullable(),
})
export type OneworldLeg = z.infer<typeof OneworldLeg>

export const JourneyQuery = z.discriminatedUnion('kind', [
  ConnectionQuery,
  ReturnQuery,
  SplitQuery,
  GatewayQuery,
  StatusRunQuery,
  OneworldQuery,
])
export type JourneyQuery = z.infer<typeof JourneyQuery>

const Broken = z.object({ rule: z.string(), reason: z.string() })

export const JourneyResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('connection'), total: z.int(), connections: z.array(Connection) }),
  z.object({
    kind: z.literal('return'),
    total: z.int(),
    trips: z.array(ReturnTrip),
    /** Where no trip in `trips` has the same outbound day, cities, cabins and programs. By date. */
    unpricedTrips: z.array(UnpricedTrip),
    /** Null when the query asked for no grid. */
    grid: ReturnGrid.nullable(),
    /** True when some trips are left out of `trips` because they have no published points. */
    unpriced: z.boolean(),
  }),
  z.object({ kind: z.literal('split'), total: z.int(), splits: z.array(Split) }),
  z.object({ kind: z.literal('gateway'), rungs: z.array(GatewaySeats) }),
  z.object({
    kind: z.literal('status-run'),
    /** Single trips, most credits for their cost first. */
    trips: z.array(RunTrip),
    /** The cheapest set of trips that reaches the target, by date; null when the seats found cannot reach it. */
    run: z.object({ trips: z.array(RunTrip), credits: z.int(), total: Total }).nullable(),
    /** What the credits are based on, in words for the traveller. */
    basis: z.string(),
    tables: z.array(TablePrice.pick({ table: true, asOf: true, sources: true, confidence: true })),
  }),
  z.object({
    kind: z.literal('oneworld'),
    legs: z.array(OneworldLeg),
    /** Points for one adult for the whole itinerary, or why there is no price. */
    price: z.union([TablePrice.omit({ zone: true }).extend({ band: z.int() }), z.object({ reason: z.string() })]),
    miles: z.int(),
    broken: z.array(Broken),
    left: z.object({ miles: z.int(), sectors: z.int(), stopovers: z.int(), airlinesStillNeeded: z.int() }),
    /** Where a oneworld flight with seats may continue to from the last airport without breaking a rule. */
    next: z.array(z.object({ to: AirportCode, carriers: z.array(CarrierCode), miles: z.int(), days: z.int() })),
  }),
])
export type JourneyResult = z.infer<typeof JourneyResult>

export const JourneyAnswer = z.object({
  now: z.iso.datetime(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  /** The query as answered, after clamping. */
  query: JourneyQuery,
  clamped: z.array(Clamp),
  ignored: Ignored,
  result: JourneyResult,
  /** True when any leg is sample data. */
  sample: z.boolean(),
})
export type JourneyAnswer = z.infer<typeof JourneyAnswer>
