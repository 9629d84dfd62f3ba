import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { RouteDocument } from '../../availability/codec.ts'

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
