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
      const found: (Document | MissingDocument)[] = runQuery(store, query)
      if (showMissing) addMissing(found, missingIn(store, query))
      const page = pageOf(found, ({ name }) => name, request)
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
      const page = pageOf(ids, (id) => id, request)
      return { collectionIds: page.items, ...page.next }
    },
  }
}

/** `priority desc, __name__` as orders. */
function parseOrderBy(text = ''): Order[] {
  if (text.trim() === '') return []
  return text.split(',').map((part) => {
    const match = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part)
    if (!match?.[1]) throw invalid(`"${text}" is not an order such as "priority desc, __name__".`)
    const direction = match[2]?.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING'
    return { field: { fieldPath: match[1] }, direction }
  })
}

/** The parents of deeper collections that are no documents themselves. */
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

function addMissing(found: (Document | MissingDocument)[], missing: MissingDocument[]): void {
  if (missing.length === 0) return
  found.push(...missing)
  found.sort((a, b) => comparePaths(a.name, b.name))
}

/**
 * One page. The token names the last item given, so that pages neither repeat nor lose items when others come or go.
 */
function pageOf<Item>(
  items: Item[],
  keyOf: (item: Item) => string,
  { pageSize, pageToken }: { pageSize?: number; pageToken?: string },
): { items: Item[]; next: { nextPageToken?: string } } {
  const size = pageSize || defaultPageSize
  if (size < 0) throw invalid('page_size must not be negative.')
  let start = 0
  if (pageToken) {
    const { key, index } = parseToken(pageToken)
    const at = items.findIndex((item) => keyOf(item) === key)
    start = at < 0 ? index : at + 1
  }
  const end = start + size
  const last = items[end - 1]
  const more = items.length > end && last !== undefined
  const nextPageToken = more ? formatToken({ key: keyOf(last), index: end }) : undefined
  return { items: items.slice(start, end), next: nextPageToken ? { nextPageToken } : {} }
}

type Token = { key: string; index: number }
const formatToken = (token: Token) => Buffer.from(JSON.stringify([token.index, token.key])).toString('base64url')

function parseToken(text: string): Token {
  try {
    const [index, key] = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (typeof key === 'string' && Number.isInteger(index)) return { key, index }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw invalid(`"${text}" is not a page token of this list.`)
}
