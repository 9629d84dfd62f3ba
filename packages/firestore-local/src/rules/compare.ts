import { compareText } from '../values/text.ts'
import {
  BytesValue,
  DurationValue,
  LatLngValue,
  MapValue,
  PathValue,
  type RuleValue,
  SetValue,
  TimestampValue,
} from './values.ts'

type Numeric = bigint | number

export const isNumeric = (value: unknown): value is Numeric => typeof value === 'bigint' || typeof value === 'number'

/** Orders ints and floats exactly. NaN comes first here, although the rules' own `<` and `==` never hold for NaN. */
function compareNumbers(a: Numeric, b: Numeric): number {
  if (a < b) return -1
  if (a > b) return 1
  return (Number.isNaN(b) ? 1 : 0) - (Number.isNaN(a) ? 1 : 0)
}

const sign = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Returns a negative, zero or positive number as `<` orders the values, or null for two values that the rules cannot
 * order. An int compared with a float is first converted to a float, so that 2^53 + 1 is not greater than 2^53 there.
 */
export function compare(a: RuleValue, b: RuleValue): number | null {
  if (isNumeric(a) && isNumeric(b)) return typeof a === typeof b ? compareNumbers(a, b) : Number(a) - Number(b)
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if (a instanceof TimestampValue && b instanceof TimestampValue) return sign(a.nanos, b.nanos)
  if (a instanceof DurationValue && b instanceof DurationValue) return sign(a.nanos, b.nanos)
  if (a instanceof BytesValue && b instanceof BytesValue) return Buffer.compare(a.bytes, b.bytes)
  return null
}

/** Whether two values are equal. Values of different types differ, except that 1 equals 1.0. NaN equals nothing. */
export function equal(a: RuleValue, b: RuleValue): boolean {
  if (a === b) return true
  if (Number.isNaN(a)) return false
  if (typeof a === 'string') return false
  if (isNumeric(a)) return isNumeric(b) && compare(a, b) === 0
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || a instanceof MapValue) return equalParts(a, b, equalInside)
  if (a instanceof PathValue) return b instanceof PathValue && equalStrings(a.segments, b.segments)
  if (a instanceof SetValue) return b instanceof SetValue && equalSets(a, b)
  return equalScalars(a, b)
}

function equalScalars(a: object, b: object): boolean {
  if (a instanceof TimestampValue) return b instanceof TimestampValue && a.nanos === b.nanos
  if (a instanceof DurationValue) return b instanceof DurationValue && a.nanos === b.nanos
  if (a instanceof BytesValue) return b instanceof BytesValue && Buffer.compare(a.bytes, b.bytes) === 0
  if (a instanceof LatLngValue)
    return b instanceof LatLngValue && a.latitude === b.latitude && a.longitude === b.longitude
  return false
}

/** Equality inside lists and maps: there 1 and 1.0 differ, and so do 0.0 and -0.0. */
const equalInside = (a: RuleValue, b: RuleValue): boolean =>
  typeof a === typeof b && equal(a, b) && (a !== 0 || Object.is(a, b))

/**
 * Whether two values have the same place in the order of values, as sets and map diffs compare them: NaN equals NaN,
 * and 1 equals 1.0 at any depth.
 */
function equalInOrder(a: RuleValue, b: RuleValue): boolean {
  if (isNumeric(a) && isNumeric(b)) return compareNumbers(a, b) === 0
  return Array.isArray(a) || a instanceof MapValue ? equalParts(a, b, equalInOrder) : equal(a, b)
}

const equalStrings = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, i) => item === b[i])

const equalSets = (a: SetValue, b: SetValue) =>
  a.items.length === b.items.length && a.items.every((item) => includes(b.items, item))

type Equality = (a: RuleValue, b: RuleValue) => boolean

/** Whether two lists, or two maps, have the same parts. */
function equalParts(a: RuleValue[] | MapValue, b: RuleValue, isEqual: Equality): boolean {
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isEqual(item, b[i] ?? null))
  }
  if (!(b instanceof MapValue) || a.keys().length !== b.keys().length) return false
  return a.keys().every((key) => b.has(key) && isEqual(a.get(key) ?? null, b.get(key) ?? null))
}

/** Whether both maps have this key, with the same value. */
export function hasSameEntry(a: MapValue, b: MapValue, key: string): boolean {
  const x = a.get(key)
  const y = b.get(key)
  return x !== undefined && y !== undefined && equalInOrder(x, y)
}

/** Whether a list includes a value. As in any comparison inside lists, 1 is not in `[1.0]`. */
export const listIncludes = (items: readonly RuleValue[], value: RuleValue) =>
  items.some((item) => typeof item === typeof value && equal(item, value))

/** Whether a set includes a value. */
export const includes = (items: readonly RuleValue[], value: RuleValue) =>
  items.some((item) => equalInOrder(item, value))

/** Returns a set with each distinct item once, in the order of first appearance. */
export function toSet(items: readonly RuleValue[]): SetValue {
  const distinct: RuleValue[] = []
  for (const item of items) if (!includes(distinct, item)) distinct.push(item)
  return new SetValue(distinct)
}
