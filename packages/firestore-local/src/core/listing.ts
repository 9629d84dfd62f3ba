import type { Engine } from '../engine.ts'
import type { Document, MissingDocument, Order } from '../protocol.ts'
import { compileProjection, prepareQuery, type RunnableQuery } from '../query/prepare.ts'
import { runQuery } from '../query/run.ts'
import { StatusError } from '../status.ts'
import type { Store } from '../store/store.ts'
import { comparePaths, parseParentName } from '../values/names.ts'
import { compareText } from '../values/text.ts'
import type { Access } from './access.ts'

const defaultPageSize = 100

const invalid = (message: string) => new StatusError('INVALID_ARGUMENT', message)

/** ListDocuments and ListCollectionIds, in pages. */
export function createListing(store: Store, access: Access): Pick<Engine, 'listDocuments' | 'listCollectionIds'> {
  return {
    listDocuments(request, caller) {
      const { parent, collectionId, showMissing } = request
      const orderBy = parseOrderBy(request.orderBy)
      if (showMissing && orderBy.length > 0) throw invalid('show_missing cannot be combined with order_by.')
      const from = [collectionId ? { collectionId } : {}]
      const query = prepareQuery(parent, { from, ...(orderBy.length > 0 && { orderBy }) })
      access.requireQuery(query, caller)
      const found: Listed[] = runQuery(store, query)
      if (showMissing) addMissing(found, missingIn(store, query))
      const page = pageOf(found, documentOrder(query), request)
      const project = compileProjection(request.mask)
      const documents = page.items.map((item) => (item.createTime === undefined ? item : project(item)))
      return { documents, ...page.next }
    },
    listCollectionIds(request, caller) {
      access.requireAdmin(caller, 'ListCollectionIds')
      const { database, path } = parseParentName(request.parent)
      const prefix = path === '' ? `${database}/documents/` : `${database}/documents/${path}/`
      const below = store.collections(database).filter((name) => name.startsWith(prefix))
      const ids = [...new Set(below.map((name) => name.slice(prefix.length).split('/')[0] ?? ''))].sort(compareText)
      const page = pageOf(ids, idOrder, request)
      return { collectionIds: page.items, ...page.next }
    },
  }
}

type Listed = Document | MissingDocument

/** Missing documents have no fields, but lists that include them are ordered by name alone. */
function documentOrder({ compare, steps }: RunnableQuery) {
  const isListed = (token: unknown): token is Document =>
    typeof token === 'object' && token !== null && 'name' in token && typeof token.name === 'string'
  const orderFields = compileProjection(steps.map(({ field }) => field))
  return {
    compare: (a: Listed, b: Listed) => compare(a as Document, b as Document),
    parse: (token: unknown): Listed | null => (isListed(token) ? token : null),
    slim: (item: Listed): Listed => orderFields(item as Document),
  }
}

const idOrder = {
  compare: compareText,
  parse: (token: unknown) => (typeof token === 'string' ? token : null),
  slim: (id: string) => id,
}

/** Parses an `order_by` such as `priority desc, __name__`. */
function parseOrderBy(text = ''): Order[] {
  if (text.trim() === '') return []
  return text.split(',').map((part) => {
    const match = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part)
    if (!match?.[1]) throw invalid(`"${text}" is not an order such as "priority desc, __name__".`)
    const direction = match[2]?.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING'
    return { field: { fieldPath: match[1] }, direction }
  })
}

/** The parents of deeper collections that are not themselves documents. */
function missingIn(store: Store, { database, parent, scope }: RunnableQuery): MissingDocument[] {
  const prefix = parent === '' ? `${database}/documents/` : `${database}/documents/${parent}/`
  const names = new Set<string>()
  for (const collection of store.collections(database)) {
    if (!collection.startsWith(prefix)) continue
    const [collectionId, id, deeper] = collection.slice(prefix.length).split('/')
    if (deeper === undefined || (scope.collectionId ?? collectionId) !== collectionId) continue
    names.add(`${prefix}${collectionId}/${id}`)
  }
  return [...names].filter((name) => store.get(name) === null).map((name) => ({ name }))
}

function addMissing(found: Listed[], missing: MissingDocument[]): void {
  if (missing.length === 0) return
  found.push(...missing)
  found.sort((a, b) => comparePaths(a.name, b.name))
}

/**
 * Returns one page of an ordered list. The token holds the order fields of the last item returned, so that pages
 * neither repeat nor skip items when others, or the last one itself, are added or removed.
 */
function pageOf<Item>(
  items: Item[],
  order: { compare: (a: Item, b: Item) => number; parse: (token: unknown) => Item | null; slim: (item: Item) => Item },
  { pageSize, pageToken }: { pageSize?: number; pageToken?: string },
): { items: Item[]; next: { nextPageToken?: string } } {
  const size = pageSize || defaultPageSize
  if (size < 0) throw invalid('page_size must not be negative.')
  let rest = items
  if (pageToken) {
    const last = order.parse(parseToken(pageToken))
    if (last === null) throw invalid(`"${pageToken}" is not a page token of this list.`)
    rest = items.filter((item) => order.compare(item, last) > 0)
  }
  const last = rest[size - 1]
  const more = rest.length > size && last !== undefined
  const next = more ? { nextPageToken: formatToken(order.slim(last)) } : {}
  return { items: rest.slice(0, size), next }
}

const formatToken = (item: unknown) => Buffer.from(JSON.stringify(item)).toString('base64url')

function parseToken(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
