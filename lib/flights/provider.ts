import type { Instant, LocalDate } from '../core/clock.ts'
import type { FlightLeg, FlightSource, LoadLook, SeatLook } from './flight-looks.ts'
import type { FlightNumber } from './flight-number.ts'

/** Where loads and seats come from. Every function rejects with a FlightFault and nothing else. */
export type FlightProvider = {
  source: FlightSource
  /** True: looks come with those of earlier days. False: the caller must keep what it saw. */
  hasHistory: boolean
  /** The legs a number flies on a day, in order; never empty. */
  legs(query: { flight: FlightNumber; date: LocalDate }): Promise<FlightLeg[]>
  /** The departures of a pair on a day, by time; empty when none is flown. */
  departures(query: { from: string; to: string; date: LocalDate }): Promise<FlightLeg[]>
  /** Looks at the load, newest first; never empty. */
  loads(leg: FlightLeg, now: Instant): Promise<LoadLook[]>
  /** Looks at the seats, newest first; never empty. */
  seats(leg: FlightLeg, now: Instant): Promise<SeatLook[]>
}

/**
 * Why a source gave no answer: `unknown-flight` it knows no such flight on that day, `out-of-range` the date is beyond
 * what it covers, `refused` it does not accept our key or our rate, `unavailable` it could not be reached or failed,
 * `garbled` its answer could not be read.
 */
export type FaultKind = 'unknown-flight' | 'out-of-range' | 'refused' | 'unavailable' | 'garbled'

export class FlightFault extends Error {
  readonly kind: FaultKind
  /** When asking again makes sense, in seconds; null where it does not or nobody said. */
  readonly retryAfter: number | null

  constructor(kind: FaultKind, message: string, options: { retryAfter?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'FlightFault'
    this.kind = kind
    this.retryAfter = options.retryAfter ?? null
  }
}
