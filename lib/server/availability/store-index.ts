import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { RouteDocument } from '../../availability/codec.ts'
import { routeId } from '../../availability/route-key.ts'
import type { Instant } from '../../core/clock.ts'
import { adminApp, streamDocuments } from '../firebase-admin.ts'
import { AVAILABILITY } from './repository.ts'

export type IndexPlace = {
  /** As in `AVAILABILITY_INDEX`. */
  name: string
  /** Opens what is stored, with its generation; null when nothing is. */
  open(): Promise<{ bytes: AsyncIterable<Uint8Array>; generation: string } | null>
  /** Replaces this generation (null: none yet), completely or not at all. False if another is stored by now. */
  replace(generation: string | null, bytes: AsyncIterable<Uint8Array>): Promise<boolean>
}

/** Returns the place that `gs://bucket/object` or `file:path` names. */
export function indexPlace(name: string): IndexPlace {
  const [, bucket, object] = /^gs:\/\/([^/]+)\/(.+)$/.exec(name) ?? []
  return bucket && object ? bucketPlace(name, bucket, object) : filePlace(name, name.replace(/^file:/, ''))
}

/** A file on one machine, where runs don't overlap. If two did, the later one would stay, complete. */
function filePlace(name: string, path: string): IndexPlace {
  return {
    name,
    async open() {
      try {
        const file = await open(path)
        const { mtimeMs } = await file.stat()
        return { bytes: file.createReadStream(), generation: String(mtimeMs) }
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },
    async replace(_generation, bytes) {
      const part = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await pipeline(bytes, createWriteStream(part, { flush: true }))
        await rename(part, path)
      } finally {
        await rm(part, { force: true })
      }
      return true
    },
  }
}

function bucketPlace(name: string, bucket: string, object: string): IndexPlace {
  const getBucket = async () => {
    // Loaded only where a bucket is configured, because the module is heavy.
    const { getStorage } = await import('firebase-admin/storage')
    return getStorage(adminApp()).bucket(bucket)
  }
  return {
    name,
    async open() {
      const files = await getBucket()
      try {
        const [{ generation }] = await files.file(object).getMetadata()
        if (generation === undefined) throw new Error(`${name} has no generation`)
        // Reads this generation to the end, even if it is replaced meanwhile. Each record has its own checksum, so the
        // download needs no validation.
        const bytes = files.file(object, { generation }).createReadStream({ validation: false })
        return { bytes, generation: String(generation) }
      } catch (error) {
        if (codeOf(error) === 404) return null
        throw error
      }
    },
    async replace(generation, bytes) {
      const file = (await getBucket()).file(object)
      const preconditionOpts = { ifGenerationMatch: generation ?? 0 }
      try {
        const writing = file.createWriteStream({ resumable: false, validation: false, preconditionOpts })
        await pipeline(Readable.from(bytes), writing)
        return true
      } catch (error) {
        if (codeOf(error) === 412) return false
        throw error
      }
    },
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code

/** The first record. Other versions aren't read: the next run then stores the whole index again from the database. */
const IndexHead = z.object({
  v: z.literal(1),
  /** The database's time in epoch ms: every write up to then is included, except those committed late. */
  takenAt: z.int(),
  /** When every document was last read, in epoch ms of the run's clock. */
  allReadAt: z.int(),
})
export type IndexHead = z.infer<typeof IndexHead>

/** The last record: a stored index without it was cut off. */
const IndexEnd = z.object({ routes: z.int() })

/** Bytes before each record: its length and its CRC-32, four bytes each. */
const PREFIX = 8
/** Firestore documents are at most 1 MiB, so a longer record is damaged. */
const MAX_RECORD = 2 * 1024 * 1024

/** Yields route documents in their stored form, record by record. */
export async function* packIndex(
  head: IndexHead,
  documents: Iterable<RouteDocument> | AsyncIterable<RouteDocument>,
): AsyncGenerator<Buffer, void> {
  yield packRecord(head)
  let routes = 0
  for await (const document of documents) {
    yield packRecord(document)
    routes += 1
  }
  yield packRecord({ routes } satisfies z.infer<typeof IndexEnd>)
}

/**
 * Reads what `packIndex` wrote; `take` receives each document as soon as it has arrived completely.
 * @throws RangeError or ZodError at the first damage, including a missing end; documents before it were already taken
 */
export async function unpackIndex(
  bytes: AsyncIterable<Uint8Array>,
  take: (document: RouteDocument) => void,
): Promise<IndexHead> {
  let head: IndexHead | undefined
  let end: number | undefined
  let routes = 0
  for await (const record of unpackRecords(bytes)) {
    if (end !== undefined) throw new RangeError('there is more after the end')
    if (head === undefined) head = IndexHead.parse(record)
    else if (IndexEnd.safeParse(record).success) end = IndexEnd.parse(record).routes
    else {
      take(RouteDocument.parse(record))
      routes += 1
    }
  }
  if (head === undefined || end !== routes) throw new RangeError(`cut off after ${routes} routes`)
  return head
}

function packRecord(value: unknown): Buffer {
  const body = serialize(value)
  const prefix = Buffer.alloc(PREFIX)
  prefix.writeUInt32LE(body.length, 0)
  prefix.writeUInt32LE(crc32(body), 4)
  return Buffer.concat([prefix, body])
}

async function* unpackRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<unknown, void> {
  let held = Buffer.alloc(0)
  for await (const piece of bytes) {
    held = Buffer.concat([held, piece])
    for (let next = findRecord(held); next !== null; next = findRecord(held)) {
      yield deserialize(next)
      held = held.subarray(PREFIX + next.length)
    }
  }
  if (held.length > 0) throw new RangeError(`cut off within a record, ${held.length} bytes before its end`)
}

/** Returns the first record's body; null until it has arrived completely. @throws RangeError when it is damaged */
function findRecord(held: Buffer): Buffer | null {
  if (held.length < PREFIX) return null
  const length = held.readUInt32LE(0)
  if (length > MAX_RECORD) throw new RangeError(`a record of ${length} bytes`)
  if (held.length < PREFIX + length) return null
  const body = held.subarray(PREFIX, PREFIX + length)
  if (crc32(body) !== held.readUInt32LE(4)) throw new RangeError('a record does not match its checksum')
  return body
}

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

/** Stores the index again: what was stored with the writes since, or all if that can't be read or is due. */
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
