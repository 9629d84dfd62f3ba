import type { Document, FieldFilterOp, Filter, Value } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { getField, parseOwnFieldPath } from '../values/field-path.ts'
import { parseDocumentName } from '../values/names.ts'
import { normaliseValue } from '../values/normalise.ts'
import { compareValues, equalValues, isNaNValue, typeRank } from '../values/order.ts'

export type Predicate = (document: Document) => boolean

const invalid = (message: string) => new StatusError('INVALID_ARGUMENT', message)

/** Returns a reader of a field as queries see it: `__name__` is the document's own reference. */
export function fieldReader(fieldPath: string): (document: Document) => Value | undefined {
  if (fieldPath === '__name__') return (document) => ({ referenceValue: document.name })
  const path = parseOwnFieldPath(fieldPath)
  return (document) => getField(document.fields, path)
}

/** Compiles a filter to a predicate. @throws StatusError when it is malformed */
export function compileFilter(filter: Filter): Predicate {
  const { compositeFilter, fieldFilter, unaryFilter } = filter
  if (compositeFilter) return compileComposite(compositeFilter)
  if (fieldFilter) {
    const read = fieldReader(fieldFilter.field.fieldPath)
    const test = compileTest(fieldFilter.op, normaliseValue(fieldFilter.value), fieldFilter.field.fieldPath)
    return (document) => {
      const value = read(document)
      return value !== undefined && test(value)
    }
  }
  if (unaryFilter) return compileUnary(unaryFilter)
  throw new StatusError('UNIMPLEMENTED', `The filter "${Object.keys(filter).join()}" is not supported by this server.`)
}

function compileComposite({ op, filters }: NonNullable<Filter['compositeFilter']>): Predicate {
  const predicates = (filters ?? []).map(compileFilter)
  if (predicates.length === 0) throw invalid('A composite filter needs at least one filter.')
  if (op === 'AND') return (document) => predicates.every((predicate) => predicate(document))
  if (op === 'OR') return (document) => predicates.some((predicate) => predicate(document))
  throw invalid(`"${String(op)}" is not a composite operator.`)
}

const isNull = (value: Value) => value.nullValue !== undefined

const unaryTests: Record<NonNullable<Filter['unaryFilter']>['op'], (value: Value) => boolean> = {
  IS_NULL: isNull,
  IS_NAN: isNaNValue,
  IS_NOT_NULL: (value) => !isNull(value),
  // Null is not NaN either, yet `!=` never matches it.
  IS_NOT_NAN: (value) => !isNull(value) && !isNaNValue(value),
}

function compileUnary({ op, field }: NonNullable<Filter['unaryFilter']>): Predicate {
  const read = fieldReader(field.fieldPath)
  const test = unaryTests[op]
  if (!test) throw invalid(`"${String(op)}" is not a unary operator.`)
  return (document) => {
    const value = read(document)
    return value !== undefined && test(value)
  }
}

function compileTest(op: FieldFilterOp, operand: Value, field: string): (value: Value) => boolean {
  const list = operand.arrayValue?.values ?? []
  if (field === '__name__') requireReferences(op, operand)
  switch (op) {
    case 'EQUAL':
      return (value) => equalsInFilter(value, operand)
    case 'NOT_EQUAL':
      if (isNull(operand)) return () => false
      return (value) => !isNull(value) && !equalsInFilter(value, operand)
    case 'LESS_THAN':
      return (value) => isComparable(value, operand) && compareValues(value, operand) < 0
    case 'LESS_THAN_OR_EQUAL':
      return (value) => isComparable(value, operand) && compareValues(value, operand) <= 0
    case 'GREATER_THAN':
      return (value) => isComparable(value, operand) && compareValues(value, operand) > 0
    case 'GREATER_THAN_OR_EQUAL':
      return (value) => isComparable(value, operand) && compareValues(value, operand) >= 0
    case 'ARRAY_CONTAINS':
      return (value) => elements(value).some((element) => equalValues(element, operand))
    case 'IN':
      return (value) => isAmong(value, list)
    case 'ARRAY_CONTAINS_ANY':
      return (value) => elements(value).some((element) => isAmong(element, list))
    case 'NOT_IN':
      // `x != null` is undefined, so a list with a null in it excludes everything.
      if (list.some(isNull)) return () => false
      return (value) => !isNull(value) && !list.some((item) => equalsInFilter(value, item))
    default:
      throw invalid(`"${String(op)}" is not a filter operator.`)
  }
}

const elements = (value: Value): Value[] => value.arrayValue?.values ?? []

/**
 * As in IEEE 754 and SQL, nothing equals null or NaN in a field filter. The SDKs send `== null` and `== NaN` as unary
 * filters.
 */
const equalsInFilter = (value: Value, operand: Value) =>
  !isNull(operand) && !isNaNValue(operand) && equalValues(value, operand)

/** Ranges compare within one type. Null and NaN have a place in the order of results, but are in no range. */
const isComparable = (value: Value, operand: Value) =>
  typeRank(value) === typeRank(operand) && ![value, operand].some((side) => isNull(side) || isNaNValue(side))

const isAmong = (value: Value, list: Value[]) => list.some((item) => equalsInFilter(value, item))

function requireReferences(op: FieldFilterOp, operand: Value): void {
  const values = op === 'IN' || op === 'NOT_IN' ? (operand.arrayValue?.values ?? []) : [operand]
  if (op.startsWith('ARRAY_') || values.some((value) => value.referenceValue === undefined)) {
    throw invalid('A filter on __name__ compares with document references only.')
  }
  for (const { referenceValue = '' } of values) parseDocumentName(referenceValue)
}

/** Returns the only documents a filter can match when it names them by `__name__`, otherwise null. */
export function namedDocuments(filter: Filter | undefined): string[] | null {
  const { compositeFilter, fieldFilter } = filter ?? {}
  if (compositeFilter?.op === 'AND') {
    return compositeFilter.filters.map(namedDocuments).find((names) => names !== null) ?? null
  }
  if (fieldFilter?.field.fieldPath !== '__name__') return null
  const { op, value } = fieldFilter
  const values = op === 'EQUAL' ? [value] : op === 'IN' ? (value.arrayValue?.values ?? []) : null
  return values ? [...new Set(values.map(({ referenceValue = '' }) => referenceValue))] : null
}
