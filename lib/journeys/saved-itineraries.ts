import * as z from '#small-zod'

const key = 'oneworld-itineraries'
const maxSaved = 12

/** An itinerary saved on this device: its airports in words, and the query that opens it. */
export type SavedItinerary = { name: string; query: string }

const Saved = z.array(z.object({ name: z.string().check(z.maxLength(120)), query: z.string().check(z.maxLength(800)) }))

/** Returns the saved itineraries, newest first; empty if storage is forbidden or holds something else. */
export function readSaved(storage: Pick<Storage, 'getItem'>): SavedItinerary[] {
  try {
    return Saved.safeParse(JSON.parse(storage.getItem(key) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/**
 * Saves an itinerary first in the list of at most twelve; one saved before moves up. Returns false if it can't be
 * stored.
 */
export function saveItinerary(storage: Pick<Storage, 'getItem' | 'setItem'>, itinerary: SavedItinerary): boolean {
  const others = readSaved(storage).filter(({ query }) => query !== itinerary.query)
  return write(storage, [itinerary, ...others].slice(0, maxSaved))
}

/** Removes one. Returns false if that can't be stored. */
export function deleteItinerary(storage: Pick<Storage, 'getItem' | 'setItem'>, query: string): boolean {
  return write(
    storage,
    readSaved(storage).filter((one) => one.query !== query),
  )
}

function write(storage: Pick<Storage, 'setItem'>, saved: readonly SavedItinerary[]): boolean {
  try {
    storage.setItem(key, JSON.stringify(saved))
    return true
  } catch {
    return false
  }
}
