import type { Filter, StructuredQuery } from '../protocol.ts'
import { StatusError } from '../status.ts'

const maxDisjunctions = 30
const maxNotInValues = 10
const maxInequalityFields = 10

const known = new Set(['select', 'from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'])
const ranges = new Set(['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'])
const negations = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'])

const invalid = (message: string) => new StatusError('INVALID_ARGUMENT', message)

type Leaf = { op: string; field: string; values: number | null }

/**
 * Refuses what Firestore refuses before it runs a query: invalid combinations of operators, empty or long lists,
 * negative counts and several collections. Also refuses, by name, anything this server does not support.
 */
export function validateQuery(query: StructuredQuery): void {
  for (const [name, value] of Object.entries(query)) {
    if (!known.has(name) && value !== undefined && value !== null) {
      throw new StatusError('UNIMPLEMENTED', `StructuredQuery.${name} is not supported by this server.`)
    }
  }
  if ((query.from ?? []).length !== 1) throw invalid('A query needs exactly one collection in "from".')
  for (const name of ['limit', 'offset'] as const) {
    const count = query[name] ?? 0
    if (!Number.isInteger(count) || count < 0) throw invalid(`${name} must be a whole number not below zero.`)
  }
  const orders = (query.orderBy ?? []).map((order) => order.field?.fieldPath)
  if (new Set(orders).size !== orders.length) throw invalid('order by clause cannot contain duplicate fields.')
  for (const { values = [] } of [query.startAt ?? {}, query.endAt ?? {}]) {
    if (values.length > orders.length) throw invalid('Cursor has too many values.')
  }
  if (query.where) validateFilter(query.where)
}

/**
 * Refuses what no Firestore index can answer: an order after the key, a descending scan of keys, a collection group
 * below a document unless it only scans keys, and sums of fields that come after the key.
 */
export function requireScannable(
  query: StructuredQuery,
  { atRoot, aggregated }: { atRoot: boolean; aggregated: readonly string[] },
): void {
  const { where, orderBy = [], from = [], select } = query
  const orders = orderBy.map(({ field }) => field.fieldPath)
  const leaves = where ? leavesOf(where) : []
  const unequal = where ? inequalityFields(where) : []
  const isKeyEqual = leaves.some(({ op, field }) => field === '__name__' && (op === 'EQUAL' || op === 'IN'))
  if (isKeyEqual && unequal.length > 0 && !unequal.includes('__name__')) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    )
  }
  const byKey = orders.indexOf('__name__')
  const afterKey = [...orders.slice(byKey + 1), ...unequal.filter((field) => !orders.includes(field))]
  if (byKey !== -1 && afterKey.length > 0) throw invalid('order by clause cannot contain more fields after the key')
  if (aggregated.includes('__name__')) throw invalid('Aggregations are not supported for the property: __key__')
  if (aggregated.length > 0 && (select?.fields ?? []).length > 0) {
    throw invalid('Cannot apply property masks when aggregation fields are present.')
  }
  const filtered = leaves.map(({ field }) => field)
  const isKeyScan = [...orders, ...filtered].every((field) => field === '__name__')
  const isGroup = from[0]?.allDescendants === true && !atRoot
  if (isGroup && !isKeyScan) throw invalid('collection group queries are only allowed at the root parent')
  if (isKeyScan && orderBy.at(-1)?.direction === 'DESCENDING') {
    throw new StatusError('FAILED_PRECONDITION', 'Firestore does not support descending key scans')
  }
  const followKey = aggregated.filter((field) => ![...orders, ...unequal].includes(field))
  if (followKey.length > 0 && (byKey !== -1 || filtered.includes('__name__') || isGroup)) {
    throw invalid(`This query requires an index that has fields [${followKey.join(', ')}] after __name__.`)
  }
}

function validateFilter(where: Filter): void {
  const leaves = leavesOf(where)
  for (const leaf of leaves) validateList(leaf)
  for (const { op, field } of leaves) {
    if (field === '__name__' && op.startsWith('IS_')) throw invalid('__key__ filter value must be a Key')
  }
  const ops = leaves.map((leaf) => leaf.op)
  if (ops.filter((op) => negations.has(op)).length > 1) {
    throw invalid('Only a single NOT_EQUAL, NOT_IN, IS_NOT_NULL, or IS_NOT_NAN filter allowed per query.')
  }
  if (ops.includes('NOT_IN') && (hasOr(where) || ops.includes('IN') || ops.includes('ARRAY_CONTAINS_ANY'))) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.")
  }
  if (inequalityFields(where).length > maxInequalityFields) {
    throw invalid(`A query may have inequality filters on at most ${maxInequalityFields} fields.`)
  }
  if (disjunctions(where) > maxDisjunctions) {
    throw invalid(`The query requires more than ${maxDisjunctions} disjunctions after normalisation.`)
  }
  if (arrayFilters(where) > 1) {
    throw invalid('At most one ARRAY_CONTAINS or ARRAY_CONTAINS_ANY filter is allowed per disjunction.')
  }
}

function leavesOf(filter: Filter): Leaf[] {
  const { compositeFilter, fieldFilter, unaryFilter } = filter
  if (compositeFilter) return (compositeFilter.filters ?? []).flatMap(leavesOf)
  if (fieldFilter) {
    const list = fieldFilter.value?.arrayValue
    const values = list ? (list.values ?? []).length : null
    return [{ op: fieldFilter.op, field: fieldFilter.field?.fieldPath ?? '', values }]
  }
  return unaryFilter ? [{ op: unaryFilter.op, field: unaryFilter.field?.fieldPath ?? '', values: null }] : []
}

function validateList({ op, values }: Leaf): void {
  if (op !== 'IN' && op !== 'NOT_IN' && op !== 'ARRAY_CONTAINS_ANY') return
  if (!values) throw invalid(`'${op}' requires a non-empty ArrayValue.`)
  const max = op === 'NOT_IN' ? maxNotInValues : maxDisjunctions
  if (values > max) throw invalid(`'${op}' supports up to ${max} comparison values.`)
}

const hasOr = ({ compositeFilter }: Filter): boolean =>
  compositeFilter !== undefined && (compositeFilter.op === 'OR' || (compositeFilter.filters ?? []).some(hasOr))

/** The number of conjunctions when the filter is expanded to an OR of ANDs; `in` counts as an OR. */
function disjunctions(filter: Filter): number {
  const { compositeFilter } = filter
  if (compositeFilter) {
    const counts = compositeFilter.filters.map(disjunctions)
    return compositeFilter.op === 'OR' ? counts.reduce((a, b) => a + b, 0) : counts.reduce((a, b) => a * b, 1)
  }
  const [leaf] = leavesOf(filter)
  return leaf && (leaf.op === 'IN' || leaf.op === 'ARRAY_CONTAINS_ANY') ? (leaf.values ?? 1) : 1
}

/** The largest number of array filters in one conjunction. */
function arrayFilters(filter: Filter): number {
  const { compositeFilter } = filter
  if (compositeFilter) {
    const counts = compositeFilter.filters.map(arrayFilters)
    return compositeFilter.op === 'OR' ? Math.max(0, ...counts) : counts.reduce((a, b) => a + b, 0)
  }
  return leavesOf(filter).some(({ op }) => op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') ? 1 : 0
}

/** The fields that ranges and negations compare, each once; they must be part of the order. */
export function inequalityFields(where: Filter): string[] {
  const unequal = leavesOf(where).filter(({ op }) => ranges.has(op) || negations.has(op))
  return [...new Set(unequal.map((leaf) => leaf.field))]
}
