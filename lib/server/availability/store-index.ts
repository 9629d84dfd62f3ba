import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { RouteDocument } from '../../availability/codec.ts'
import { routeId } from '../../availability/route-key.ts'
import type { Instant } from '../../core/clock.ts'
import { streamDocuments } from '../firebase-admin.ts'
import { type IndexHead, packIndex, unpackIndex } from './index-file.ts'
import type { IndexPlace } from './index-place.ts'
import { AVAILABILITY } from './repository.ts'

/**
 * Readers of an index ask for writes from this long before it was taken. A Firestore transaction ends within 270 s, so
 * a write that the query didn't see is no older than that.
 */
const MARGIN_MS = 10 * 60_000
/** After this long every document is read again, which corrects those without `writtenAt` and those since deleted. */
const ALL_AGAIN_MS = 7 * 24 * 3_600_000

type Log = (message: string, error?: unknown) => void
type Known = { head: IndexHead; routes: Map<string, RouteDocument> }

/**
 * The number of routes in the index now and of documents read for it; `stored` is false when there was nothing to do,
 * or another run stored the index meanwhile.
 */
export type StoredIndex = { routes: number; read: number; stored: boolean }

/** Returns the time from which a reader of an index asks for writes. */
export function writtenSince({ takenAt }: Pick<IndexHead, 'takenAt'>): Timestamp {
  return Timestamp.fromMillis(takenAt - MARGIN_MS)
}

/**
 * Stores the index again: the stored one with the documents written since, or all documents when no stored one can be
 * read or a full read is due.
 */
export async function storeIndex(db: Firestore, place: IndexPlace, now: Instant, log: Log): Promise<StoredIndex> {
  const found = await findKnown(place, log)
  const isDue = found.known !== null && Date.parse(now) - found.known.head.allReadAt > ALL_AGAIN_MS
  const known = isDue ? null : found.known
  const routes = known?.routes ?? new Map<string, RouteDocument>()
  const all = db.collection(AVAILABILITY)
  const query = known === null ? all : all.where('writtenAt', '>=', writtenSince(known.head))
  let takenAt = Infinity
  let read = 0
  for await (const document of streamDocuments(query)) {
    read += 1
    // A reopened stream has several read times. The earliest is safe, because readers ask for everything written since.
    takenAt = Math.min(takenAt, document.readTime.toMillis())
    takeDocument(routes, document, log)
  }
  if (read === 0) return { routes: routes.size, read, stored: false }
  const allReadAt = known?.head.allReadAt ?? Date.parse(now)
  const stored = await place.replace(found.generation, packIndex({ v: 1, takenAt, allReadAt }, routes.values()))
  if (!stored) log(`${place.name}: another run stored the index meanwhile`)
  return { routes: routes.size, read, stored }
}

/** Reads what is stored; of a damaged index only the generation, so that it is replaced. */
async function findKnown(place: IndexPlace, log: Log): Promise<{ known: Known | null; generation: string | null }> {
  const stored = await place.open()
  if (stored === null) return { known: null, generation: null }
  const { bytes, generation } = stored
  const routes = new Map<string, RouteDocument>()
  try {
    const head = await unpackIndex(bytes, (document) => routes.set(routeId(document), document))
    return { known: { head, routes }, generation }
  } catch (error) {
    log(`${place.name}: the stored index can't be read and is made anew`, error)
    return { known: null, generation }
  }
}

/** Takes a document into the routes. One that can't be read leaves its route as it was, as in the live index. */
function takeDocument(routes: Map<string, RouteDocument>, document: QueryDocumentSnapshot, log: Log): void {
  const parsed = RouteDocument.safeParse(document.data())
  if (parsed.success) routes.set(document.id, parsed.data)
  else log(`availability: document ${document.id} could not be read`, parsed.error)
}
