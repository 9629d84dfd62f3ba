import { isDeepStrictEqual } from 'node:util'
import type { Fields, Value } from '../protocol.ts'
import { comparePaths } from './names.ts'
import { compareText } from './text.ts'

/** The place of each type in Firestore's order of mixed values; a vector is a map marked as one. */
const typeRanks = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 10,
} as const
const vectorRank = 9

/** Returns the name of a value's only member. */
export function typeOf(value: Value): keyof Value {
  for (const key in value) return key as keyof Value
  return 'nullValue'
}

export function typeRank(value: Value): number {
  return isVector(value) ? vectorRank : typeRanks[typeOf(value)]
}

export function isVector(value: Value): boolean {
  return value.mapValue?.fields?.__type__?.stringValue === '__vector__'
}

export const isNumber = (value: Value): boolean => value.integerValue !== undefined || value.doubleValue !== undefined
export const isNaNValue = (value: Value): boolean => value.doubleValue === 'NaN'

/**
 * Compares values in Firestore's total order. Zero means equal for queries and array transforms: 1 equals 1.0, and NaN
 * equals NaN.
 */
export function compareValues(a: Value, b: Value): number {
  const rank = typeRank(a)
  const difference = rank - typeRank(b)
  if (difference !== 0) return difference
  switch (rank) {
    case 1:
      return Number(a.booleanValue) - Number(b.booleanValue)
    case 2:
      return compareNumbers(a, b)
    case 3:
      return compareText(a.timestampValue ?? '', b.timestampValue ?? '')
    case 4:
      return compareText(a.stringValue ?? '', b.stringValue ?? '')
    case 5:
      return Buffer.compare(Buffer.from(a.bytesValue ?? '', 'base64'), Buffer.from(b.bytesValue ?? '', 'base64'))
    case 6:
      return comparePaths(a.referenceValue ?? '', b.referenceValue ?? '')
    case 7:
      return compareGeoPoints(a, b)
    case 8:
      return compareArrays(a.arrayValue?.values ?? [], b.arrayValue?.values ?? [])
    case vectorRank:
      return vectorOf(a).length - vectorOf(b).length || compareArrays(vectorOf(a), vectorOf(b))
    case 10:
      return compareMaps(a.mapValue?.fields ?? {}, b.mapValue?.fields ?? {})
    default:
      return 0
  }
}

export const equalValues = (a: Value, b: Value): boolean => compareValues(a, b) === 0

const vectorOf = (value: Value): Value[] => value.mapValue?.fields?.value?.arrayValue?.values ?? []

function compareNumbers(a: Value, b: Value): number {
  const left = numberOf(a)
  const right = numberOf(b)
  const leftNaN = Number.isNaN(left)
  if (leftNaN || Number.isNaN(right)) return leftNaN ? (Number.isNaN(right) ? 0 : -1) : 1
  return left < right ? -1 : left > right ? 1 : 0
}

/** Returns a bigint only where a number might not hold the int64; JavaScript compares the two exactly. */
function numberOf(value: Value): number | bigint {
  const { integerValue } = value
  if (integerValue === undefined) return Number(value.doubleValue)
  return integerValue.length < 16 ? Number(integerValue) : BigInt(integerValue)
}

function compareGeoPoints(a: Value, b: Value): number {
  const latitude = (a.geoPointValue?.latitude ?? 0) - (b.geoPointValue?.latitude ?? 0)
  return latitude !== 0 ? latitude : (a.geoPointValue?.longitude ?? 0) - (b.geoPointValue?.longitude ?? 0)
}

function compareArrays(a: Value[], b: Value[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]
    if (right === undefined) return 1
    const order = compareValues(left, right)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareMaps(a: Fields, b: Fields): number {
  const left = Object.keys(a).sort(compareText)
  const right = Object.keys(b).sort(compareText)
  for (const [index, key] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    const order = compareText(key, other) || compareValues(a[key] as Value, b[other] as Value)
    if (order !== 0) return order
  }
  return left.length - right.length
}

/** Whether two documents' fields are stored identically: unlike in `equalValues`, 1 and 1.0 differ. */
export const identicalFields = (a: Fields = {}, b: Fields = {}): boolean => isDeepStrictEqual(a, b)
