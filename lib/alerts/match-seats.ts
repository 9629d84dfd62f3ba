import type { SeatSnapshot } from '../flights/flight-snapshots.ts'
import type { CabinLayout } from '../network/aircraft/cabin.ts'
import { listSeats } from '../network/aircraft/seats.ts'
import { seatsTogether } from '../network/aircraft/together.ts'
import { findSeatFault, numberedCabins, type WantedSeats } from './seat-reach.ts'

/**
 * Returns the names of the free seats in a snapshot that meet criteria; empty if none do. Null when that can't be told:
 * only the aircraft's layout says which seats are at a window, an aisle or an exit, or side by side.
 */
export function seatsThatFulfil(
  criteria: WantedSeats,
  snapshot: SeatSnapshot,
  layout: readonly CabinLayout[],
): string[] | null {
  if (findSeatFault(criteria, snapshot, layout) !== null) return null
  const { cabin, wanted } = criteria
  const free = new Set(
    snapshot.seats.filter((seat) => seat.cabin === cabin && seat.state === 'free').map(({ name }) => name),
  )
  if (wanted.kind === 'named') return wanted.seats.filter((name) => free.has(name))
  const cabins = numberedCabins(cabin, layout)
  if (wanted.kind === 'pair') {
    const groups = seatsTogether(cabins, wanted.together, (name) => free.has(name))
    return [...new Set(groups.flatMap(({ seats }) => seats))]
  }
  const fulfils = { window: 'isWindow', aisle: 'isAisle' } as const
  return cabins.flatMap((one) =>
    listSeats(one).flatMap((seat) => {
      const fits =
        wanted.kind === 'exit' ? seat.row !== null && one.exitRows.includes(seat.row) : seat[fulfils[wanted.kind]]
      return fits && seat.name !== null && free.has(seat.name) ? [seat.name] : []
    }),
  )
}

/**
 * Whether a check is worth a message, given the one before it: the criteria have come true, or another of the named
 * seats is free. Seats free at the first check count as news.
 */
export function isNews(
  { wanted }: Pick<WantedSeats, 'wanted'>,
  before: readonly string[],
  now: readonly string[],
): boolean {
  return wanted.kind === 'named' ? now.some((name) => !before.includes(name)) : before.length === 0 && now.length > 0
}
