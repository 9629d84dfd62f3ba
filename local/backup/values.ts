import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore'

type Fields = Record<string, unknown>
type RefOf = (path: string) => DocumentReference

/** The one key of an object that stands for a value JSON has no form for. */
const mark = '$firestore'

export const encodeFields = (fields: Fields): Fields => mapOf(fields, encode)
export const decodeFields = (fields: Fields, refOf: RefOf): Fields => mapOf(fields, (value) => decode(value, refOf))

const mapOf = (fields: Fields, change: (value: unknown) => unknown): Fields =>
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
  // A map of a document that itself has the mark as its only key.
  if (mark in value) return { [mark]: ['map', mapOf(value as Fields, encode)] }
  return mapOf(value as Fields, encode)
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
