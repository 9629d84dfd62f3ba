import type { Document, Fields, Timestamp, Value } from '../protocol.ts'
import { BytesValue, LatLngValue, MapValue, PathValue, type RuleValue, TimestampValue } from './values.ts'

/** Converts a stored value to a value of the rules; maps are converted lazily, as they are read. */
export function fromProto(value: Value): RuleValue {
  if (value.stringValue !== undefined) return value.stringValue
  if (value.booleanValue !== undefined) return value.booleanValue
  if (value.integerValue !== undefined) return BigInt(value.integerValue)
  if (value.doubleValue !== undefined) return Number(value.doubleValue)
  if (value.timestampValue !== undefined) return new TimestampValue(parseTimestamp(value.timestampValue))
  if (value.mapValue !== undefined) return fromFields(value.mapValue.fields ?? {})
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(fromProto)
  if (value.referenceValue !== undefined) return documentPath(value.referenceValue)
  if (value.bytesValue !== undefined) return new BytesValue(Buffer.from(value.bytesValue, 'base64'))
  if (value.geoPointValue !== undefined)
    return new LatLngValue(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0)
  return null
}

const fromFields = (fields: Fields) => new MapValue(fields, fromProto)

/** Returns the `resource` of a document: its data, its id and its full path. */
export const fromDocument = (document: Document) =>
  new MapValue({ __name__: document, data: document, id: document }, resourceMember)

function resourceMember(document: Document, name: string): RuleValue {
  if (name === 'data') return fromFields(document.fields ?? {})
  return name === 'id' ? document.name.slice(document.name.lastIndexOf('/') + 1) : documentPath(document.name)
}

/** Converts a token's claims from plain JSON: whole numbers become int, others float. */
export function fromJson(value: unknown): RuleValue {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'bigint':
      return value
    case 'number':
      return Number.isSafeInteger(value) ? BigInt(value) : value
    default:
      break
  }
  if (Array.isArray(value)) return value.map(fromJson)
  if (typeof value !== 'object' || value === null) return null
  return new MapValue(value as Record<string, unknown>, fromJson)
}

/** Converts `projects/p/databases/d/documents/a/b` to the path `/databases/d/documents/a/b`. */
export function documentPath(name: string): PathValue {
  const segments = name.split('/')
  return new PathValue(segments[0] === 'projects' ? segments.slice(2) : segments)
}

const rfc3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/

/** Parses RFC 3339 to nanoseconds since 1970. @throws RangeError when it is not a timestamp */
export function parseTimestamp(text: Timestamp): bigint {
  const [, seconds, fraction = '', zone] = rfc3339.exec(text) ?? []
  const millis = Date.parse(`${seconds}${zone}`)
  if (Number.isNaN(millis)) throw new RangeError(`not a timestamp: ${text}`)
  return BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0'))
}
