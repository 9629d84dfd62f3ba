import * as z from '#small-zod'
import { confidences } from '../core/provenance.ts'
import { AirportCode, Cabin, IsoDate, Program } from '../core/schemas.ts'
import { FlightLeg, FlightSource, LoadLook, SeatLook } from './flight-looks.ts'
import { DrawingShape } from './layout-contract.ts'

/** The answers of /api/flights/departures, /loads and /seats; browsers check them with the same shapes. */

const shared = {
  now: z.iso.datetime(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  /** Last departure date this caller may ask for. */
  openUntil: IsoDate,
  source: FlightSource,
  /** True when the figures are of the built-in invented world. */
  sample: z.boolean(),
}

const perLeg = {
  ...shared,
  leg: FlightLeg,
  /** Every leg the number flies that day, in order. */
  legs: z.array(FlightLeg),
}

export const DeparturesAnswer = z.object({
  ...shared,
  from: AirportCode,
  to: AirportCode,
  date: IsoDate,
  departures: z.array(FlightLeg),
})
export type DeparturesAnswer = z.infer<typeof DeparturesAnswer>

export const LoadsAnswer = z.object({
  ...perLeg,
  /** Newest first; where the aircraft changed in between, looks before the change are of another layout. */
  looks: z.array(LoadLook).check(z.minLength(1)),
  /** Letters that points book or upgrades confirm into; empty where none is published. */
  buckets: z.array(
    z.object({
      code: z.string(),
      cabin: Cabin,
      use: z.enum(['reward', 'reward-and-upgrade']),
      programs: z.array(Program),
    }),
  ),
  /** Where the meaning of the letters was read. */
  bucketSources: z.array(
    z.object({
      title: z.string(),
      asOf: IsoDate,
      sources: z.array(z.string()),
      confidence: z.enum(confidences),
    }),
  ),
})
export type LoadsAnswer = z.infer<typeof LoadsAnswer>

export const SeatsAnswer = z.object({
  ...perLeg,
  looks: z.array(SeatLook).check(z.minLength(1)),
  /** What to draw the newest look on, null where its layout is not known. */
  drawing: z.nullable(DrawingShape),
  /** Seats the source names that this layout does not have; they are not drawn. */
  strangers: z.array(z.string()),
})
export type SeatsAnswer = z.infer<typeof SeatsAnswer>
