import { alertPlaces, findFreePlace } from '../../alerts/alert-places.ts'
import { accountPaths } from '../documents.ts'

/** The two collections of alerts, and where a member's stand. */
export const alertCollections = {
  alerts: { path: accountPaths.alerts, name: 'alerts' },
  'seat-alerts': { path: accountPaths.seatAlerts, name: 'seat alerts' },
} as const
export type AlertKind = keyof typeof alertCollections

/** A member already has as many alerts of a kind as there are places. */
export class NoPlaceLeft extends Error {
  constructor(kind: AlertKind) {
    super(`You have ${alertPlaces} ${alertCollections[kind].name}, the most we allow. Delete one to add another.`)
    this.name = 'NoPlaceLeft'
  }
}

/**
 * The first numbered place that no alert stands in. While it is not known which are taken nothing may be written: it
 * would take the place of another alert. @throws NoPlaceLeft
 */
export function freePlace(kind: AlertKind, taken: readonly string[] | undefined): string {
  if (taken === undefined) throw new Error('We can’t load your alerts right now, so you can’t add one. Try again soon.')
  const place = findFreePlace(taken)
  if (place === null) throw new NoPlaceLeft(kind)
  return place
}
