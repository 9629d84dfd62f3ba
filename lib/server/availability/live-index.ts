import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore'
import { RouteDocument } from '../../availability/codec.ts'
import { type AvailabilityIndex, createIndex } from '../../availability/index-store.ts'
import '../../network/world-airports.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { AVAILABILITY } from './repository.ts'

/** How long a listener that ended with an error is left before the next try. */
const RETRY_MS = 5_000
/** After this long without a word from the database, the log says so, once. */
const SILENCE_MS = 10_000

export type LiveIndex = {
  index: AvailabilityIndex
  /** Resolves to true once the stored routes are loaded, or to false after `timeoutMs` without them. */
  ready(timeoutMs: number): Promise<boolean>
  /** Documents that could not be taken, with the reason. The routes stay as they were. */
  damaged: ReadonlyMap<string, string>
  close(): void
}

type Log = (message: string, error?: unknown) => void

/** Loads every route and keeps it fresh by a listener. Returns at once, with or without a database. */
export function openLiveIndex(
  db: Pick<Firestore, 'collection'>,
  log: Log,
  collection: string = AVAILABILITY,
): LiveIndex {
  const index = createIndex()
  const damaged = new Map<string, string>()
  let isLoaded = () => {}
  const loaded = new Promise<true>((resolve) => {
    isLoaded = () => resolve(true)
  })
  let unsubscribe = () => {}
  let retry: NodeJS.Timeout | undefined
  const silence = setTimeout(
    () => log(`${collection}: the database has not answered yet; searches wait for it`),
    SILENCE_MS,
  )
  silence.unref()
  const listen = () => {
    unsubscribe = db.collection(collection).onSnapshot(
      (snapshot) => {
        clearTimeout(silence)
        applyChanges(index, snapshot, damaged, log)
        isLoaded()
      },
      (error) => {
        log(`${collection}: the listener ended and will be opened again`, error)
        retry = setTimeout(listen, RETRY_MS)
        retry.unref()
      },
    )
  }
  listen()
  return {
    index,
    damaged,
    ready: (timeoutMs) => within(loaded, timeoutMs),
    close() {
      clearTimeout(silence)
      clearTimeout(retry)
      unsubscribe()
    },
  }
}

function applyChanges(index: AvailabilityIndex, snapshot: QuerySnapshot, damaged: Map<string, string>, log: Log): void {
  for (const { type, doc } of snapshot.docChanges()) {
    if (type === 'removed') {
      index.removeRoute(doc.id)
      damaged.delete(doc.id)
      continue
    }
    try {
      index.applyRoute(RouteDocument.parse(doc.data()))
      damaged.delete(doc.id)
    } catch (error) {
      damaged.set(doc.id, error instanceof Error ? error.message : String(error))
      log(`availability: document ${doc.id} could not be read`, error)
    }
  }
}

async function within(loaded: Promise<true>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false)
  })
  try {
    return await Promise.race([loaded, late])
  } finally {
    clearTimeout(timer)
  }
}

// On globalThis, because Next loads a module once for every bundle it is part of, and one index is enough.
const holder = globalThis as { pointswardLiveIndex?: LiveIndex }

/** This process's index, opened on first use. */
export function liveIndex(): LiveIndex {
  holder.pointswardLiveIndex ??= openLiveIndex(adminFirestore(), (message, error) => console.warn(message, error ?? ''))
  return holder.pointswardLiveIndex
}
