import type { Document, Value } from '../protocol.ts'
import type { DocumentSource } from '../store/documents.ts'
import { comparePaths } from '../values/names.ts'
import { compareValues } from '../values/order.ts'
import { namedDocuments } from './filter.ts'
import type { OrderStep } from './order.ts'
import { type RunnableQuery, scopeCovers } from './prepare.ts'

/** Returns the results of a query in order, with offset and limit applied but not projected. */
export function runQuery(source: DocumentSource, query: RunnableQuery): Document[] {
  const { offset, limit } = query
  if (limit === 0) return []
  const end = limit === null ? Number.POSITIVE_INFINITY : offset + limit
  const names = namedDocuments(query.query.where)
  const sorted = names ? getNamed(source, query, names) : scan(source, query, end)
  return offset === 0 && sorted.length <= end ? sorted : sorted.slice(offset, end)
}

/** Filters by document id are look-ups, so the size of the collection does not matter. */
function getNamed(source: DocumentSource, query: RunnableQuery, names: string[]): Document[] {
  const found = names.map(source.get).filter((document) => document !== null)
  return sortByOrder(found.filter(query.matches), query.steps)
}

function scan(source: DocumentSource, query: RunnableQuery, end: number): Document[] {
  const inOrder = isStoredOrder(query)
  const found: Document[] = []
  for (const document of candidates(source, query)) {
    if (query.accepts(document)) found.push(document)
    if (inOrder && found.length >= end) break
  }
  return inOrder ? found : sortByOrder(found, query.steps)
}

/**
 * A collection is stored in ascending order of name, so a query in that order needs no sort and may stop at its limit.
 */
function isStoredOrder({ scope, steps }: RunnableQuery): boolean {
  const single = !scope.allDescendants && scope.collectionId !== null
  return single && steps[0]?.field === '__name__' && steps[0].sign === 1
}

function* candidates(source: DocumentSource, { database, scope }: RunnableQuery): Generator<Document> {
  const root = `${database}/documents`
  if (!scope.allDescendants && scope.collectionId !== null) {
    const parent = scope.parent === '' ? root : `${root}/${scope.parent}`
    yield* source.inCollection(`${parent}/${scope.collectionId}`)
    return
  }
  for (const collection of source.collections(database)) {
    if (scopeCovers(scope, collection.slice(root.length + 1))) yield* source.inCollection(collection)
  }
}

/** Sorts documents, reading each order value once rather than at every comparison. */
function sortByOrder(documents: Document[], steps: OrderStep[]): Document[] {
  const rows = documents.map((document) => ({ document, keys: steps.map((step) => step.read(document) as Value) }))
  rows.sort((a, b) => {
    for (const [index, step] of steps.entries()) {
      const order =
        step.field === '__name__'
          ? comparePaths(a.document.name, b.document.name)
          : compareValues(a.keys[index] as Value, b.keys[index] as Value)
      if (order !== 0) return order * step.sign
    }
    return 0
  })
  return rows.map(({ document }) => document)
}
