import { readFileSync } from 'node:fs'
import type { Filter } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { compareText } from '../values/text.ts'
import type { RunnableQuery } from './prepare.ts'

/** How an index holds a field: in ascending or descending order, or as the elements of an array. */
type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS'
type IndexField = { fieldPath: string; mode: Mode }
type Index = { group: string; scope: string; fields: IndexField[] }

/**
 * The contents of `firestore.indexes.json`: composite indexes, and fields whose single-field indexes differ from the
 * automatic ones.
 */
export type Indexes = { composite: Index[]; overrides: Map<string, Index[]> }

/** The part of the file used here, as the Firebase CLI writes it. */
type IndexFile = {
  indexes?: { collectionGroup: string; queryScope?: string; fields: FieldInFile[] }[]
  fieldOverrides?: { collectionGroup: string; fieldPath: string; indexes: (FieldInFile & { queryScope?: string })[] }[]
}
type FieldInFile = { fieldPath: string; order?: string; arrayConfig?: string }

/** @throws Error that names the file, when it cannot be read or is not an index file */
export function readIndexes(file: string): Indexes {
  try {
    return parseIndexes(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} is no file of Firestore indexes: ${error instanceof Error ? error.message : error}`)
  }
}

export function parseIndexes({ indexes = [], fieldOverrides = [] }: IndexFile): Indexes {
  const composite = indexes.map(({ collectionGroup: group, queryScope: scope = 'COLLECTION', fields }) => {
    if (fields.length < 2) throw new Error(`the index of "${group}" has fewer than two fields.`)
    return { group, scope, fields: fields.map(parseField) }
  })
  const overrides = fieldOverrides.map(({ collectionGroup: group, fieldPath, indexes }) => {
    const own = indexes.map(({ queryScope: scope = 'COLLECTION', ...field }) => ({
      group,
      scope,
      fields: [parseField({ ...field, fieldPath })],
    }))
    return [overrideKey(group, fieldPath), own] as const
  })
  return { composite, overrides: new Map(overrides) }
}

function parseField({ fieldPath, order, arrayConfig }: FieldInFile): IndexField {
  const mode = arrayConfig ?? order
  if (mode !== 'ASCENDING' && mode !== 'DESCENDING' && mode !== 'CONTAINS') {
    throw new Error(`the field "${fieldPath}" has neither an order nor "arrayConfig": "CONTAINS".`)
  }
  return { fieldPath, mode }
}

const overrideKey = (group: string, fieldPath: string) => `${group}/${fieldPath}`

/**
 * Refuses a query that the hosted database would refuse because it lacks an index, and names the index to add. Where
 * Google's documentation does not say whether indexes could be merged, they are not: it is better to refuse here than
 * there.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview
 * @throws StatusError FAILED_PRECONDITION
 */
export function requireIndex(query: RunnableQuery, indexes: Indexes): void {
  const group = query.scope.collectionId
  if (group === null) return
  const scope = query.scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION'
  for (const part of conjunctions(query.query.where)) {
    const need = needOf(part, query)
    if (need && !isMet(need, { group, scope }, indexes)) throw missing(need, { group, scope })
  }
}

type Leaf = { op: string; fieldPath: string }
/** What one conjunction needs of its indexes: fields fixed to a value, an array, and the order at their end. */
type Need = { fixed: string[]; array: string | null; order: IndexField[] }
type Target = { group: string; scope: string }

/** Expands the filter to an OR of ANDs. An `in` needs the same index for each of its values, so it stays one filter. */
function conjunctions(filter: Filter | undefined): Leaf[][] {
  if (!filter) return [[]]
  const { compositeFilter, fieldFilter, unaryFilter } = filter
  if (!compositeFilter) {
    const { op, field } = fieldFilter ?? unaryFilter ?? {}
    return op && field ? [[{ op, fieldPath: field.fieldPath }]] : [[]]
  }
  const parts = compositeFilter.filters.map(conjunctions)
  if (compositeFilter.op === 'OR') return parts.flat()
  return parts.reduce((all, more) => all.flatMap((left) => more.map((right) => [...left, ...right])), [[]])
}

const fixing = new Set(['EQUAL', 'IS_NULL', 'IS_NAN'])

/** @returns null for queries that need no index: look-ups and scans by key */
function needOf(leaves: Leaf[], { steps }: RunnableQuery): Need | null {
  const single = leaves.filter(({ op }) => fixing.has(op)).map(({ fieldPath }) => fieldPath)
  const several = leaves.filter(({ op }) => op === 'IN').map(({ fieldPath }) => fieldPath)
  if ([...single, ...several].includes('__name__')) return null
  const order = steps
    // A field fixed to one value is sorted in either direction.
    .filter(({ field }) => !single.includes(field))
    .map(({ field, sign }): IndexField => ({ fieldPath: field, mode: sign === 1 ? 'ASCENDING' : 'DESCENDING' }))
  const fixed = [...new Set([...single, ...several])].filter(
    (field) => !order.some(({ fieldPath }) => fieldPath === field),
  )
  const array = leaves.find(({ op }) => op.startsWith('ARRAY_CONTAINS'))?.fieldPath ?? null
  return order.length === 1 && fixed.length === 0 && array === null ? null : { fixed, array, order }
}

/** Whether one index covers the need or, for equalities alone, several that end in the same order can be merged. */
function isMet({ fixed, array, order }: Need, target: Target, indexes: Indexes): boolean {
  const wanted = [...fixed, ...(array === null ? [] : [array])]
  const prefixes = candidates([...wanted, ...order.map(({ fieldPath }) => fieldPath)], target, indexes)
    .map(({ fields }) => prefixBefore(order, withKey(fields)))
    .filter((prefix) => prefix !== null)
  const usable = prefixes.filter((prefix) =>
    prefix.every(({ fieldPath, mode }) => (mode === 'CONTAINS' ? fieldPath === array : fixed.includes(fieldPath))),
  )
  if (usable.some((prefix) => prefix.length === wanted.length)) return true
  const covered = new Set(usable.flatMap((prefix) => prefix.map(({ fieldPath }) => fieldPath)))
  return array === null && fixed.length > 0 && fixed.every((field) => covered.has(field))
}

function candidates(fields: string[], { group, scope }: Target, { composite, overrides }: Indexes): Index[] {
  const own = [...new Set(fields)]
    .filter((field) => field !== '__name__')
    .flatMap((field) => singles(group, field, overrides))
  return [...composite, ...own].filter((index) => index.group === group && index.scope === scope)
}

/**
 * The indexes of one field: those the file gives for it, for a map around it or for all fields; otherwise the automatic
 * ones.
 */
function singles(group: string, fieldPath: string, overrides: Indexes['overrides']): Index[] {
  const parts = fieldPath.split('.')
  const around = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
  for (const path of [...around, '*']) {
    const own = overrides.get(overrideKey(group, path))
    if (own) return own.map((index) => ({ ...index, fields: index.fields.map(({ mode }) => ({ fieldPath, mode })) }))
  }
  return (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map((mode) => ({
    group,
    scope: 'COLLECTION',
    fields: [{ fieldPath, mode }],
  }))
}

/** Every index ends with the key, in the direction of the field before it, unless it specifies another. */
function withKey(fields: IndexField[]): IndexField[] {
  const last = fields.at(-1)
  if (last?.fieldPath === '__name__') return fields
  return [...fields, { fieldPath: '__name__', mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' }]
}

/** Returns the fields of an index before the order it must end in, or null when it does not end in that order. */
function prefixBefore(order: IndexField[], fields: IndexField[]): IndexField[] | null {
  const start = fields.length - order.length
  const ends = order.every(({ fieldPath, mode }, at) => {
    const field = fields[start + at]
    return field?.fieldPath === fieldPath && field.mode === mode
  })
  return ends ? fields.slice(0, start) : null
}

function missing({ fixed, array, order }: Need, { group, scope }: Target): StatusError {
  const fields = [
    ...fixed.toSorted(compareText).map((fieldPath) => ({ fieldPath, mode: 'ASCENDING' as const })),
    ...(array === null ? [] : [{ fieldPath: array, mode: 'CONTAINS' as const }]),
    ...order,
  ]
  const isKeyImplied = JSON.stringify(withKey(fields.slice(0, -1))) === JSON.stringify(fields)
  const named = (isKeyImplied ? fields.slice(0, -1) : fields).map(({ fieldPath, mode }) =>
    mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode },
  )
  const [only] = named
  const [list, entry] =
    only && named.length === 1
      ? ['fieldOverrides', singleOverride(only, { group, scope })]
      : ['indexes', { collectionGroup: group, queryScope: scope, fields: named }]
  return new StatusError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add to "${list}" in firestore.indexes.json: ${JSON.stringify(entry)}`,
  )
}

/** Lists the automatic indexes too, because an override would otherwise remove them. */
function singleOverride({ fieldPath, ...mode }: { fieldPath: string }, { group, scope }: Target): object {
  const automatic = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }, { arrayConfig: 'CONTAINS' }]
  const indexes = [
    ...(scope === 'COLLECTION' ? [] : automatic.map((own) => ({ ...own, queryScope: 'COLLECTION' }))),
    { ...mode, queryScope: scope },
  ]
  return { collectionGroup: group, fieldPath, indexes }
}
