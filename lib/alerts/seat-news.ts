import { z } from 'zod'
import { AirportCode, Cabin, IsoDate } from '../core/schemas.ts'
import { FlightSource } from '../flights/flight-looks.ts'
import { isNews } from './match-seats.ts'
import { FlightCode, SeatName, type SeatsOnLeg, WantedSeat } from './seat-alert.ts'

/** As many seats of a leg as one message carries; `more` counts the rest. */
const SEATS_TOLD = 40

/** What a seat alert tells once its wish has come true: the same in its messages and in its history. */
export const SeatNews = z.object({
  flight: FlightCode,
  date: IsoDate,
  cabin: Cabin,
  wanted: WantedSeat,
  /** Every leg that has such seats: a number may fly several on a day, and a seat is free on one of them. */
  legs: z
    .array(
      z.object({
        from: AirportCode,
        to: AirportCode,
        seats: z.array(SeatName).min(1).max(SEATS_TOLD),
        more: z.int().min(0),
        seenAt: z.iso.datetime(),
      }),
    )
    .min(1),
  source: FlightSource,
})
export type SeatNews = z.infer<typeof SeatNews>

/** The legs that are told of: those with seats, cut to what a message carries. */
export function listSentLegs(legs: readonly SeatsOnLeg[]): SeatNews['legs'] {
  return legs
    .filter(({ seats }) => seats.length > 0)
    .map(({ seats, ...leg }) => ({
      ...leg,
      seats: seats.slice(0, SEATS_TOLD),
      more: Math.max(0, seats.length - SEATS_TOLD),
    }))
}

/** Whether a look is worth a message after the one before it: on any leg the wish has come true anew. */
export function hasNews(
  wish: { wanted: WantedSeat },
  before: readonly SeatsOnLeg[],
  now: readonly SeatsOnLeg[],
): boolean {
  return now.some(({ from, to, seats }) => {
    const known = before.find((leg) => leg.from === from && leg.to === to)?.seats ?? []
    return isNews(wish, known, seats)
  })
}

/** Every seat of some legs, each name once. */
export function seatNames(legs: readonly { seats: readonly string[] }[]): string[] {
  return [...new Set(legs.flatMap(({ seats }) => seats))]
}
