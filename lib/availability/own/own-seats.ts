import { z } from 'zod'
import { ownSourceName } from '../../core/codes.ts'
import { AirportCode, Charges, IsoDate, Program } from '../../core/schemas.ts'
import { Observation, Sector, type Source } from '../observation.ts'
import type { RouteKey } from '../route-key.ts'
import { SEATS_A_REQUEST } from './own-limits.ts'

/** What a member saw at an airline and brought along: the words of the page, of its requests and of the store. */

/** Every one of these seats has this source, and no other does. */
export const OWN_SOURCE: Source = { kind: 'own', name: ownSourceName }

/** Codes and families of aircraft, and no other words: whatever stands there in a file leaves the browser. */
const aircraft = /^([A-Z0-9]{3,4}|(Airbus|Boeing|Embraer|Bombardier|De Havilland|ATR|Fokker|Saab) ?[A-Z0-9-]{1,12})$/

export const OwnSector = z.strictObject({ ...Sector.shape, aircraft: z.string().regex(aircraft).nullable() })
const { source: _source, ...seen } = Observation.shape

/** One seat as it leaves the browser: codes, dates and figures. There is no field for a name, a number or a token. */
export const OwnSeat = z.strictObject({
  ...seen,
  charges: z.strictObject(Charges.shape).nullable(),
  sectors: z.array(OwnSector).max(8).nullable(),
})
export type OwnSeat = z.infer<typeof OwnSeat>

/** An observation as one of the member's own, with nothing in it but what `OwnSeat` has. */
export function toOwnSeat({ source: _, sectors, ...seen }: Observation): OwnSeat {
  const plain = (name: string | null) => (name !== null && aircraft.test(name) ? name : null)
  return OwnSeat.parse({
    ...seen,
    sectors: sectors?.map((sector) => ({ ...sector, aircraft: plain(sector.aircraft) })) ?? null,
  })
}

/** Body of POST /api/own-seats. With `share` everybody may see those that somebody else confirms. */
export const OwnSeatsBody = z.strictObject({
  seats: z.array(OwnSeat).min(1).max(SEATS_A_REQUEST),
  share: z.boolean().optional(),
})
export type OwnSeatsBody = z.infer<typeof OwnSeatsBody>

const Refused = z.array(z.object({ reason: z.string(), seats: z.int() }))

/** What came of sharing: how many seats wait for or have a second witness, and why others were not shared. */
export const SharedSeats = z.object({ shared: z.int(), refused: Refused })
export type SharedSeats = z.infer<typeof SharedSeats>

export const OwnSeatsTaken = z.object({
  taken: z.int(),
  /** Why seats were not taken, in words for the member, and how many of each. */
  refused: Refused,
  /** Where the request asked for it. */
  sharing: SharedSeats.optional(),
})
export type OwnSeatsTaken = z.infer<typeof OwnSeatsTaken>

const OwnRoute = z.object({
  program: Program,
  from: AirportCode,
  to: AirportCode,
  days: z.int(),
  first: IsoDate,
  last: IsoDate,
  seenAt: z.iso.datetime(),
})
export type OwnRoute = z.infer<typeof OwnRoute>

/** Whether a member may share with everybody: null while sharing is off; else why not, and how many seats they share now. */
const Sharing = z.object({ refusal: z.string().nullable(), seats: z.int(), leftToday: z.int() }).nullable()

/** Answer of GET /api/own-seats. */
export const OwnSeatsList = z.object({
  routes: z.array(OwnRoute),
  aDay: z.int(),
  leftToday: z.int(),
  sharing: Sharing,
})
export type OwnSeatsList = z.infer<typeof OwnSeatsList>

/** Parameters of DELETE /api/own-seats: one route, with `all` every one, or with `shared` only what others see of them. */
export const OwnSeatsParams = z.object({
  program: z.optional(Program),
  from: z.optional(AirportCode),
  to: z.optional(AirportCode),
  all: z.literal('1').optional(),
  shared: z.literal('1').optional(),
})
export const OwnSeatsChoice = z.union([
  z.strictObject({ program: Program, from: AirportCode, to: AirportCode }),
  z.strictObject({ all: z.literal('1') }),
  z.strictObject({ shared: z.literal('1') }),
])

export const ownRoutesPath = (uid: string) => `users/${uid}/own-seats`
/** Seats brought today, `users/{uid}/private/own-seats`. */
export const ownUsePath = (uid: string) => `users/${uid}/private/own-seats`
export const OwnUse = z.object({ day: IsoDate, seats: z.int().min(0), shared: z.int().min(0).default(0) })
export type OwnUse = z.infer<typeof OwnUse>

export const sameRoute = (a: RouteKey, b: RouteKey) => a.program === b.program && a.from === b.from && a.to === b.to

/** The flights of a seat and the days they leave on, in words that tell it from any other of its cabin. */
export const getWayKey = ({ date, sectors, carriers, direct }: OwnSeat) =>
  sectors === null
    ? `${date} ${direct} ${carriers.join()}`
    : sectors.map(({ flight, departs }) => `${flight} ${departs}`).join()
