import { type Cabin, cabinNames, cabins } from '../core/cabin.ts'
import type { SeatSnapshot } from '../flights/flight-snapshots.ts'
import type { CabinLayout } from '../network/aircraft/cabin.ts'
import { listSeats } from '../network/aircraft/seats.ts'
import { seatsTogether } from '../network/aircraft/together.ts'
import type { SeatAlertSettings, WantedSeat } from './seat-alert.ts'

/** What an alert waits for on the flight it watches. */
export type WantedSeats = Pick<SeatAlertSettings, 'cabin' | 'wanted'>

/** Why a snapshot cannot tell whether criteria have come true. */
export type SeatFault =
  | { why: 'no-cabin' }
  /** The number of free seats in the cabin is known, but not which ones. */
  | { why: 'unnumbered'; free: number; total: number }
  /** The seats' names are known, but not where they are. */
  | { why: 'no-layout' }
  | { why: 'no-exits' }
  /** The cabin's numbered seats never have that many side by side. */
  | { why: 'no-group'; together: number }

/** Returns why a snapshot can't tell whether criteria have come true; null when it can. */
export function findSeatFault(
  { cabin, wanted }: WantedSeats,
  snapshot: SeatSnapshot,
  layout: readonly CabinLayout[],
): SeatFault | null {
  if (!snapshot.seats.some((seat) => seat.cabin === cabin)) {
    const counts = snapshot.counts.filter((count) => count.cabin === cabin)
    const sum = (of: 'free' | 'total') => counts.reduce((all, count) => all + count[of], 0)
    if (counts.length > 0) return { why: 'unnumbered', free: sum('free'), total: sum('total') }
    if (layout.length > 0 && layout.every(({ letter }) => letter !== cabin)) return { why: 'no-cabin' }
  }
  if (wanted.kind === 'named') return null
  const numbered = numberedCabins(cabin, layout)
  if (numbered.length === 0) return { why: 'no-layout' }
  if (wanted.kind === 'pair' && seatsTogether(numbered, wanted.together, () => true).length === 0) {
    return { why: 'no-group', together: wanted.together }
  }
  const hasExit = numbered.some(({ exitRows }) => exitRows.length > 0)
  return wanted.kind === 'exit' && !hasExit ? { why: 'no-exits' } : null
}

/** The parts of a cabin whose seats have numbers. */
export function numberedCabins(cabin: Cabin, layout: readonly CabinLayout[]): CabinLayout[] {
  return layout.filter(({ letter, drawable }) => letter === cabin && drawable)
}

const kinds: readonly WantedSeat[] = [
  { kind: 'window' },
  { kind: 'aisle' },
  { kind: 'exit' },
  { kind: 'pair', together: 2 },
]

/** Returns criteria a snapshot answers instead of these: others in their cabin, then similar ones in other cabins. */
export function suggestInstead(
  criteria: WantedSeats,
  snapshot: SeatSnapshot,
  layout: readonly CabinLayout[],
): WantedSeats[] {
  const { cabin, wanted } = criteria
  const alike: WantedSeat = wanted.kind === 'named' ? { kind: 'window' } : wanted
  const others = [
    ...kinds.filter(({ kind }) => kind !== wanted.kind).map((one) => ({ cabin, wanted: one })),
    ...cabins.filter((one) => one !== cabin).map((one) => ({ cabin: one, wanted: alike })),
  ]
  return others.filter((other) => findSeatFault(other, snapshot, layout) === null)
}

/** Returns the named seats that the cabin doesn't have; none unless all of its seat numbers are known. */
export function listUnknownSeats({ cabin, wanted }: WantedSeats, layout: readonly CabinLayout[]): string[] {
  const parts = layout.filter(({ letter }) => letter === cabin)
  if (wanted.kind !== 'named' || parts.length === 0 || !parts.every(({ drawable }) => drawable)) return []
  const seats = parts.flatMap((part) => listSeats(part))
  if (seats.some(({ name }) => name === null)) return []
  const known = new Set(seats.map(({ name }) => name))
  return wanted.seats.filter((name) => !known.has(name))
}

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

/** Explains in a sentence or two why a check can't tell whether a seat alert has come true. */
export function failureLabel(fault: SeatFault, { cabin, wanted }: WantedSeats, aircraft: string): string {
  const name = cabinNames[cabin]
  switch (fault.why) {
    case 'no-cabin':
      return `The ${aircraft} on this flight has no ${name}.`
    case 'unnumbered':
      return `Our data has no seat numbers for ${name} on the ${aircraft}: ${fault.free} of ${fault.total} seats are free, but we can’t tell which.`
    case 'no-layout':
      return `We don’t know which ${name} seats ${placeWords[wanted.kind]} on the ${aircraft}. Choose seats by number instead.`
    case 'no-exits':
      return `We don’t know of an exit row in ${name} on the ${aircraft}.`
    case 'no-group':
      return `We know of no ${fault.together} seats side by side in ${name} on the ${aircraft}.`
  }
}

const placeWords = {
  window: 'are at a window',
  aisle: 'are on an aisle',
  exit: 'are in an exit row',
  pair: 'are side by side',
  named: 'these are',
} as const
