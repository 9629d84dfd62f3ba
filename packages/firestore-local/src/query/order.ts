import type { Cursor, Document, Order, StructuredQuery, Value } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { comparePaths } from '../values/names.ts'
import { normaliseValue } from '../values/normalise.ts'
import { compareValues } from '../values/order.ts'
import { compareText } from '../values/text.ts'
import { fieldReader, type Predicate } from './filter.ts'
import { inequalityFields } from './validate.ts'

/** One step of the full order: how to read the value, and its direction (1 ascending, -1 descending). */
export type OrderStep = { field: string; sign: 1 | -1; read: (document: Document) => Value | undefined }

/**
 * The explicit orders, then the inequality fields by name, then the aggregated fields by name, then `__name__`. The
 * implicit ones take the direction of the last explicit order.
 */
export function fullOrder(query: StructuredQuery, aggregated: readonly string[] = []): OrderStep[] {
  const orders: Order[] = [...(query.orderBy ?? [])]
  const direction = orders.at(-1)?.direction ?? 'ASCENDING'
  const unequal = query.where ? inequalityFields(query.where).sort(compareText) : []
  for (const fieldPath of [
    ...unequal.filter((field) => field !== '__name__'),
    ...aggregated.toSorted(compareText),
    '__name__',
  ]) {
    if (!orders.some((order) => order.field.fieldPath === fieldPath)) orders.push({ field: { fieldPath }, direction })
  }
  return orders.map((order) => ({
    field: order.field.fieldPath,
    sign: order.direction === 'DESCENDING' ? -1 : 1,
    read: fieldReader(order.field.fieldPath),
  }))
}

export function documentComparator(steps: OrderStep[]): (a: Document, b: Document) => number {
  return (a, b) => {
    for (const step of steps) {
      const order =
        step.field === '__name__' ? comparePaths(a.name, b.name) : compareValues(step.read(a) ?? {}, step.read(b) ?? {})
      if (order !== 0) return order * step.sign
    }
    return 0
  }
}

/**
 * Compiles a cursor to a test that a document lies on the right side of it. A cursor with fewer values than there are
 * orders stands before or after every document that begins with those values.
 */
export function compileCursor(cursor: Cursor, steps: OrderStep[], end: 'start' | 'end'): Predicate {
  const values = (cursor.values ?? []).map((value) => normaliseValue(value))
  values.forEach((value, index) => {
    if (steps[index]?.field === '__name__' && value.referenceValue === undefined) {
      throw new StatusError('INVALID_ARGUMENT', 'A cursor value for __name__ must be a document reference.')
    }
  })
  const before = cursor.before ?? false
  return (document) => {
    const order = comparePosition(document, values, steps)
    if (order === 0) return before === (end === 'start')
    return end === 'start' ? order > 0 : order < 0
  }
}

function comparePosition(document: Document, values: Value[], steps: OrderStep[]): number {
  for (const [index, value] of values.entries()) {
    const step = steps[index]
    const own = step?.read(document)
    const order = step && own ? compareValues(own, value) * step.sign : 0
    if (order !== 0) return order
  }
  return 0
}
