import type { Fields, Value } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { parseName } from './names.ts'
import { isVector } from './order.ts'

const maxDepth = 20
const maxFieldNameBytes = 1500

const invalid = (message: string) => new StatusError('INVALID_ARGUMENT', message)

/**
 * Converts a client's fields to this server's canonical form: known types only, canonical numbers, times and base64.
 * @throws StatusError INVALID_ARGUMENT for anything Firestore does not store
 */
export function normaliseFields(fields: unknown, depth = 1): Fields {
  if (fields === undefined || fields === null) return {}
  if (typeof fields !== 'object' || Array.isArray(fields)) throw invalid('A map of fields is expected.')
  const result: [string, Value][] = []
  for (const [name, value] of Object.entries(fields)) {
    requireFieldName(name, fields as Fields)
    result.push([name, normaliseValue(value, depth)])
  }
  return Object.fromEntries(result)
}

function requireFieldName(name: string, siblings: Fields): void {
  if (name === '') throw invalid('A field name must not be empty.')
  if (name.length * 3 > maxFieldNameBytes && Buffer.byteLength(name) > maxFieldNameBytes) {
    throw invalid(`The field name "${name.slice(0, 40)}…" is longer than ${maxFieldNameBytes} bytes.`)
  }
  if (!/^__.*__$/s.test(name)) return
  const vectorMark = name === '__type__' && isVector({ mapValue: { fields: siblings } })
  if (!vectorMark) throw invalid(`The field name "${name}" is reserved.`)
}

/**
 * Converts one value, whose scalars the codecs have already made exact, to canonical form; `depth` is that of the map
 * or array that contains it.
 */
export function normaliseValue(value: unknown, depth = 0): Value {
  if (depth > maxDepth) throw invalid(`Maps and arrays are nested deeper than ${maxDepth} levels.`)
  const members = value && typeof value === 'object' ? Object.entries(value).filter(([, v]) => v !== undefined) : []
  const [type, content] = members[0] ?? []
  if (type === undefined || members.length > 1) throw invalid('A Value must have exactly one member.')
  if (type === 'arrayValue') return { arrayValue: { values: normaliseArray(content, depth + 1) } }
  if (type === 'mapValue') return { mapValue: { fields: normaliseFields(record(content).fields, depth + 1) } }
  if (type === 'referenceValue') parseName(String(content))
  return type === 'geoPointValue' ? { geoPointValue: normaliseGeoPoint(record(content)) } : (value as Value)
}

function record(content: unknown): Record<string, unknown> {
  if (content === null || content === undefined) return {}
  if (typeof content !== 'object') throw invalid('An array or map value must be an object.')
  return content as Record<string, unknown>
}

function normaliseArray(content: unknown, depth: number): Value[] {
  const values = record(content).values ?? []
  if (!Array.isArray(values)) throw invalid('arrayValue.values must be an array.')
  // Depth 1 is the list of an `in` filter, whose members may be arrays; any deeper array is a stored one.
  if (depth > 1 && values.some((value) => value?.arrayValue)) {
    throw invalid('An array cannot directly contain another array.')
  }
  return values.map((value) => normaliseValue(value, depth))
}

/** Returns a double in a form that survives JSON: values JSON lacks become their protobuf names. */
export function canonicalDouble(double: number): NonNullable<Value['doubleValue']> {
  if (Object.is(double, -0)) return '-0'
  return Number.isFinite(double) ? double : (String(double) as 'NaN' | 'Infinity' | '-Infinity')
}

function normaliseGeoPoint(point: Record<string, unknown>): { latitude: number; longitude: number } {
  const latitude = Number(point.latitude ?? 0)
  const longitude = Number(point.longitude ?? 0)
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw invalid('A geoPointValue needs a latitude within ±90 and a longitude within ±180 degrees.')
  }
  return { latitude, longitude }
}
