import { z } from 'zod'
import { AirportCode, Cabin, CarrierCode, Charges, IsoDate, Points, Program } from '../core/schemas.ts'
import { Source } from './observation.ts'
import { Clamp, Row, SearchCriteria, TablePrice } from './search-contract.ts'

/**
 * The language of /api/journeys: what is made of several rows. Only seats with known points are put together. `start`
 * and `end` hold for the first departure; later ones go as far as the plan's bounds.
 */

/** A row that is part of something longer. */
export const Leg = Row.omit({ source: true, tablePrice: true }).extend({ source: Source })
export type Leg = z.infer<typeof Leg>

/** Points of several bookings: one adult's, or the whole party's where a schema says so. */
export const Total = z.object({
  points: z.int(),
  byProgram: z.partialRecord(Program, z.int()),
  /** Null when any part is unknown or in another currency than the others. */
  charges: z.nullable(Charges),
})
export type Total = z.infer<typeof Total>

const take = z.int().min(1).max(200)

/** Two direct flights, booked one by one, with a change of planes between them. */
export const ConnectionQuery = SearchCriteria.extend({
  kind: z.literal('connection'),
  /** Longest wait between the flights. Those without known times are never joined. */
  maxWait: z.int().min(60).max(2880),
  /** False leaves out every wait over midnight. */
  overnight: z.boolean(),
  take,
})
export type ConnectionQuery = z.infer<typeof ConnectionQuery>

export const Connection = z.object({
  legs: z.tuple([Leg, Leg]),
  via: AirportCode,
  waitMinutes: z.int(),
  /** True when the second flight leaves on a later date than the first arrives: a night at `via`. */
  overnight: z.boolean(),
  minutes: z.int().nullable(),
  total: Total,
})
export type Connection = z.infer<typeof Connection>

/** A way out and a way back, each in either program. */
export const ReturnQuery = SearchCriteria.extend({
  kind: z.literal('return'),
  /** Days between the two departures. */
  minStay: z.int().min(0).max(180),
  maxStay: z.int().min(0).max(180),
  /** True pairs any place reached with any other of `to`, and any of `from` to come back to. */
  openJaw: z.boolean(),
  oneProgram: z.boolean(),
  /** Cabins of the way back, any with any of the way out; null = the same cabin both ways. */
  backCabins: z.array(Cabin).min(1).max(4).nullable(),
  /** Asks for the points of each pair of days too. */
  grid: z.boolean(),
  /** First day of leaving in the grid's cells; null = the days around the cheapest. */
  week: z.nullable(IsoDate),
  take,
})
export type ReturnQuery = z.infer<typeof ReturnQuery>

const PairPoints = z.object({
  /** The fewest of any way there and back, for one adult; null = none found. */
  points: z.int().nullable(),
  /** False where nobody looked yet, on the way out or back. */
  checked: z.boolean(),
})

/** What pairs of days cost, over every route, program and cabin of the question. */
export const ReturnGrid = z.object({
  /** Each day of leaving with its cheapest way home. */
  days: z.array(PairPoints.extend({ date: IsoDate })),
  /** A week of days of leaving, each with every day of coming home within the stay. */
  cells: z.array(PairPoints.extend({ out: IsoDate, back: IsoDate })),
  pairs: z.object({ asked: z.int(), found: z.int() }),
})
export type ReturnGrid = z.infer<typeof ReturnGrid>

/** For an outbound day and pair of cities, cabins and programs, the cheapest way there and back. `cabin` is that of the way out. */
export const ReturnTrip = z.object({ cabin: Cabin, out: Leg, back: Leg, stay: z.int(), total: Total })
export type ReturnTrip = z.infer<typeof ReturnTrip>

/** A party that does not fit on one flight, in two groups. `seats` is the whole party. */
export const SplitQuery = SearchCriteria.extend({
  kind: z.literal('split'),
  /** Days the second group may travel after the first; 0 = the same day on another flight. */
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
  /** Of the whole party. */
  total: Total,
})
export type Split = z.infer<typeof Split>

