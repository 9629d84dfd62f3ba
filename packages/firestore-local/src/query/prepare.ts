import type { PreparedQuery } from '../core-contract.ts'
import type { Document, Fields, StructuredQuery } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { type FieldPath, getField, parseFieldPath, withField } from '../values/field-path.ts'
import { collectionIdOf, parseParentName, requireId, splitPath } from '../values/names.ts'
import { compileFilter, fieldReader, type Predicate } from './filter.ts'
import { compileCursor, documentComparator, fullOrder, type OrderStep } from './order.ts'
import { requireScannable, validateQuery } from './validate.ts'

/** Which collections a query reads; a null `collectionId` means all of them. */
export type Scope = { parent: string; collectionId: string | null; allDescendants: boolean }

/** A prepared query with what the store needs to run it efficiently. */
export type RunnableQuery = PreparedQuery & {
  scope: Scope
  steps: OrderStep[]
  /** Like `matches`, for a document known to be within the scope. */
  accepts: Predicate
}

/**
 * Validates and compiles a query. `parent` is a full resource name. `aggregated` lists the fields of sums and averages:
 * they order the results as if they came last in `orderBy`, so a document without one of them is not counted at all.
 * @throws StatusError INVALID_ARGUMENT for a query Firestore refuses, UNIMPLEMENTED for one this server lacks
 */
export function prepareQuery(parent: string, query: StructuredQuery, aggregated: string[] = []): RunnableQuery {
  const { database, path } = parseParentName(parent)
  validateQuery(query)
  const from = query.from?.[0] ?? {}
  const scope = {
    parent: path,
    collectionId: from.collectionId ? from.collectionId : null,
    allDescendants: from.allDescendants ?? false,
  }
  if (scope.collectionId?.includes('/')) {
    throw new StatusError('INVALID_ARGUMENT', `Collection id "${scope.collectionId}" contains a slash.`)
  }
  if (scope.collectionId !== null) requireId(scope.collectionId, 'Collection id')
  const steps = fullOrder(query, aggregated)
  const tests = compileTests(query, steps)
  requireScannable(query, { atRoot: path === '', aggregated })
  const accepts: Predicate = (document) => tests.every((test) => test(document))
  return {
    database,
    parent: path,
    query,
    scope,
    steps,
    limit: query.limit ?? null,
    offset: query.offset ?? 0,
    accepts,
    matches: (document) => inDatabase(document.name, database, scope) && accepts(document),
    compare: documentComparator(steps),
    project: compileProjection(query.select?.fields?.map((field) => field.fieldPath)),
  }
}

function compileTests(query: StructuredQuery, steps: OrderStep[]): Predicate[] {
  const tests: Predicate[] = []
  if (query.where) tests.push(compileFilter(query.where))
  for (const step of steps) {
    if (step.field !== '__name__') tests.push(compilePresence(step.field))
  }
  if (query.startAt) tests.push(compileCursor(query.startAt, steps, 'start'))
  if (query.endAt) tests.push(compileCursor(query.endAt, steps, 'end'))
  return tests
}

function compilePresence(fieldPath: string): Predicate {
  const read = fieldReader(fieldPath)
  return (document) => read(document) !== undefined
}

function inDatabase(name: string, database: string, scope: Scope): boolean {
  const prefix = `${database}/documents/`
  return name.startsWith(prefix) && scopeCovers(scope, splitPath(name.slice(prefix.length)).collection)
}

/** Whether a query with this scope reads the collection at a path. */
export function scopeCovers(scope: Scope, collection: string): boolean {
  const { parent, collectionId, allDescendants } = scope
  if (parent !== '' && !collection.startsWith(`${parent}/`)) return false
  if (collectionId !== null && collectionIdOf(collection) !== collectionId) return false
  return allDescendants || !collection.includes('/', parent === '' ? 0 : parent.length + 1)
}

/** Compiles a projection to the named fields. `__name__` names no field; an absent or empty list keeps everything. */
export function compileProjection(fieldPaths: string[] | undefined): (document: Document) => Document {
  if (!fieldPaths || fieldPaths.length === 0) return (document) => document
  const paths: FieldPath[] = fieldPaths.filter((path) => path !== '__name__').map(parseFieldPath)
  return (document) => {
    let fields: Fields = {}
    for (const path of paths) {
      const value = getField(document.fields, path)
      if (value) fields = withField(fields, path, value)
    }
    return { ...document, fields }
  }
}
