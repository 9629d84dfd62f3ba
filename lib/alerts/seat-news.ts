import { z } from 'zod'
import { AirportCode, Cabin, IsoDate } from '../core/schemas.ts'
import { FlightSource } from '../flights/flight-snapshots.ts'
import { isNews } from './match-seats.ts'
import { FlightCode, SeatName, type SeatsOnLeg, WantedSeat } from './seat-alert.ts'

/** The most seats of a leg one message carries; `more` counts the rest. */
const MAX_SEATS = 40

/** What a seat alert reports when its criteria have come true, the same in its messages and in its history. */
export const SeatNews = z.object({
  flight: FlightCode,
  date: IsoDate,
  cabin: Cabin,
  wanted: WantedSeat,
  /** Every leg with such seats. A flight number may fly several legs in a day, and a seat is free on one of them. */
  legs: z
    .array(
      z.object({
        from: AirportCode,
        to: AirportCode,
        seats: z.array(SeatName).min(1).max(MAX_SEATS),
        more: z.int().min(0),
        seenAt: z.iso.datetime(),
      }),
    )
    .min(1),
  source: FlightSource,
})
export type SeatNews = z.infer<typeof SeatNews>

/** Returns the legs to report: those with seats, cut to what a message carries. */
export function listSentLegs(legs: readonly SeatsOnLeg[]): SeatNews['legs'] {
  return legs
    .filter(({ seats }) => seats.length > 0)
    .map(({ seats, ...leg }) => ({
      ...leg,
      seats: seats.slice(0, MAX_SEATS),
      more: Math.max(0, seats.length - MAX_SEATS),
    }))
}

/** Whether a check is worth a message, given the one before it: the criteria have newly come true on any leg. */
export function hasNews(
  criteria: { wanted: WantedSeat },
  before: readonly SeatsOnLeg[],
  now: readonly SeatsOnLeg[],
): boolean {
  return now.some(({ from, to, seats }) => {
    const known = before.find((leg) => leg.from === from && leg.to === to)?.seats ?? []
    return isNews(criteria, known, seats)
  })
}

/** Returns the names of the seats of some legs, each once. */
export function seatNames(legs: readonly { seats: readonly string[] }[]): string[] {
  return [...new Set(legs.flatMap(({ seats }) => seats))]
}
