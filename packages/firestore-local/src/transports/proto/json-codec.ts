import { StatusError } from '../../status.ts'
import { canonicalDouble } from '../../values/normalise.ts'
import { normaliseTimestamp } from '../../values/timestamp.ts'
import type { MessageName } from './schema.ts'
import { type FieldShape, type MessageShape, type Scalar, shapeOf } from './shape.ts'

type Plain = Record<string, unknown>

/**
 * Parses untrusted proto3 JSON into the exact form of protocol.ts: converts numbers given as text, enums given as
 * numbers, URL-safe base64 and times of any precision or zone.
 * @throws StatusError INVALID_ARGUMENT naming the place, UNIMPLEMENTED for a field that is refused
 */
export function parseMessage(name: MessageName, json: unknown): unknown {
  return parsePlain(shapeOf(name), json, '')
}

function parsePlain(shape: MessageShape, json: unknown, at: string): Plain {
  if (!isPlain(json)) throw invalid(at, `expected ${shape.name}, found ${shown(json)}`)
  const result: Plain = {}
  for (const [name, value] of Object.entries(json)) {
    if (value === undefined || (value === null && name !== 'nullValue')) continue
    const field = shape.byName.get(name) ?? shape.byName.get(camelCase(name))
    if (!field) throw unknownName(name, at)
    result[field.name] = parseField(field, value, at === '' ? name : `${at}.${name}`)
  }
  return result
}

function parseField(field: FieldShape, value: unknown, at: string): unknown {
  if (field.label === 'single') return parseOne(field, value, at)
  if (field.label === 'repeated') {
    if (!Array.isArray(value)) throw invalid(at, `expected a list, found ${shown(value)}`)
    return value.map((item, index) => parseOne(field, item, `${at}[${index}]`))
  }
  if (!isPlain(value)) throw invalid(at, `expected an object, found ${shown(value)}`)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, parseOne(field, item, `${at}.${key}`)]))
}

function parseOne(field: FieldShape, value: unknown, at: string): unknown {
  const type = field.type
  if (type.kind === 'message') return parsePlain(type.message, value, at)
  if (type.kind === 'enum') return parseEnum(field, type.names, value, at)
  return parseScalar(type.kind, field, value, at)
}

function parseScalar(kind: Scalar, field: FieldShape, value: unknown, at: string): unknown {
  switch (kind) {
    case 'string':
      if (typeof value === 'string') return value
      break
    case 'bool':
      if (typeof value === 'boolean') return value
      break
    case 'bytes':
      if (typeof value === 'string' && /^[\w+/-]*={0,2}$/.test(value))
        return Buffer.from(value, 'base64').toString('base64')
      break
    case 'int32':
    case 'int32?':
      return Number(parseInteger(value, -(2n ** 31n), 2n ** 31n - 1n, at))
    case 'int64':
    case 'int64?':
      return parseInteger(value, -(2n ** 63n), 2n ** 63n - 1n, at)
    case 'double':
    case 'coordinate':
      return parseDouble(kind, value, at)
    case 'timestamp':
      if (typeof value === 'string') return normaliseTimestamp(value)
      break
    case 'null':
      if (value === null || value === 'NULL_VALUE' || value === 0) return null
      break
    case 'unsupported':
      throw new StatusError('UNIMPLEMENTED', `${field.path} is not supported.`)
  }
  throw invalid(at, `expected ${kind}, found ${shown(value)}`)
}

function parseInteger(value: unknown, min: bigint, max: bigint, at: string): string {
  const whole = typeof value === 'number' ? Number.isInteger(value) : /^-?\d{1,19}$/.test(String(value))
  if (!whole || (typeof value !== 'number' && typeof value !== 'string')) {
    throw invalid(at, `expected a whole number, found ${shown(value)}`)
  }
  const integer = BigInt(value)
  if (integer < min || integer > max) throw invalid(at, `${integer} is out of range`)
  return integer.toString()
}

const namedDoubles = ['NaN', 'Infinity', '-Infinity']

function parseDouble(kind: 'double' | 'coordinate', value: unknown, at: string): number | string {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN
  if (Number.isNaN(number) && !namedDoubles.includes(String(value))) {
    throw invalid(at, `expected a number, found ${shown(value)}`)
  }
  return kind === 'double' ? canonicalDouble(number) : number
}

function parseEnum(field: FieldShape, names: readonly string[], value: unknown, at: string): string {
  const name = typeof value === 'number' ? names[value] : value
  if (typeof name !== 'string' || name === '' || !names.includes(name)) {
    throw invalid(at, `${shown(value)} is not one of the values of ${field.path}`)
  }
  return name
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Proto3 JSON also accepts a field's original snake_case name. */
const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60))

const unknownName = (name: string, at: string) =>
  new StatusError(
    'INVALID_ARGUMENT',
    `Invalid JSON payload received. Unknown name "${name}"${at === '' ? '' : ` at '${at}'`}: Cannot find field.`,
  )

const invalid = (at: string, why: string) =>
  new StatusError('INVALID_ARGUMENT', `Invalid JSON payload received. ${at === '' ? 'The body' : `'${at}'`}: ${why}.`)
