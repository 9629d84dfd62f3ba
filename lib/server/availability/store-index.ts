import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { RouteDocument } from '../../availability/codec.ts'
import { routeId } from '../../availability/route-key.ts'
import type { Instant } from '../../core/clock.ts'
import { streamDocuments } from '../firebase-admin.ts'
import { type IndexHead, packIndex, unpackIndex } from './index-file.ts'
import type { IndexPlace } from './index-place.ts'
import { AVAILABILITY } from './repository.ts'

/**
 * How long before the time an index was taken its readers ask for writes. A transaction of Firestore ends within 270 s,
 * so a write that the query did not see yet is not older.
 */
const MARGIN_MS = 10 * 60_000
/** After this every document is read again: what had no `writtenAt`, or is gone, is put right by that. */
const ALL_AGAIN_MS = 7 * 24 * 3_600_000

type Log = (message: string, error?: unknown) => void
type Known = { head: IndexHead; routes: Map<string, RouteDocument> }

/** Routes in the index now, and how many documents were read for it; `stored` is false when there was nothing to do. */
export type StoredIndex = { routes: number; read: number; stored: boolean }

/** From when on a reader of an index asks for writes. */
export function writtenSince({ takenAt }: Pick<IndexHead, 'takenAt'>): Timestamp {
  return Timestamp.fromMillis(takenAt - MARGIN_MS)
}

/** Stores the index anew: as it was, with the documents written since; all are read when there is none that can be. */
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
    // A stream that was opened again has several times; what the earliest saw is in whatever happened since.
    takenAt = Math.min(takenAt, document.readTime.toMillis())
    takeDocument(routes, document, log)
  }
  if (read === 0) return { routes: routes.size, read, stored: false }
  const allReadAt = known?.head.allReadAt ?? Date.parse(now)
  const stored = await place.replace(found.generation, packIndex({ v: 1, takenAt, allReadAt }, routes.values()))
  if (!stored) log(`${place.name}: another run stored the index meanwhile`)
  return { routes: routes.size, read, stored }
}

/** What is stored; of what can't be read the generation alone, so that it is replaced. */
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

/** A document that can't be read leaves its route as it was, as in a server that listens. */
function takeDocument(routes: Map<string, RouteDocument>, document: QueryDocumentSnapshot, log: Log): void {
  const parsed = RouteDocument.safeParse(document.data())
  if (parsed.success) routes.set(document.id, parsed.data)
  else log(`availability: document ${document.id} could not be read`, parsed.error)
}
