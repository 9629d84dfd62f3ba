import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  type CollectionReference,
  DocumentReference,
  type Firestore,
  GeoPoint,
  Timestamp,
} from 'firebase-admin/firestore'

type Fields = Record<string, unknown>
type RefOf = (path: string) => DocumentReference

/** The single key of an object that encodes a value JSON can't represent. */
const mark = '$firestore'

const encodeFields = (fields: Fields): Fields => mapFields(fields, encode)
const decodeFields = (fields: Fields, refOf: RefOf): Fields => mapFields(fields, (value) => decode(value, refOf))

const mapFields = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]))

function encode(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return { [mark]: ['number', String(value)] }
  if (Object.is(value, -0)) return { [mark]: ['number', '-0'] }
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Timestamp) return { [mark]: ['timestamp', value.seconds, value.nanoseconds] }
  if (value instanceof GeoPoint) return { [mark]: ['point', value.latitude, value.longitude] }
  if (value instanceof DocumentReference) return { [mark]: ['reference', value.path] }
  if (value instanceof Uint8Array) return { [mark]: ['bytes', Buffer.from(value).toString('base64')] }
  if (Array.isArray(value)) return value.map(encode)
  // A map in a document that happens to contain this key.
  if (mark in value) return { [mark]: ['map', mapFields(value as Fields, encode)] }
  return mapFields(value as Fields, encode)
}

function decode(value: unknown, refOf: RefOf): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => decode(item, refOf))
  if (!(mark in value)) return decodeFields(value as Fields, refOf)
  const [kind, first, second] = value[mark] as [string, never, never]
  if (kind === 'timestamp') return new Timestamp(first, second)
  if (kind === 'point') return new GeoPoint(first, second)
  if (kind === 'reference') return refOf(first)
  if (kind === 'bytes') return Buffer.from(first, 'base64')
  if (kind === 'number') return Number(first)
  return decodeFields(first, refOf)
}

/** Writes every document to a file, parents before their subcollections. @returns how many */
export async function saveDocuments(db: Firestore, file: string): Promise<number> {
  const out = createWriteStream(file, { mode: 0o600 })
  let count = 0
  const saveAll = async (collections: CollectionReference[]) => {
    for (const collection of collections) {
      // Includes paths without a document of their own, whose subcollections would otherwise be missed.
      for (const ref of await collection.listDocuments()) {
        const document = await ref.get()
        if (document.exists) {
          const line = JSON.stringify({ path: ref.path, fields: encodeFields(document.data() ?? {}) })
          if (!out.write(`${line}\n`)) await once(out, 'drain')
          count += 1
        }
        await saveAll(await ref.listCollections())
      }
    }
  }
  await saveAll(await db.listCollections())
  out.end()
  await once(out, 'finish')
  return count
}

/** Writes the documents of a file back. Safe to run again. @throws Error with the line that can't be read. */
export async function restoreDocuments(db: Firestore, file: string): Promise<number> {
  const writer = db.bulkWriter()
  const failed: string[] = []
  writer.onWriteError(({ documentRef, failedAttempts, message }) => {
    if (failedAttempts < 5) return true
    failed.push(`${documentRef.path}: ${message}`)
    return false
  })
  const getReference = (path: string): DocumentReference => db.doc(path)
  let count = 0
  try {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      count += 1
      const { path, fields } = readLine(line, count)
      // Permanent failures are collected by onWriteError above.
      writer.set(getReference(path), decodeFields(fields, getReference)).catch(() => {})
    }
  } finally {
    await writer.close()
  }
  if (failed.length > 0)
    throw new Error(`${failed.length} documents were not written:\n${failed.slice(0, 10).join('\n')}`)
  return count
}

function readLine(line: string, number: number): { path: string; fields: Record<string, unknown> } {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} is incomplete; nothing after it was restored.`)
  }
}
