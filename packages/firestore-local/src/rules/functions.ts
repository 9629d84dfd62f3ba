import { hashing } from './hashing.ts'
import { day } from './methods-time.ts'
import { toInt64 } from './operators.ts'
import { type Builtin, builtin } from './signature.ts'
import { toText } from './text.ts'
import {
  DurationValue,
  type Failure,
  fail,
  LatLngValue,
  PathValue,
  type RuleValue,
  timestampOf,
  typeError,
} from './values.ts'

const toInt = (value: number): RuleValue | Failure =>
  Number.isFinite(value) ? toInt64(BigInt(value)) : fail(`${value} is no int.`)

const rounding = (round: (value: number) => number) =>
  builtin(['number'], (value) => (typeof value === 'bigint' ? value : toInt(round(value))))

const math: Record<string, Builtin> = {
  abs: builtin(['number'], (x) => (typeof x === 'number' ? Math.abs(x) : toInt64(x < 0n ? -x : x))),
  ceil: rounding(Math.ceil),
  floor: rounding(Math.floor),
  round: rounding(Math.round),
  sqrt: builtin(['number'], (x) => Math.sqrt(Number(x))),
  pow: builtin(['number', 'number'], (x, y) => Number(x) ** Number(y)),
  isInfinite: builtin(['number'], (x) => Math.abs(Number(x)) === Number.POSITIVE_INFINITY),
  isNaN: builtin(['number'], (x) => Number.isNaN(x)),
}

function dateValue(year: bigint, month: bigint, date: bigint): RuleValue | Failure {
  const made = new Date(0)
  made.setUTCFullYear(Number(year), Number(month) - 1, Number(date))
  const same = made.getUTCMonth() + 1 === Number(month) && made.getUTCDate() === Number(date)
  if (!same) return fail(`There is no date ${year}-${month}-${date}.`)
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
  time: builtin(
    ['int', 'int', 'int', 'int'],
    (hours, minutes, seconds, nanos) => new DurationValue((hours * 3600n + minutes * 60n + seconds) * second + nanos),
  ),
  value: builtin(['int', 'string'], (magnitude, unit) => {
    const nanos = Object.hasOwn(units, unit) ? units[unit] : undefined
    return nanos === undefined ? fail(`Unknown duration unit: ${unit}.`) : new DurationValue(magnitude * nanos)
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

const floatPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

function parseInt64(text: string): RuleValue | Failure {
  return /^[+-]?\d+$/.test(text) ? toInt64(BigInt(text.replace('+', ''))) : fail(`"${text}" is no int.`)
}

function toFloat(value: RuleValue): RuleValue | Failure {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value)
  if (typeof value !== 'string') return typeError([value], 'number|string')
  return floatPattern.test(value) ? Number(value) : fail(`"${value}" is no float.`)
}

/** A string as a path: its segments, none of them empty. */
function toPath(text: string): RuleValue | Failure {
  const segments = text.replace(/^\//, '').split('/')
  return segments.includes('') ? fail(`"${text}" is no path.`) : new PathValue(segments)
}

/** The functions that turn a value of one type into another. */
export const casts: Record<string, Builtin> = {
  bool: builtin(['any'], (value) => {
    if (typeof value === 'boolean') return value
    if (typeof value !== 'string') return typeError([value], 'bool|string')
    const text = value.toLowerCase()
    return text === 'true' || text === 'false' ? text === 'true' : fail(`"${value}" is no bool.`)
  }),
  int: builtin(['any'], (value) => {
    if (typeof value === 'bigint') return value
    if (typeof value === 'number') return toInt(Math.trunc(value))
    return typeof value === 'string' ? parseInt64(value) : typeError([value], 'number|string')
  }),
  float: builtin(['any'], toFloat),
  string: builtin(['any'], toText),
  path: builtin(['string'], toPath),
}
