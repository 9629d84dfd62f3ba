import * as z from '#small-zod'
import { Source } from '../availability/observation.ts'
import { programs } from '../core/program.ts'
import { Cabin, CarrierCode, IsoDate, PlaceToken, Points, Program } from '../core/schemas.ts'
import { AlertChannel, alertChannels } from './alert-channels.ts'

/**
 * Tells an alert from others that had its place before or take it later. Alerts created before 28 November 2026 have
 * none.
 */
export const AlertIdentity = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/, 'an identity is twenty letters and digits'))

/**
 * Returns the text by which messages, history and links name an alert for good: `users/{uid}/alerts/07#identity`, or
 * the path alone if the alert has no identity. Another alert at the same place has another reference.
 */
export function buildAlertReference(path: string, identity: string | undefined): string {
  return identity === undefined ? path : `${path}#${identity}`
}

/** Whether a reference names this alert of its member, and not another that had its place. */
export function isReferenceTo(
  reference: string,
  { id, identity }: { id: string; identity?: string | undefined },
): boolean {
  return reference.endsWith(buildAlertReference(`/alerts/${id}`, identity))
}

export function parseAlertReference(reference: string): { path: string; identity?: string } {
  const [path = '', identity] = reference.split('#')
  return identity === undefined ? { path } : { path, identity }
}

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

/** When nothing is sent, by the clock of a time zone; 22:00 to 07:00 crosses midnight. Null: sent at any hour. */
export const QuietHours = z
  .object({ start: WallTime, end: WallTime, timeZone: TimeZone })
  .check(z.refine(({ start, end }) => start !== end, 'quiet hours begin and end at different times'))
export type QuietHours = z.infer<typeof QuietHours>

/** The settings that every kind of alert has. */
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

/** A booking the member already has. Points are its price for one adult; null = they don't matter. */
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
  /** Departure dates, both ends included; for a return trip, those of the way out. */
  dates: z
    .object({ start: IsoDate, end: IsoDate })
    .check(z.refine(({ start, end }) => start <= end, 'the last day is before the first')),
  /** Days of the week of departure, 0 = Sunday; empty = any. */
  weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7)),
  /** In order of preference. */
  cabins: z.array(Cabin).check(z.minLength(1), z.maxLength(4)),
  /** Number of people in the party. */
  seats: z.int().check(z.gte(1), z.lte(9)),
  /** True: the party may split over two flights, or over two consecutive days. */
  split: z.boolean(),
  direct: z.boolean(),
  /** At least one of these flies part of the way; empty = any. */
  carriers: z.array(CarrierCode).check(z.maxLength(20)),
  /** For one adult, one way; an unknown price exceeds any ceiling. */
  maxPoints: z.nullable(Points.check(z.gte(1))),
  /** For one adult, one way, in whole Australian dollars; charges not known in them exceed any ceiling. */
  maxCharges: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
  /**
   * Null for one way. Otherwise seats count only when there are also seats back, between the same airports and in the
   * same cabin.
   */
  stay: z.nullable(Stay),
  /** If set, only seats better than this booking count. */
  holding: z.nullable(Holding),
})
export type AlertSettings = z.infer<typeof AlertSettings>
/** A setting that decides which seats an alert finds. */
export type Criterion = Exclude<keyof AlertSettings, keyof typeof sharedSettings>

/** Another part of what was found, in addition to the main seats. */
const Half = z.object({
  from: z.string(),
  to: z.string(),
  date: IsoDate,
  direct: z.boolean(),
  seats: z.int().check(z.gte(1), z.lte(9)),
  points: z.nullable(Points),
  charges: z.nullable(z.int().check(z.gte(0))),
})

/** Seats found for an alert, as messages, pages and feeds show them. */
export const FoundSeats = z.object({
  program: Program,
  /** The airports of the flight, not the places the alert names. */
  from: z.string(),
  to: z.string(),
  date: IsoDate,
  cabin: Cabin,
  direct: z.boolean(),
  /** As many as the party can count on: 1–9, where 9 means nine or more. */
  seats: z.int().check(z.gte(1), z.lte(9)),
  /** Points of the cheapest offer the alert accepts, for one adult; null = not stated. */
  points: z.nullable(Points),
  /** AUD cents, charged with these points; null = not stated, or in another currency. */
  charges: z.nullable(z.int().check(z.gte(0))),
  carriers: z.array(CarrierCode),
  source: Source,
  seenAt: z.iso.datetime(),
  /** Why now: enough seats for the party, points or charges under the ceiling, or better than the booking held. */
  why: z.enum(['seats', 'price', 'better']),
  /** Seats and points of the way out before; null without an earlier check, or when the way back changed. */
  before: z.nullable(z.object({ seats: z.int().check(z.gte(0), z.lte(9)), points: z.nullable(Points) })),
  /** The way back of a return trip, or the rest of a party that splits on a one-way trip; null if neither. */
  other: z.nullable(z.object({ ...Half.shape, kind: z.enum(['return', 'split']) })),
  /** For a return trip on which the party splits: the rest of the party on the way out, and on the way back. */
  rest: z.optional(z.array(z.object({ ...Half.shape, kind: z.enum(['split', 'return-split']) })).check(z.maxLength(2))),
})
export type FoundSeats = z.infer<typeof FoundSeats>

/** The latest match; only servers write it. `openings` is how many were found together, `best` the first of them. */
export const LastMatch = z.object({ at: z.iso.datetime(), openings: z.int().check(z.gte(1)), best: FoundSeats })

export const AlertDocument = z.object({
  settings: AlertSettings,
  identity: z.optional(AlertIdentity),
  updatedAt: z.iso.datetime(),
  lastMatch: z.optional(LastMatch),
})
export type AlertDocument = z.infer<typeof AlertDocument>

/** Orders alerts by `settings.name` as people sort (case and accents aside, numbers by value), unnamed last. */
export function byAlertName(a: { settings: { name?: string } }, b: { settings: { name?: string } }): number {
  const [nameA, nameB] = [a.settings.name?.trim() ?? '', b.settings.name?.trim() ?? '']
  if (nameA === '' || nameB === '') return Number(nameA === '') - Number(nameB === '')
  return collator.compare(nameA, nameB)
}

const collator = new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true })
