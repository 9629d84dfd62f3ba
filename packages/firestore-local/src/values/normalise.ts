import type { Fields, Value } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { parseName } from './names.ts'
import { isVector } from './order.ts'
import { normaliseTimestamp } from './timestamp.ts'

const maxDepth = 20
const maxFieldNameBytes = 1500
const int64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n }
const doubleTexts = ['NaN', 'Infinity', '-Infinity', '-0'] as const

const invalid = (message: string) => new StatusError('INVALID_ARGUMENT', message)

/**
 * A client's fields in this server's canonical form: known types only, canonical numbers, times and base64.
 * @throws StatusError INVALID_ARGUMENT for what Firestore does not store
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

/** One value in canonical form; `depth` is that of the map or array it lies in. */
export function normaliseValue(value: unknown, depth = 0): Value {
  if (depth > maxDepth) throw invalid(`Maps and arrays are nested deeper than ${maxDepth} levels.`)
  const members = value && typeof value === 'object' ? Object.entries(value).filter(([, v]) => v !== undefined) : []
  const [type, content] = members[0] ?? []
  if (type === undefined || members.length > 1) throw invalid('A Value must have exactly one member.')
  if (type === 'arrayValue') return { arrayValue: { values: normaliseArray(content, depth + 1) } }
  if (type === 'mapValue') return { mapValue: { fields: normaliseFields(record(content).fields, depth + 1) } }
  return normaliseScalar(type, content)
}

function record(content: unknown): Record<string, unknown> {
  if (content === null || content === undefined) return {}
  if (typeof content !== 'object') throw invalid('An array or map value must be an object.')
  return content as Record<string, unknown>
}

function normaliseArray(content: unknown, depth: number): Value[] {
  const values = record(content).values ?? []
  if (!Array.isArray(values)) throw invalid('arrayValue.values must be an array.')
  // Depth 1 is the list of an `in` filter, whose members may be arrays; anywhere deeper the array is stored.
  if (depth > 1 && values.some((value) => value?.arrayValue)) {
    throw invalid('An array cannot directly contain another array.')
  }
  return values.map((value) => normaliseValue(value, depth))
}

function normaliseScalar(type: string, content: unknown): Value {
  switch (type) {
    case 'nullValue':
      return { nullValue: null }
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid('booleanValue must be true or false.')
      return { booleanValue: content }
    case 'integerValue':
      return { integerValue: normaliseInteger(content) }
    case 'doubleValue':
      return { doubleValue: normaliseDouble(content) }
    case 'timestampValue':
      return { timestampValue: normaliseTimestamp(content) }
    case 'stringValue':
      if (typeof content !== 'string') throw invalid('stringValue must be a string.')
      return { stringValue: content }
    case 'bytesValue':
      if (typeof content !== 'string') throw invalid('bytesValue must be base64.')
      return { bytesValue: Buffer.from(content, 'base64').toString('base64') }
    case 'referenceValue':
      parseName(String(content))
      return { referenceValue: String(content) }
    case 'geoPointValue':
      return { geoPointValue: normaliseGeoPoint(record(content)) }
    default:
      throw new StatusError('UNIMPLEMENTED', `Value.${type} is not supported by this server.`)
  }
}

function normaliseInteger(content: unknown): string {
  const text = typeof content === 'number' ? String(content) : content
  if (typeof text !== 'string' || !/^-?\d+$/.test(text)) throw invalid(`"${String(content)}" is not an integer.`)
  const integer = BigInt(text)
  if (integer < int64.min || integer > int64.max) throw invalid(`${text} does not fit in 64 bits.`)
  return integer.toString()
}

function normaliseDouble(content: unknown): NonNullable<Value['doubleValue']> {
  const named = doubleTexts.find((text) => text === content)
  if (named) return named
  if (typeof content !== 'number' && (typeof content !== 'string' || content.trim() === '')) {
    throw invalid('doubleValue must be a number.')
  }
  const double = Number(content)
  if (Number.isNaN(double) && typeof content === 'string') throw invalid(`"${content}" is not a number.`)
  return canonicalDouble(double)
}

/** A double in the form that survives JSON: what JSON lacks becomes its protobuf name. */
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
