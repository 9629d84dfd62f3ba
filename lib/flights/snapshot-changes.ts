import type { LoadSnapshot, SeatSnapshot } from './flight-snapshots.ts'

/** What changed between the two newest snapshots of the seats. */
export type SeatChange =
  | { kind: 'first' }
  /** The layout changed, so seats can't be compared even where their names match. */
  | { kind: 'swapped'; since: string; before: string; now: string }
  | { kind: 'same'; since: string }
  | { kind: 'changed'; since: string; freed: string[]; taken: string[] }

/** Compares the two newest snapshots of a list, newest first. */
export function seatChange([newest, before]: readonly SeatSnapshot[]): SeatChange {
  if (!newest || !before) return { kind: 'first' }
  const since = before.seenAt
  if (isSwap(newest, before)) return { kind: 'swapped', since, before: before.aircraft.name, now: newest.aircraft.name }
  const free = (snapshot: SeatSnapshot) =>
    new Set(snapshot.seats.filter(({ state }) => state === 'free').map(({ name }) => name))
  const [now, then] = [free(newest), free(before)]
  const freed = [...now].filter((name) => !then.has(name))
  const taken = [...then].filter((name) => !now.has(name))
  return freed.length + taken.length === 0 ? { kind: 'same', since } : { kind: 'changed', since, freed, taken }
}

type Seen = Pick<LoadSnapshot, 'aircraft' | 'seenAt'>

function isSwap(one: Seen, other: Seen): boolean {
  return one.aircraft.variant !== other.aircraft.variant || one.aircraft.name !== other.aircraft.name
}

/** Returns the latest change of aircraft among snapshots, newest first; null if there was none. */
export function aircraftSwap(
  snapshots: readonly Seen[],
): { before: string; now: string; between: [string, string] } | null {
  for (const [at, snapshot] of snapshots.entries()) {
    const older = snapshots[at + 1]
    if (older && isSwap(snapshot, older)) {
      return { before: older.aircraft.name, now: snapshot.aircraft.name, between: [older.seenAt, snapshot.seenAt] }
    }
  }
  return null
}

/** Returns the newest snapshots of one and the same aircraft: only these show a trend. */
export function listComparable<Snapshot extends Seen>(snapshots: readonly Snapshot[]): Snapshot[] {
  const [newest] = snapshots
  if (!newest) return []
  const end = snapshots.findIndex((snapshot) => isSwap(snapshot, newest))
  return end === -1 ? [...snapshots] : snapshots.slice(0, end)
}
