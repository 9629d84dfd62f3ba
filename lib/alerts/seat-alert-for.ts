import { type Cabin, cabinNames, cabins } from '../core/cabin.ts'
import { capitalise } from '../core/capitalise.ts'
import { formatDate } from '../core/formats.ts'
import type { FlightLeg, SeatSnapshot } from '../flights/flight-snapshots.ts'
import type { CabinLayout } from '../network/aircraft/cabin.ts'
import { findSeatFault } from './match-seats.ts'
import type { SeatAlertSettings, WantedSeat } from './seat-alert.ts'

/** Returns the lowest cabin in which a snapshot tells whether a party's seats are free; null if it can't for any. */
export function cabinToWatch(snapshot: SeatSnapshot, layout: readonly CabinLayout[], party: number): Cabin | null {
  const wanted: WantedSeat = party > 1 ? { kind: 'pair', together: party } : { kind: 'window' }
  return cabins.find((cabin) => findSeatFault({ cabin, wanted }, snapshot, layout) === null) ?? null
}

/** Says that a party finds no free seats together, how far we could see, and what to do. */
export function noneTogetherWords(snapshot: SeatSnapshot, layout: readonly CabinLayout[], party: number): string {
  const what = party === 1 ? 'no free seat' : `no ${party} free seats together`
  const isCounted = snapshot.counts.some(({ free }) => free >= party)
  const found = isCounted
    ? `We found ${what} where we know the seat numbers. Elsewhere we only know how many are free, not which.`
    : `We found ${what}.`
  const steps = [
    cabinToWatch(snapshot, layout, party) === null ? [] : ['set an alert below'],
    party === 1 ? [] : ['try fewer people'],
  ].flat()
  return steps.length === 0 ? found : `${found} ${capitalise(steps.join(', or '))}.`
}

type Wanted = { leg: FlightLeg; cabin: Cabin; chosen: readonly string[]; party: number }

/**
 * Builds the alert for what the visitor picked: the seats by name, else a group of the party's size, else a window seat
 * for one. Its name says what it waits for.
 */
export function seatAlertFor({ leg, cabin, chosen, party }: Wanted): SeatAlertSettings & { name: string } {
  const { flight, date } = leg
  const called = (what: string) => `${flight}, ${formatDate(date, 'plain')}: ${what}`
  const shared = { flight, date, cabin, quiet: null, channels: ['email' as const], paused: false }
  const seats = chosen.slice(0, 20)
  if (seats.length > 0) {
    const list = seats.length > 6 ? `${seats.slice(0, 6).join(', ')} and more` : seats.join(', ')
    return { ...shared, name: called(list), wanted: { kind: 'named', seats } }
  }
  if (party > 1) {
    const name = called(`${party} seats together in ${cabinNames[cabin]}`)
    return { ...shared, name, wanted: { kind: 'pair', together: party } }
  }
  return { ...shared, name: called(`a window seat in ${cabinNames[cabin]}`), wanted: { kind: 'window' } }
}
