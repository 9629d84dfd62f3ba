import { type Cabin, cabins } from '../core/cabin.ts'
import type { FlightLeg, SeatSnapshot } from '../flights/flight-snapshots.ts'
import type { CabinLayout } from '../network/aircraft/cabin.ts'
import { findSeatFault } from './match-seats.ts'
import type { SeatAlertSettings, WantedSeat } from './seat-alert.ts'

/** Returns the lowest cabin in which a snapshot tells whether a party's seats are free; null if it can't for any. */
export function cabinToWatch(snapshot: SeatSnapshot, layout: readonly CabinLayout[], party: number): Cabin | null {
  const wanted: WantedSeat = party > 1 ? { kind: 'pair', together: party } : { kind: 'window' }
  return cabins.find((cabin) => findSeatFault({ cabin, wanted }, snapshot, layout) === null) ?? null
}

type Wanted = { leg: FlightLeg; cabin: Cabin; chosen: readonly string[]; party: number }

/**
 * Builds the alert for what the visitor picked: the seats by name, else a group of the party's size, else a window seat
 * for one. Its name says what it waits for.
 */
export function seatAlertFor({ leg, cabin, chosen, party }: Wanted): SeatAlertSettings & { name: string } {
  const { flight, date } = leg
  const shared = { flight, date, cabin, quiet: null, channels: ['email' as const], paused: false }
  const seats = chosen.slice(0, 20)
  if (seats.length > 0) {
    const list = seats.length > 6 ? `${seats.slice(0, 6).join(', ')} and more` : seats.join(', ')
    return { ...shared, name: `${flight} ${date}, ${list} free`, wanted: { kind: 'named', seats } }
  }
  if (party > 1) {
    return {
      ...shared,
      name: `${flight} ${date}, ${party} seats together free`,
      wanted: { kind: 'pair', together: party },
    }
  }
  return { ...shared, name: `${flight} ${date}, a window seat free`, wanted: { kind: 'window' } }
}
