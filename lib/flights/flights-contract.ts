import * as z from '#small-zod'
import { confidences } from '../core/provenance.ts'
import { AirportCode, Cabin, IsoDate, Program } from '../core/schemas.ts'
import { FlightLeg, FlightSource, LoadSnapshot, SeatSnapshot } from './flight-snapshots.ts'
import { DrawingShape } from './layout-contract.ts'

/** The answers of /api/flights/departures, /loads and /seats. Browsers validate with the same schemas. */

const shared = {
  now: z.iso.datetime(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  /** The last departure date the caller's plan may ask for. */
  openUntil: IsoDate,
  source: FlightSource,
  /** True if the figures are invented sample data. */
  sample: z.boolean(),
}

const perLeg = {
  ...shared,
  leg: FlightLeg,
  /** All legs the flight number flies that day, in order. */
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
  /** Newest first. If the aircraft changed between snapshots, those before the change show another layout. */
  looks: z.array(LoadSnapshot).check(z.minLength(1)),
  /** Booking classes that points book or upgrades are confirmed in; empty if none are published. */
  buckets: z.array(
    z.object({
      code: z.string(),
      cabin: Cabin,
      use: z.enum(['reward', 'reward-and-upgrade']),
      programs: z.array(Program),
    }),
  ),
  /** Where we read what the booking classes mean. */
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
  looks: z.array(SeatSnapshot).check(z.minLength(1)),
  /** The layout to draw the newest snapshot on; null if it isn't known. */
  drawing: z.nullable(DrawingShape),
  /** Seats the source names that this layout doesn't have; they aren't drawn. */
  strangers: z.array(z.string()),
})
export type SeatsAnswer = z.infer<typeof SeatsAnswer>
