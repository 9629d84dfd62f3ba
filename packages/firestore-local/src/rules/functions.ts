import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { day } from './methods-time.ts'
import { toInt64 } from './operators.ts'
import { type Builtin, builtin } from './signature.ts'
import {
  BytesValue,
  DurationValue,
  durationOf,
  type Failure,
  fail,
  LatLngValue,
  PathValue,
  type RuleValue,
  timestampOf,
  toText,
  typeError,
} from './values.ts'

/** A table for the reflected polynomial of CRC-32C, which zlib does not provide. */
const crc32cTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let c = index
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0x82f63b78 : c >>> 1
  return c
})

function crc32c(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (const byte of bytes) c = (c >>> 8) ^ (crc32cTable[(c ^ byte) & 0xff] ?? 0)
  return (c ^ 0xffffffff) >>> 0
}

/** The checksum as four bytes, little-endian. */
const checksum = (value: number) => new BytesValue(new Uint8Array(Uint32Array.of(value).buffer))

const bytesOf = (input: string | BytesValue) => (typeof input === 'string' ? Buffer.from(input, 'utf8') : input.bytes)

const digest = (algorithm: string) =>
  builtin(['text'], (input) => new BytesValue(createHash(algorithm).update(bytesOf(input)).digest()))

const hashing: Record<string, Builtin> = {
  crc32: builtin(['text'], (input) => checksum(crc32(bytesOf(input)))),
  crc32c: builtin(['text'], (input) => checksum(crc32c(bytesOf(input)))),
  md5: digest('md5'),
  sha256: digest('sha256'),
}

const int64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n }

/** Converts as Google's rules do: NaN becomes 0, and out-of-range numbers become the nearest that fits. */
function toInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n
  if (value >= Number(int64.max)) return int64.max
  return value <= Number(int64.min) ? int64.min : BigInt(Math.trunc(value))
}

const math: Record<string, Builtin> = {
  abs: builtin(['number'], (x) => (typeof x === 'number' ? Math.abs(x) : toInt64(x < 0n ? -x : x))),
  ceil: builtin(['number'], (x) => Math.ceil(Number(x))),
  floor: builtin(['number'], (x) => Math.floor(Number(x))),
  round: builtin(['number'], (x) => (typeof x === 'bigint' ? x : toInt(Math.round(x)))),
  sqrt: builtin(['number'], (x) => Math.sqrt(Number(x))),
  pow: builtin(['number', 'number'], (x, y) => Number(x) ** Number(y)),
  isInfinite: builtin(['number'], (x) => Math.abs(Number(x)) === Number.POSITIVE_INFINITY),
  isNaN: builtin(['number'], (x) => Number.isNaN(x)),
}

function dateValue(year: bigint, month: bigint, date: bigint): RuleValue | Failure {
  const made = new Date(0)
  made.setUTCFullYear(Number(year), Number(month) - 1, Number(date))
  const isRealDate = made.getUTCMonth() + 1 === Number(month) && made.getUTCDate() === Number(date)
  if (!isRealDate) return fail(`There is no date ${year}-${month}-${date}.`)
  return timestampOf(BigInt(made.getTime()) * 1_000_000n)
}

const timestamp: Record<string, Builtin> = {
  date: builtin(['int', 'int', 'int'], dateValue),
  value: builtin(['int'], (millis) => timestampOf(millis * 1_000_000n)),
}

const second = 1_000_000_000n
const units: Record<string, bigint> = {
  w: 7n * day,
  d: day,
  h: 3600n * second,
  m: 60n * second,
  s: second,
  ms: 1_000_000n,
  ns: 1n,
}

const duration: Record<string, Builtin> = {
  abs: builtin(['duration'], ({ nanos }) => new DurationValue(nanos < 0n ? -nanos : nanos)),
  time: builtin(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    durationOf((hours * 3600n + minutes * 60n + seconds) * second + nanos),
  ),
  value: builtin(['int', 'string'], (magnitude, unit) => {
    const nanos = Object.hasOwn(units, unit) ? units[unit] : undefined
    return nanos === undefined ? fail(`Unknown duration unit: ${unit}.`) : durationOf(magnitude * nanos)
  }),
}

const latlng: Record<string, Builtin> = {
  value: builtin(['number', 'number'], (latitude, longitude) => {
    const valid = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
    return valid ? new LatLngValue(Number(latitude), Number(longitude)) : fail('No such latitude and longitude.')
  }),
}

export const namespaces = new Map<string, Record<string, Builtin>>([
  ['math', math],
  ['timestamp', timestamp],
  ['duration', duration],
  ['latlng', latlng],
  ['hashing', hashing],
])

const floatPattern = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)[fFdD]?$|^([+-]?(?:Infinity|NaN))$/

function parseInt64(text: string): RuleValue | Failure {
  return /^[+-]?\d+$/.test(text) ? toInt64(BigInt(text.replace('+', ''))) : fail(`"${text}" is no int.`)
}

function toFloat(value: RuleValue): RuleValue | Failure {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value)
  if (typeof value !== 'string') return typeError([value], 'number|string')
  const [, digits, name] = floatPattern.exec(value.trim()) ?? []
  if (digits === undefined && name === undefined) return fail(`"${value}" is no float.`)
  return Number(digits ?? name?.replace(/^[+-]NaN/, 'NaN'))
}

/** Converts a string to a path; no segment may be empty. */
function toPath(text: string): RuleValue | Failure {
  const segments = text.replace(/^\//, '').split('/')
  return segments.includes('') ? fail(`"${text}" is no path.`) : new PathValue(segments)
}

/** The functions that convert a value from one type to another. */
export const casts: Record<string, Builtin> = {
  bool: builtin(['string'], (value) => {
    const text = value.toLowerCase()
    return text === 'true' || text === 'false' ? text === 'true' : fail(`"${value}" is no bool.`)
  }),
  int: builtin(['any'], (value) => {
    if (typeof value === 'bigint') return value
    if (typeof value === 'number') return toInt(value)
    return typeof value === 'string' ? parseInt64(value) : typeError([value], 'number|string')
  }),
  float: builtin(['any'], toFloat),
  string: builtin(['any'], toText),
  path: builtin(['string'], toPath),
}
