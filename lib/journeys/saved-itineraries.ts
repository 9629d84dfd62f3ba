import * as z from '#small-zod'

const key = 'oneworld-itineraries'
const maxSaved = 12

/** An itinerary saved on this device: its airports in words, and the query that opens it. */
export type SavedItinerary = { name: string; query: string }

/** Returns the storage. It may throw, as browsers that forbid storage do. */
type OpenStore = () => Pick<Storage, 'getItem' | 'setItem'>

const Saved = z.array(z.object({ name: z.string().check(z.maxLength(120)), query: z.string().check(z.maxLength(800)) }))

/** Returns the saved itineraries, newest first; empty if storage is forbidden or holds something else. */
export function readSaved(open: OpenStore): SavedItinerary[] {
  try {
    return Saved.safeParse(JSON.parse(open().getItem(key) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/**
 * Saves an itinerary first in the list of at most twelve; one saved before moves up. Returns false if it can't be
 * stored.
 */
export function saveItinerary(open: OpenStore, itinerary: SavedItinerary): boolean {
  const others = readSaved(open).filter(({ query }) => query !== itinerary.query)
  return write(open, [itinerary, ...others].slice(0, maxSaved))
}

/** Removes one. Returns false if that can't be stored. */
export function deleteItinerary(open: OpenStore, query: string): boolean {
  return write(
    open,
    readSaved(open).filter((one) => one.query !== query),
  )
}

function write(open: OpenStore, saved: readonly SavedItinerary[]): boolean {
  try {
    open().setItem(key, JSON.stringify(saved))
    return true
  } catch {
    return false
  }
}