/** Leaving from home or else from a gateway, with the reward flight that leads there. `from` is home alone. */
export const GatewayQuery = SearchCriteria.extend({
  kind: z.literal('gateway'),
  gateways: z.array(AirportCode).min(1).max(8),
  /** Cabin of the flight to the gateway. */
  feederCabin: Cabin,
  /** Legs shown for each gateway. */
  take: z.int().min(1).max(20),
})
export type GatewayQuery = z.infer<typeof GatewayQuery>

/** The published price of the flight to a gateway: a span where the program prices by demand. */
export const Feeder = z.object({
  program: Program,
  carrier: CarrierCode,
  points: z.object({ low: Points, high: Points }),
  table: TablePrice.omit({ points: true }),
})
export type Feeder = z.infer<typeof Feeder>

export const Rung = z.object({
  gateway: AirportCode,
  isHome: z.boolean(),
  rows: z.int(),
  /** Days with a row. */
  days: z.int(),
  /** Null at home, and where no price is published. One for each program asked for otherwise. */
  feeders: z.array(Feeder),
  /** Cheapest first. The feeder's seats are not promised: `feederSeen` says when some were seen the same day. */
  legs: z.array(Leg.extend({ withFeeder: z.int().nullable(), feederSeen: z.boolean() })),
})
export type Rung = z.infer<typeof Rung>

/** Trips out and back from home that together earn a number of status credits. `from` is home. */
export const StatusRunQuery = SearchCriteria.extend({
  kind: z.literal('status-run'),
  /** Status credits wanted. */
  target: z.int().min(10).max(3000),
  by: z.enum(['points', 'dollars']),
  /** Nights away on each trip, at most. */
  maxNights: z.int().min(0).max(14),
  take,
})
export type StatusRunQuery = z.infer<typeof StatusRunQuery>

/** Out and back. Credits are what a paid flight in the fare category earns: see `basis` of the result. */
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

/** An itinerary under the oneworld Classic Flight Reward: what it may still take, and seats for each leg. */
export const OneworldQuery = SearchCriteria.pick({ start: true, end: true, seats: true, within: true }).extend({
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

export const OneworldLeg = z.object({
  from: AirportCode,
  to: AirportCode,
  miles: z.int(),
  /** Days of the window with seats, whatever the other legs need. */
  dates: z.array(IsoDate),
  /** The first seat that fits after the leg before it; null for a surface sector or when there is none. */
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
    /** Null where the question asked for none. */
    grid: ReturnGrid.nullable(),
  }),
  z.object({ kind: z.literal('split'), total: z.int(), splits: z.array(Split) }),
  z.object({ kind: z.literal('gateway'), rungs: z.array(Rung) }),
  z.object({
    kind: z.literal('status-run'),
    /** Trips by themselves, best first by what was asked. */
    trips: z.array(RunTrip),
    /** Trips in order of date that reach the target for the least; null when the seats do not suffice. */
    run: z.object({ trips: z.array(RunTrip), credits: z.int(), total: Total }).nullable(),
    /** What the credits rest on, for the traveller. */
    basis: z.string(),
    tables: z.array(TablePrice.pick({ table: true, asOf: true, sources: true, confidence: true })),
  }),
  z.object({
    kind: z.literal('oneworld'),
    legs: z.array(OneworldLeg),
    /** Points for one adult for the whole itinerary, or why there are none. */
    price: z.union([TablePrice.omit({ zone: true }).extend({ band: z.int() }), z.object({ reason: z.string() })]),
    miles: z.int(),
    broken: z.array(Broken),
    left: z.object({ miles: z.int(), sectors: z.int(), stopovers: z.int(), airlinesStillNeeded: z.int() }),
    /** Where a oneworld flight with seats may go on to from the last airport without breaking a rule. */
    next: z.array(z.object({ to: AirportCode, carriers: z.array(CarrierCode), miles: z.int(), days: z.int() })),
  }),
])
export type JourneyResult = z.infer<typeof JourneyResult>

export const JourneyAnswer = z.object({
  now: z.iso.datetime(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  /** The question as it was answered, after clamping. */
  query: JourneyQuery,
  clamped: z.array(Clamp),
  result: JourneyResult,
  /** True when any leg is of the built-in sample world. */
  sample: z.boolean(),
})
export type JourneyAnswer = z.infer<typeof JourneyAnswer>
