/** The number of places a member has for alerts of each kind; firestore.rules knows them by their numbers, 00 to 49. */
export const alertPlaces = 50

/** What an alert of each collection is called. */
export const alertNouns = { alerts: 'alert', 'seat-alerts': 'seat alert' } as const
export type AlertKind = keyof typeof alertNouns

/** Returns an identity for a new alert: twenty random letters and digits. */
export function createIdentity(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20)
}

type Placed = { id: string; identity?: string | undefined }

/**
 * Names an alert for good in addresses and in the API: `07-identity`, or its place alone if it has no identity. Another
 * alert at the same place has another short reference.
 */
export function buildShortReference({ id, identity }: Placed): string {
  return identity === undefined ? id : `${id}-${identity}`
}

/** Tells an alert of a list from another that gets its place: one set offline moves on if its own was taken. */
export function buildRowKey({ id, identity }: Placed): string {
  return identity ?? id
}

/** Returns the page on which an alert is edited. */
export function editHref(kind: AlertKind, alert: Placed): `/${AlertKind}?edit=${string}` {
  return `/${kind}?edit=${buildShortReference(alert)}`
}

/** Returns the alert that `edit` of such an address names; undefined if it was deleted, even if another has its place. */
export function findEdited<Alert extends Placed>(alerts: readonly Alert[], edit: string): Alert | undefined {
  return alerts.find((one) => buildShortReference(one) === edit)
}

/** Returns the first place that no alert occupies; null when all are taken. */
export function findFreePlace(taken: readonly string[]): string | null {
  for (let place = 0; place < alertPlaces; place += 1) {
    const id = String(place).padStart(2, '0')
    if (!taken.includes(id)) return id
  }
  return null
}

/** Thrown when a member already has as many alerts of a kind as there are places. */
export class NoPlaceLeft extends Error {
  constructor(kind: AlertKind) {
    super(`You have ${alertPlaces} ${alertNouns[kind]}s, the most we allow. Delete one to add another.`)
    this.name = 'NoPlaceLeft'
  }
}

/**
 * Returns a place for one more alert. Refuses while the taken places are unknown, because writing could overwrite
 * another alert. @throws NoPlaceLeft
 */
export function freePlace(kind: AlertKind, taken: readonly string[] | undefined): string {
  if (taken === undefined) throw new Error('We can’t load your alerts right now, so you can’t add one. Try again soon.')
  const place = findFreePlace(taken)
  if (place === null) throw new NoPlaceLeft(kind)
  return place
}
