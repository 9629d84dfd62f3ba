import type { Document, Filter, StructuredQuery, Value } from '../../../src/protocol.ts'

/**
 * Whether a query's filters and orders keep a document. Written for these tests directly from Firestore's documentation
 * and independent of the rules engine: type order, ranges within one type, missing fields never match.
 */
export function matchesQuery(document: Document, query: StructuredQuery): boolean {
  const ordered = (query.orderBy ?? []).every(({ field }) => fieldOf(document, field.fieldPath) !== undefined)
  return ordered && (!query.where || matchesFilter(document, query.where))
}

function fieldOf(document: Document, path: string): Value | undefined {
  if (path === '__name__') return { referenceValue: document.name }
  let value: Value | undefined = { mapValue: { fields: document.fields ?? {} } }
  for (const name of path.split('.')) {
    const fields: Record<string, Value> = value?.mapValue?.fields ?? {}
    value = Object.hasOwn(fields, name) ? fields[name] : undefined
  }
  return value
}

function matchesFilter(document: Document, filter: Filter): boolean {
  if (filter.compositeFilter) {
    const { op, filters } = filter.compositeFilter
    return op === 'AND'
      ? filters.every((f) => matchesFilter(document, f))
      : filters.some((f) => matchesFilter(document, f))
  }
  if (filter.unaryFilter) {
    const value = fieldOf(document, filter.unaryFilter.field.fieldPath)
    if (!value) return false
    const matches = filter.unaryFilter.op.endsWith('NULL') ? isNull(value) : isNaNValue(value)
    return filter.unaryFilter.op.startsWith('IS_NOT') ? !matches : matches
  }
  const { field, op, value: wanted } = filter.fieldFilter ?? raise()
  const value = fieldOf(document, field.fieldPath)
  return value !== undefined && matchesOp(value, op, wanted)
}

function matchesOp(value: Value, op: string, wanted: Value): boolean {
  const options = wanted.arrayValue?.values ?? []
  const items = value.arrayValue?.values
  if (op === 'EQUAL') return compareValues(value, wanted) === 0
  // Documents with null are kept here, although Firestore drops them: the proof must hold either way.
  if (op === 'NOT_EQUAL') return compareValues(value, wanted) !== 0
  if (op === 'IN') return options.some((option) => compareValues(value, option) === 0)
  if (op === 'NOT_IN') return !options.some((option) => compareValues(value, option) === 0)
  if (op === 'ARRAY_CONTAINS') return items?.some((item) => compareValues(item, wanted) === 0) ?? false
  if (op === 'ARRAY_CONTAINS_ANY')
    return items?.some((item) => options.some((option) => compareValues(item, option) === 0)) ?? false
  if (rank(value) !== rank(wanted) || isNaNValue(value) || isNaNValue(wanted)) return false
  const order = compareValues(value, wanted)
  if (op === 'LESS_THAN') return order < 0
  if (op === 'LESS_THAN_OR_EQUAL') return order <= 0
  return op === 'GREATER_THAN' ? order > 0 : order >= 0
}

const isNull = (value: Value) => value.nullValue !== undefined
const isNaNValue = (value: Value) => value.doubleValue === 'NaN'

const ranks = ['nullValue', 'booleanValue', 'numberValue', 'timestampValue', 'stringValue', 'bytesValue']
ranks.push('referenceValue', 'geoPointValue', 'arrayValue', 'mapValue')

const rank = (value: Value) =>
  value.integerValue !== undefined || value.doubleValue !== undefined
    ? ranks.indexOf('numberValue')
    : ranks.findIndex((name) => name in value)

function compareValues(a: Value, b: Value): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  if (rank(a) === ranks.indexOf('numberValue')) return compareNumeric(numeric(a), numeric(b))
  if (a.arrayValue && b.arrayValue) return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? [])
  if (a.mapValue && b.mapValue) return compareLists(entries(a.mapValue.fields ?? {}), entries(b.mapValue.fields ?? {}))
  if (a.geoPointValue && b.geoPointValue)
    return (
      (a.geoPointValue.latitude ?? 0) - (b.geoPointValue.latitude ?? 0) ||
      (a.geoPointValue.longitude ?? 0) - (b.geoPointValue.longitude ?? 0)
    )
  const bytes = (value: Value) => Buffer.from(String(Object.values(value)[0]), value.bytesValue ? 'base64' : 'utf8')
  return Buffer.compare(bytes(a), bytes(b))
}

const entries = (fields: Record<string, Value>): Value[] =>
  Object.keys(fields)
    .sort()
    .flatMap((key) => [{ stringValue: key }, fields[key] ?? raise()])

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareValues(a[i] ?? raise(), b[i] ?? raise())
    if (order !== 0) return order
  }
  return a.length - b.length
}

const numeric = (value: Value) =>
  value.integerValue === undefined ? Number(value.doubleValue) : BigInt(value.integerValue)

function compareNumeric(a: number | bigint, b: number | bigint): number {
  if (a < b) return -1
  if (a > b) return 1
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a))
}

function raise(): never {
  throw new Error('the generated query or document is malformed')
}
