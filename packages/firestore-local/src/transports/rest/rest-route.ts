import { StatusError } from '../../status.ts'

/** The RPC a REST call means, with as much of the request message as the URL provides. */
export type RestRoute = {
  method: string
  request: Record<string, unknown>
  /** How the body is used: it is the message itself, its `document` field, or absent. */
  body: 'whole' | 'document' | 'none'
}

/** Methods called as `POST …/documents[/path]:name`, and the field of the request message that the path fills. */
const customMethods = new Map<string, { method: string; field: 'database' | 'parent' }>([
  ['batchGet', { method: 'BatchGetDocuments', field: 'database' }],
  ['beginTransaction', { method: 'BeginTransaction', field: 'database' }],
  ['commit', { method: 'Commit', field: 'database' }],
  ['rollback', { method: 'Rollback', field: 'database' }],
  ['batchWrite', { method: 'BatchWrite', field: 'database' }],
  ['runQuery', { method: 'RunQuery', field: 'parent' }],
  ['runAggregationQuery', { method: 'RunAggregationQuery', field: 'parent' }],
  ['listCollectionIds', { method: 'ListCollectionIds', field: 'parent' }],
])

/** @throws StatusError UNIMPLEMENTED or INVALID_ARGUMENT */
export function parseRestRoute(httpMethod: string, pathname: string, query: URLSearchParams): RestRoute {
  const raw = pathname.replace(/^\/v1\//, '')
  // Only a colon in the last segment starts a method name; colons in ids arrive percent-encoded or in a GET.
  const custom = httpMethod === 'POST' ? /^(.*):(\w+)$/.exec(raw) : null
  const name = decodeName(custom?.[1] ?? raw)
  if (custom) return customRoute(name, custom[2] ?? '')
  const depth = name.split('/').length - 5
  if (depth < 1) throw new StatusError('UNIMPLEMENTED', `${httpMethod} ${pathname} is not supported.`)
  return documentRoute(httpMethod, name, depth % 2 === 0, parseQuery(query))
}

function customRoute(name: string, customMethod: string): RestRoute {
  const known = customMethods.get(customMethod)
  if (!known) throw new StatusError('UNIMPLEMENTED', `Method ${customMethod} is not supported.`)
  if (known.field === 'parent') return { method: known.method, request: { parent: name }, body: 'whole' }
  if (name.split('/').length !== 5) throw invalidName(name)
  return { method: known.method, request: { database: name.slice(0, name.lastIndexOf('/')) }, body: 'whole' }
}

function documentRoute(
  httpMethod: string,
  name: string,
  isDocument: boolean,
  query: Record<string, unknown>,
): RestRoute {
  const cut = name.lastIndexOf('/')
  const collection = { parent: name.slice(0, cut), collectionId: name.slice(cut + 1) }
  if (httpMethod === 'GET' && isDocument) return { method: 'GetDocument', request: { ...query, name }, body: 'none' }
  if (httpMethod === 'GET') return { method: 'ListDocuments', request: { ...query, ...collection }, body: 'none' }
  if (httpMethod === 'DELETE' && isDocument) {
    return { method: 'DeleteDocument', request: { ...query, name }, body: 'none' }
  }
  if (httpMethod === 'PATCH' && isDocument) {
    return { method: 'UpdateDocument', request: { ...query, document: { name } }, body: 'document' }
  }
  if (httpMethod === 'POST' && !isDocument) {
    return { method: 'CreateDocument', request: { ...query, ...collection }, body: 'document' }
  }
  throw new StatusError('UNIMPLEMENTED', `${httpMethod} on ${name} is not supported.`)
}

function decodeName(raw: string): string {
  const segments = raw.replace(/\/$/, '').split('/').map(decodeSegment)
  const [projects, , databases, , documents] = segments
  if (projects !== 'projects' || databases !== 'databases' || documents !== 'documents' || segments.includes('')) {
    throw invalidName(raw)
  }
  return segments.join('/')
}

function decodeSegment(segment: string): string {
  let decoded: string
  try {
    decoded = decodeURIComponent(segment)
  } catch {
    throw invalidName(segment)
  }
  // An encoded slash would make the path name a different document from the one written.
  if (decoded.includes('/')) throw invalidName(decoded)
  return decoded
}

/** Parameters of Google's HTTP interface that do not change the response. Its other parameters are refused. */
const systemParameters = new Set(['key', 'prettyPrint', 'quotaUser'])
const lists = new Set(['mask.fieldPaths', 'updateMask.fieldPaths'])
const booleans = new Set(['currentDocument.exists', 'showMissing'])

/** Parses `a.b=1&a.c=2` into the nested message it stands for; the codec then checks names and types. */
function parseQuery(query: URLSearchParams): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const key of new Set(query.keys())) {
    if (systemParameters.has(key) || (key === 'alt' && query.get(key) === 'json')) continue
    const [outer = '', inner] = key.split('.', 2)
    const value = parameterValue(key, query.getAll(key))
    if (inner === undefined) result[outer] = value
    else result[outer] = { ...(result[outer] as object | undefined), [inner]: value }
  }
  return result
}

function parameterValue(key: string, values: string[]): unknown {
  if (lists.has(key)) return values
  if (booleans.has(key) && (values[0] === 'true' || values[0] === 'false')) return values[0] === 'true'
  return values[0]
}

const invalidName = (name: string) =>
  new StatusError('INVALID_ARGUMENT', `Invalid resource name ${JSON.stringify(name)}.`)
