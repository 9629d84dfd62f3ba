import * as z from '#small-zod'
import { Source } from '../availability/observation.ts'
import { programs } from '../core/program.ts'
import { Cabin, CarrierCode, IsoDate, PlaceToken, Points, Program } from '../core/schemas.ts'
import { AlertChannel, alertChannels } from './alert-channels.ts'

/** users/{uid}/alerts/{place}, as firestore.rules lets its owner write it. */

const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is two digits each, such as 22:30'))

const TimeZone = z.string().check(
  z.maxLength(60),
  z.refine((zone) => {
    try {
      new Intl.DateTimeFormat('en-AU', { timeZone: zone })
      return true
    } catch {
      return false
    }
  }, 'a time zone is a name such as Australia/Sydney'),
)

/** When nothing is sent, by the clocks of a zone; from 22:00 to 07:00 crosses midnight. Null: sent at any hour. */
export const QuietHours = z
  .object({ start: WallTime, end: WallTime, timeZone: TimeZone })
  .check(z.refine(({ start, end }) => start !== end, 'quiet hours begin and end at different times'))
export type QuietHours = z.infer<typeof QuietHours>

/** What every kind of alert has. */
export const sharedSettings = {
  name: z.optional(z.string().check(z.maxLength(80))),
  quiet: z.nullable(QuietHours),
  channels: z.array(AlertChannel).check(z.maxLength(alertChannels.length)),
  paused: z.boolean(),
}

/** Nights away, both ends included. */
const Stay = z
  .object({ min: z.int().check(z.gte(0), z.lte(180)), max: z.int().check(z.gte(0), z.lte(180)) })
  .check(z.refine(({ min, max }) => min <= max, 'the longest stay is shorter than the shortest'))

/** A booking in hand. Points are what it cost for one adult; null = does not matter. */
const Holding = z.object({ date: IsoDate, cabin: Cabin, points: z.nullable(Points) })

export const AlertSettings = z.object({
  ...sharedSettings,
  programs: z.array(Program).check(
    z.minLength(1),
    z.maxLength(programs.length),
    z.refine((all) => new Set(all).size === all.length, 'each program once'),
  ),
  from: z.array(PlaceToken).check(z.minLength(1), z.maxLength(40)),
  to: z.array(PlaceToken).check(z.minLength(1), z.maxLength(40)),
  /** Departure dates, both ends included; of a return trip those of the way out. */
  dates: z
    .object({ start: IsoDate, end: IsoDate })
    .check(z.refine(({ start, end }) => start <= end, 'the last day is before the first')),
  /** Days of the week of departure, 0 = Sunday; empty = any. */
  weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7)),
  /** The best liked first. */
  cabins: z.array(Cabin).check(z.minLength(1), z.maxLength(4)),
  /** The party. */
  seats: z.int().check(z.gte(1), z.lte(9)),
  /** True: the party may take two flights, or two days next to each other. */
  split: z.boolean(),
  direct: z.boolean(),
  /** At least one of these flies part of the way; empty = any. */
  carriers: z.array(CarrierCode).check(z.maxLength(20)),
  /** For one adult, one way; what is not known is above any ceiling. */
  maxPoints: z.nullable(Points.check(z.gte(1))),
  /** For one adult, one way, in whole Australian dollars; what is not known in them is above any ceiling. */
  maxCharges: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
  /** Null for one way. Otherwise seats count once there are seats back, too, between the same airports and in the same cabin. */
  stay: z.nullable(Stay),
  /** With a booking in hand only what is better counts. */
  holding: z.nullable(Holding),
})
export type AlertSettings = z.infer<typeof AlertSettings>
/** What decides which seats an alert finds. */
export type Criterion = Exclude<keyof AlertSettings, keyof typeof sharedSettings>

/** One more part of what was found, beside the seats it is told by. */
const Half = z.object({
  from: z.string(),
  to: z.string(),
  date: IsoDate,
  direct: z.boolean(),
  seats: z.int().check(z.gte(1), z.lte(9)),
  points: z.nullable(Points),
  charges: z.nullable(z.int().check(z.gte(0))),
})

/** Seats that were found for an alert, as messages, pages and feeds tell them. */
export const FoundSeats = z.object({
  program: Program,
  /** The airports of the flight. */
  from: z.string(),
  to: z.string(),
  date: IsoDate,
  cabin: Cabin,
  direct: z.boolean(),
  /** As many as a party can count on: 1-9, 9 = nine or more. */
  seats: z.int().check(z.gte(1), z.lte(9)),
  /** The cheapest that the alert takes, for one adult; null = not said. */
  points: z.nullable(Points),
  /** AUD cents with these points; null = not said, or in another currency. */
  charges: z.nullable(z.int().check(z.gte(0))),
  carriers: z.array(CarrierCode),
  source: Source,
  seenAt: z.iso.datetime(),
  /** Why now: more seats than the party needs, points or charges under the ceiling, better than the booking in hand. */
  why: z.enum(['seats', 'price', 'better']),
  /** Seats and points before; null where nobody had looked. */
  before: z.nullable(z.object({ seats: z.int().check(z.gte(0), z.lte(9)), points: z.nullable(Points) })),
  /** The other half: the way back of a return trip, or the rest of a party that splits one way; null without. */
  other: z.nullable(z.object({ ...Half.shape, kind: z.enum(['return', 'split']) })),
  /** Of a return trip on which the party splits: the rest of it on the way out, and on the way back. */
  rest: z.optional(z.array(z.object({ ...Half.shape, kind: z.enum(['split', 'return-split']) })).check(z.maxLength(2))),
})
export type FoundSeats = z.infer<typeof FoundSeats>

/** The latest match, written by servers alone. `openings` is how many came together, `best` the first of them. */
export const LastMatch = z.object({ at: z.iso.datetime(), openings: z.int().check(z.gte(1)), best: FoundSeats })

export const AlertDocument = z.object({
  settings: AlertSettings,
  updatedAt: z.iso.datetime(),
  lastMatch: z.optional(LastMatch),
})
export type AlertDocument = z.infer<typeof AlertDocument>
