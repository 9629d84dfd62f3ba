import type { LoadLook, SeatLook } from './flight-looks.ts'

/** What changed between the two newest looks at the seats. */
export type SeatChange =
  | { kind: 'first' }
  /** The layout changed, so seats can't be compared even where their names match. */
  | { kind: 'swapped'; since: string; before: string; now: string }
  | { kind: 'same'; since: string }
  | { kind: 'changed'; since: string; freed: string[]; taken: string[] }

/** Compares the two newest looks of a list, newest first. */
export function seatChange([newest, before]: readonly SeatLook[]): SeatChange {
  if (!newest || !before) return { kind: 'first' }
  const since = before.seenAt
  if (isSwap(newest, before)) return { kind: 'swapped', since, before: before.aircraft.name, now: newest.aircraft.name }
  const free = (look: SeatLook) => new Set(look.seats.filter(({ state }) => state === 'free').map(({ name }) => name))
  const [now, then] = [free(newest), free(before)]
  const freed = [...now].filter((name) => !then.has(name))
  const taken = [...then].filter((name) => !now.has(name))
  return freed.length + taken.length === 0 ? { kind: 'same', since } : { kind: 'changed', since, freed, taken }
}

type Seen = Pick<LoadLook, 'aircraft' | 'seenAt'>

function isSwap(one: Seen, other: Seen): boolean {
  return one.aircraft.variant !== other.aircraft.variant || one.aircraft.name !== other.aircraft.name
}

/** Returns the latest change of aircraft among looks, newest first; null if there was none. */
export function aircraftSwap(
  looks: readonly Seen[],
): { before: string; now: string; between: [string, string] } | null {
  for (const [at, look] of looks.entries()) {
    const older = looks[at + 1]
    if (older && isSwap(look, older)) {
      return { before: older.aircraft.name, now: look.aircraft.name, between: [older.seenAt, look.seenAt] }
    }
  }
  return null
}

/** Returns the newest looks at one and the same aircraft: only these show a trend. */
export function comparableLooks<Look extends Seen>(looks: readonly Look[]): Look[] {
  const [newest] = looks
  if (!newest) return []
  const end = looks.findIndex((look) => isSwap(look, newest))
  return end === -1 ? [...looks] : looks.slice(0, end)
}
