import { z } from 'zod'
import { ownSourceName } from '../../core/codes.ts'
import { groupBy } from '../../core/group.ts'
import { AirportCode, Charges, IsoDate, Program } from '../../core/schemas.ts'
import { Observation, Sector, type Source } from '../observation.ts'
import { type RouteKey, routeId } from '../route-key.ts'
import { SEATS_A_REQUEST } from './own-limits.ts'

/** Seats that a member saw at an airline and added: the types shared by the page, its requests and the store. */

/** The source of all these seats, and of no others. */
export const OWN_SOURCE: Source = { kind: 'own', name: ownSourceName }

/** Allows only aircraft codes and families, so that no other text of a file leaves the browser in this field. */
const aircraft = /^([A-Z0-9]{3,4}|(Airbus|Boeing|Embraer|Bombardier|De Havilland|ATR|Fokker|Saab) ?[A-Z0-9-]{1,12})$/

export const OwnSector = z.strictObject({ ...Sector.shape, aircraft: z.string().regex(aircraft).nullable() })
const { source: _source, ...seen } = Observation.shape

/** One seat as it leaves the browser: codes, dates and figures. It has no field for a name, a number or a token. */
export const OwnSeat = z.strictObject({
  ...seen,
  charges: z.strictObject(Charges.shape).nullable(),
  sectors: z.array(OwnSector).max(8).nullable(),
})
export type OwnSeat = z.infer<typeof OwnSeat>

/** Converts an observation to a member's own seat, keeping nothing but the fields of `OwnSeat`. */
export function toOwnSeat({ source: _, sectors, ...seen }: Observation): OwnSeat {
  const plain = (name: string | null) => (name !== null && aircraft.test(name) ? name : null)
  return OwnSeat.parse({
    ...seen,
    sectors: sectors?.map((sector) => ({ ...sector, aircraft: plain(sector.aircraft) })) ?? null,
  })
}

/** Body of POST /api/own-seats. With `share`, everyone can see the seats that a second witness confirms. */
export const OwnSeatsBody = z.strictObject({
  seats: z.array(OwnSeat).min(1).max(SEATS_A_REQUEST),
  share: z.boolean().optional(),
})
export type OwnSeatsBody = z.infer<typeof OwnSeatsBody>

const Refused = z.array(z.object({ reason: z.string(), seats: z.int() }))

/** The outcome of sharing: how many seats have or await a second witness, and why others were not shared. */
export const SharedSeats = z.object({ shared: z.int(), refused: Refused })
export type SharedSeats = z.infer<typeof SharedSeats>

export const OwnSeatsTaken = z.object({
  taken: z.int(),
  /** Why seats were not taken, in words for the member, with a count for each reason. */
  refused: Refused,
  /** Present when the request asked for sharing. */
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

/** Whether a member may share: null while sharing is off, else why not (or null) and how many seats they share now. */
const Sharing = z.object({ refusal: z.string().nullable(), seats: z.int(), leftToday: z.int() }).nullable()

/** Response of GET /api/own-seats. */
export const OwnSeatsList = z.object({
  routes: z.array(OwnRoute),
  aDay: z.int(),
  leftToday: z.int(),
  sharing: Sharing,
})
export type OwnSeatsList = z.infer<typeof OwnSeatsList>

/** Parameters of DELETE /api/own-seats: one route, all of them (`all`), or only what others can see (`shared`). */
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
/** `users/{uid}/private/own-seats`: how many seats the member added today. */
export const ownUsePath = (uid: string) => `users/${uid}/private/own-seats`
export const OwnUse = z.object({ day: IsoDate, seats: z.int().min(0), shared: z.int().min(0).default(0) })
export type OwnUse = z.infer<typeof OwnUse>

export const isSameRoute = (a: RouteKey, b: RouteKey) => a.program === b.program && a.from === b.from && a.to === b.to

/** Returns a key of a seat's flights and departures that tells it apart from others in its cabin. */
export const getFlightsKey = ({ date, sectors, carriers, direct }: OwnSeat) =>
  sectors === null
    ? `${date} ${direct} ${carriers.join()}`
    : sectors.map(({ flight, departs }) => `${flight} ${departs}`).join()

/** Keeps a body within the size the site accepts. */
const BODY_BYTES = 60_000

/** Splits seats into batches that each fit one request, keeping the seats of a route together where possible. */
export function* splitIntoBatches(seats: readonly OwnSeat[]): Generator<OwnSeat[]> {
  let batch: OwnSeat[] = []
  let bytes = 0
  for (const seat of [...groupBy(seats, routeId).values()].flat()) {
    const size = JSON.stringify(seat).length + 1
    if (batch.length > 0 && (batch.length >= SEATS_A_REQUEST || bytes + size > BODY_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(seat)
    bytes += size
  }
  if (batch.length > 0) yield batch
}
