import type { Document, FieldFilterOp, Filter, Order, StructuredQuery, Value } from '../../../src/protocol.ts'
import { prepareQuery } from '../../../src/query/prepare.ts'
import { runQuery } from '../../../src/query/run.ts'
import { createDocuments } from '../../../src/store/documents.ts'
import { root } from '../core/values-fixture.ts'

export const where = (fieldPath: string, op: FieldFilterOp, value: Value): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value },
})
type UnaryOp = NonNullable<Filter['unaryFilter']>['op']
export const unary = (fieldPath: string, op: UnaryOp): Filter => ({ unaryFilter: { op, field: { fieldPath } } })
export const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } })
export const or = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } })
export const asc = (fieldPath: string): Order => ({ field: { fieldPath }, direction: 'ASCENDING' })
export const desc = (fieldPath: string): Order => ({ field: { fieldPath }, direction: 'DESCENDING' })

/**
 * Returns the paths of a query's results over exactly these documents; the collection is `c` unless the query says
 * otherwise.
 */
export function find(documents: Document[], query: StructuredQuery, parent = root): string[] {
  const source = createDocuments()
  for (const document of documents) source.put(document)
  const prepared = prepareQuery(parent, { from: [{ collectionId: 'c' }], ...query })
  return runQuery(source, prepared).map(({ name }) => name.slice(root.length + 1))
}
