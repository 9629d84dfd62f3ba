import type { FieldFilterOp, Filter, StructuredQuery, Value } from '../protocol.ts'

/** One condition on one field. `present` says only that the field exists. */
export type Condition = { path: readonly string[] } & (
  | { op: 'equal' | 'not-equal' | 'less' | 'less-or-equal' | 'greater' | 'greater-or-equal' | 'holds'; value: Value }
  | { op: 'not-in'; values: readonly Value[] }
  | { op: 'present' | 'nan' | 'not-nan' | 'null' | 'not-null' }
)

/** Firestore itself refuses queries with more than 30 disjuncts; this only bounds our own work. */
const maxDisjuncts = 100

const simple: Partial<Record<FieldFilterOp, Extract<Condition, { value: Value }>['op']>> = {
  EQUAL: 'equal',
  NOT_EQUAL: 'not-equal',
  LESS_THAN: 'less',
  LESS_THAN_OR_EQUAL: 'less-or-equal',
  GREATER_THAN: 'greater',
  GREATER_THAN_OR_EQUAL: 'greater-or-equal',
  ARRAY_CONTAINS: 'holds',
}
const unary = { IS_NAN: 'nan', IS_NOT_NAN: 'not-nan', IS_NULL: 'null', IS_NOT_NULL: 'not-null' } as const

/**
 * Returns a query's filters as alternatives, each a list of conditions that its documents all meet, or null when there
 * are too many. `in` and `array-contains-any` become alternatives too. Ordering by a field requires its presence.
 */
export function disjuncts(query: StructuredQuery): Condition[][] | null {
  const ordered = (query.orderBy ?? []).map(
    ({ field }): Condition => ({ path: fieldPath(field.fieldPath), op: 'present' }),
  )
  const filtered = query.where ? expand(query.where) : [[]]
  return filtered?.map((conditions) => [...conditions, ...ordered]) ?? null
}

function expand(filter: Filter): Condition[][] | null {
  if (filter.compositeFilter) {
    const parts = filter.compositeFilter.filters.map(expand)
    return filter.compositeFilter.op === 'OR' ? union(parts) : product(parts)
  }
  if (filter.unaryFilter) {
    const { op, field } = filter.unaryFilter
    return [[{ path: fieldPath(field.fieldPath), op: unary[op] }]]
  }
  return filter.fieldFilter ? fieldAlternatives(filter.fieldFilter) : [[]]
}

function fieldAlternatives({ field, op, value }: NonNullable<Filter['fieldFilter']>): Condition[][] {
  const path = fieldPath(field.fieldPath)
  const values = value.arrayValue?.values ?? []
  const plain = simple[op]
  if (plain) return [[{ path, op: plain, value }]]
  if (op === 'NOT_IN') return [[{ path, op: 'not-in', values }]]
  // `in` with an empty list has no alternatives: no document matches it.
  return values.map((each) => [{ path, op: op === 'IN' ? 'equal' : 'holds', value: each }])
}

function union(parts: (Condition[][] | null)[]): Condition[][] | null {
  const all: Condition[][] = []
  for (const part of parts) {
    if (!part || all.length + part.length > maxDisjuncts) return null
    all.push(...part)
  }
  return all
}

function product(parts: (Condition[][] | null)[]): Condition[][] | null {
  let all: Condition[][] = [[]]
  for (const part of parts) {
    if (!part || all.length * part.length > maxDisjuncts) return null
    all = all.flatMap((left) => part.map((right) => [...left, ...right]))
  }
  return all
}

const pathPart = /`((?:[^`\\]|\\.)*)`|[^.`]+/g

/** Splits `a.b` or `` a.`b.c` `` into its names. */
export function fieldPath(text: string): string[] {
  return [...text.matchAll(pathPart)].map(([whole, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? whole)
}
