import type { AlertSettings } from './alert.ts'
import type { SeatAlertSettings } from './seat-alert.ts'
import { getSeatAlertKey } from './seat-alert.ts'

type Stored = { id: string; settings: AlertSettings | SeatAlertSettings }

/**
 * Returns the member's alert that waits for exactly the same thing, if there is one: a second would tell them nothing
 * new. Its name, channels, quiet hours and whether it is paused make no difference.
 */
export function findSameAlert<Alert extends Stored>(
  wanted: Alert['settings'],
  alerts: readonly Alert[],
  /** The id of the alert being changed, which is not compared with itself. */
  own: string | null = null,
): Alert | null {
  const key = criteriaKey(wanted)
  return alerts.find(({ id, settings }) => id !== own && criteriaKey(settings) === key) ?? null
}

/** Returns a key of everything that decides what an alert finds; the order within lists makes no difference. */
function criteriaKey(settings: AlertSettings | SeatAlertSettings): string {
  if ('flight' in settings) {
    const { wanted } = settings
    return getSeatAlertKey(
      wanted.kind === 'named' ? { ...settings, wanted: { ...wanted, seats: wanted.seats.toSorted() } } : settings,
    )
  }
  const { name: _, quiet: __, channels: ___, paused: ____, ...criteria } = settings
  const { programs, from, to, dates, weekdays, cabins, carriers, stay, holding, ...others } = criteria
  const lists = [programs, from, to, weekdays, carriers].map((list) => [...new Set<string | number>(list)].sort())
  // The order of cabins only matters against a booking held.
  const liked = holding === null ? cabins.toSorted() : cabins
  const days = [dates.start, dates.end, stay?.min ?? null, stay?.max ?? null]
  const held = holding && [holding.date, holding.cabin, holding.points]
  return JSON.stringify([lists, liked, days, held, Object.entries(others).sort()])
}

/** Thrown when a member already has exactly this alert. */
export class SameAlert extends Error {
  constructor(
    /** The page where that alert is edited. */
    readonly href: string,
    name: string | undefined,
  ) {
    super(`You already have this alert${name ? `: ${name}` : ''}. Edit that one instead.`)
    this.name = 'SameAlert'
  }
}
