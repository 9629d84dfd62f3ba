import type { AlertSettings } from './alert.ts'
import type { SeatAlertSettings } from './seat-alert.ts'
import { getSeatAlertKey } from './seat-alert.ts'

type Stored<Settings> = { id: string; settings: Settings }

/**
 * The alert of a member that waits for the very same thing, if they have one: a second would tell them nothing new. How
 * an alert is called, by what it tells and when it rests make no difference.
 */
export function findSameAlert<Settings extends AlertSettings | SeatAlertSettings>(
  wanted: Settings,
  alerts: readonly Stored<Settings>[],
  /** The alert that is being changed. */
  own: string | null = null,
): Stored<Settings> | null {
  const key = criteriaKey(wanted)
  return alerts.find(({ id, settings }) => id !== own && criteriaKey(settings) === key) ?? null
}

/** Everything that decides what an alert finds, the same for lists that say the same in another order. */
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
  // Which cabin is liked best counts only against a booking in hand.
  const liked = holding === null ? cabins.toSorted() : cabins
  const days = [dates.start, dates.end, stay?.min ?? null, stay?.max ?? null]
  const held = holding && [holding.date, holding.cabin, holding.points]
  return JSON.stringify([lists, liked, days, held, Object.entries(others).sort()])
}

/** A member already has this very alert. */
export class SameAlert extends Error {
  constructor(
    /** Where it is changed. */
    readonly href: string,
    name: string | undefined,
  ) {
    super(`You already have this alert${name ? `: ${name}` : ''}. Edit that one instead.`)
    this.name = 'SameAlert'
  }
}
