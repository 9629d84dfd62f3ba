/** As many places as a member's alerts of a kind have; the rules know them by their numbers. */
export const alertPlaces = 50

/** The first numbered place that no alert stands in; null where all are taken. */
export function findFreePlace(taken: readonly string[]): string | null {
  for (let place = 0; place < alertPlaces; place += 1) {
    const id = String(place).padStart(2, '0')
    if (!taken.includes(id)) return id
  }
  return null
}
