/** As many places as a member's alerts of a kind have; the rules know them by their numbers. */
export const alertPlaces = 50

/** The two collections of alerts, as sentences name them. */
const kindNames = { alerts: 'alerts', 'seat-alerts': 'seat alerts' } as const
export type AlertKind = keyof typeof kindNames

/** The first numbered place that no alert stands in; null where all are taken. */
export function findFreePlace(taken: readonly string[]): string | null {
  for (let place = 0; place < alertPlaces; place += 1) {
    const id = String(place).padStart(2, '0')
    if (!taken.includes(id)) return id
  }
  return null
}

/** A member already has as many alerts of a kind as there are places. */
export class NoPlaceLeft extends Error {
  constructor(kind: AlertKind) {
    super(`You have ${alertPlaces} ${kindNames[kind]}, the most we allow. Delete one to add another.`)
    this.name = 'NoPlaceLeft'
  }
}

/**
 * The place for one more alert. While it is not known which are taken nothing may be written: it would take the place of
 * another alert. @throws NoPlaceLeft
 */
export function freePlace(kind: AlertKind, taken: readonly string[] | undefined): string {
  if (taken === undefined) throw new Error('We can’t load your alerts right now, so you can’t add one. Try again soon.')
  const place = findFreePlace(taken)
  if (place === null) throw new NoPlaceLeft(kind)
  return place
}
