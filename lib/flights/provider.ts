import type { Instant, LocalDate } from '../core/clock.ts'
import type { FlightNumber } from './flight-number.ts'
import type { FlightLeg, FlightSource, LoadSnapshot, SeatSnapshot } from './flight-snapshots.ts'

/** A source of loads and seats. Every function rejects with a FlightFault and nothing else. */
export type FlightProvider = {
  source: FlightSource
  /** True: answers include snapshots of earlier days. False: the caller must keep what it saw. */
  hasHistory: boolean
  /** Returns the legs a flight number flies on a day, in order; never empty. */
  legs(query: { flight: FlightNumber; date: LocalDate }): Promise<FlightLeg[]>
  /** Returns the departures between two airports on a day, by time; empty if there are none. */
  departures(query: { from: string; to: string; date: LocalDate }): Promise<FlightLeg[]>
  /** Returns the snapshots of the load, newest first; never empty. */
  loads(leg: FlightLeg, now: Instant): Promise<LoadSnapshot[]>
  /** Returns the snapshots of the seats, newest first; never empty. */
  seats(leg: FlightLeg, now: Instant): Promise<SeatSnapshot[]>
}

/**
 * Why a source gave no answer. `unknown-flight`: it knows no such flight on that day. `out-of-range`: it doesn't cover
 * that date. `refused`: it rejected our key or our rate of requests. `unavailable`: it couldn't be reached or failed.
 * `garbled`: its answer couldn't be read.
 */
export type FaultKind = 'unknown-flight' | 'out-of-range' | 'refused' | 'unavailable' | 'garbled'

export class FlightFault extends Error {
  readonly kind: FaultKind
  /** Seconds after which a retry makes sense; null if it doesn't or the source didn't say. */
  readonly retryAfter: number | null

  constructor(kind: FaultKind, message: string, options: { retryAfter?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'FlightFault'
    this.kind = kind
    this.retryAfter = options.retryAfter ?? null
  }
}
