import type { DocumentChange, Firestore, Query, Timestamp } from 'firebase-admin/firestore'
import { RouteDocument } from '../../availability/codec.ts'
import { type AvailabilityIndex, createIndex } from '../../availability/index-store.ts'
import { routeId } from '../../availability/route-key.ts'
import { oncePerProcess } from '../../core/lazy.ts'
import '../../network/world-airports.ts'
import { env } from '../env.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { inTime } from '../last-good.ts'
import { AVAILABILITY } from './repository.ts'
import { type IndexPlace, indexPlace, unpackIndex, writtenSince } from './store-index.ts'

/** How long to wait before reopening a listener that ended with an error. */
export const RETRY_MS = 5_000
/** After this long without an answer from the database, a warning is logged, once. */
const SILENCE_MS = 10_000
/** A stored index that delivers nothing for this long is given up: reading every route takes less time. */
const STALL_MS = 10_000

export type LiveIndex = {
  index: AvailabilityIndex
  /** Resolves to true once the stored routes are loaded, or to false after `timeoutMs` without them. */
  ready(timeoutMs: number): Promise<boolean>
  /** Ids of documents that couldn't be read, with the reason. Their routes stay as they were. */
  damaged: ReadonlyMap<string, string>
  close(): void
}

type Log = (message: string, error?: unknown) => void
type Routes = { index: AvailabilityIndex; damaged: Map<string, string>; log: Log }

/**
 * Loads every route and keeps it up to date with a listener. With a place, it loads the index stored there and listens
 * only to what was written since (record 61). Returns immediately, with or without a database.
 */
export function openLiveIndex(
  db: Pick<Firestore, 'collection'>,
  log: Log,
  { collection = AVAILABILITY, place = null }: { collection?: string; place?: IndexPlace | null } = {},
): LiveIndex {
  const index = createIndex()
  const damaged = new Map<string, string>()
  const routes: Routes = { index, damaged, log }
  let isLoaded = () => {}
  const loaded = new Promise<true>((resolve) => {
    isLoaded = () => resolve(true)
  })
  let isClosed = false
  let unsubscribe = () => {}
  let retry: NodeJS.Timeout | undefined
  const silence = setTimeout(
    () => log(`${collection}: the database has not answered yet; searches wait for it`),
    SILENCE_MS,
  )
  silence.unref()
  const all = db.collection(collection)
  const listen = (query: Query) => {
    if (isClosed) return
    let isFirst = true
    unsubscribe = query.onSnapshot(
      (snapshot) => {
        clearTimeout(silence)
        const changes = snapshot.docChanges()
        if (query !== all && changes.some(({ type }) => type === 'removed')) {
          // Deleted, or written by an older version that sets no `writtenAt`: only reading all documents can tell.
          unsubscribe()
          listen(all)
          return
        }
        for (const change of changes) applyChange(routes, change)
        if (query === all && isFirst) dropOthers(index, changes)
        isFirst = false
        isLoaded()
      },
      (error) => {
        log(`${collection}: the listener ended and will be opened again`, error)
        retry = setTimeout(listen, RETRY_MS, query)
        retry.unref()
      },
    )
  }
  if (place === null) listen(all)
  else void loadStored(place, routes).then((since) => listen(since ? all.where('writtenAt', '>=', since) : all))
  return {
    index,
    damaged,
    ready: (timeoutMs) => inTime(loaded, timeoutMs).catch(() => false),
    close() {
      isClosed = true
      clearTimeout(silence)
      clearTimeout(retry)
      unsubscribe()
    },
  }
}

/** Loads the stored index. Resolves to the time from which to ask for writes; null if all documents must be read. */
async function loadStored(place: IndexPlace, routes: Routes): Promise<Timestamp | null> {
  try {
    const stored = await inTime(place.open(), STALL_MS)
    if (stored === null) {
      routes.log(`${place.name}: no index is stored; every route is read`)
      return null
    }
    return writtenSince(await unpackIndex(steadily(stored.bytes), (document) => routes.index.applyRoute(document)))
  } catch (error) {
    routes.log(`${place.name}: the stored index can't be used; every route is read`, error)
    return null
  }
}

async function* steadily(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const pieces = bytes[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await inTime(pieces.next(), STALL_MS)
      if (next.done) return
      yield next.value
    }
  } finally {
    // Not awaited, because a stalled stream may never end.
    void pieces.return?.()
  }
}

/** Drops routes that are not among all documents: they were deleted while no listener was open. */
function dropOthers(index: AvailabilityIndex, all: readonly DocumentChange[]): void {
  const there = new Set(all.map(({ doc }) => doc.id))
  for (const id of index.allRoutes().map(routeId)) if (!there.has(id)) index.removeRoute(id)
}

function applyChange(routes: Routes, { type, doc }: DocumentChange): void {
  const { index, damaged, log } = routes
  if (type === 'removed') {
    index.removeRoute(doc.id)
    damaged.delete(doc.id)
    return
  }
  try {
    index.applyRoute(RouteDocument.parse(doc.data()))
    damaged.delete(doc.id)
  } catch (error) {
    damaged.set(doc.id, error instanceof Error ? error.message : String(error))
    log(`availability: document ${doc.id} could not be read`, error)
  }
}

export const warn: Log = (message, error) => console.warn(message, error ?? '')

export const liveIndex = oncePerProcess('pointswardLiveIndex', () => {
  const { AVAILABILITY_INDEX: name } = env()
  return openLiveIndex(adminFirestore(), warn, { place: name === undefined ? null : indexPlace(name) })
})
