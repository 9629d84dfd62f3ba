import { StatusError } from '../status.ts'
import { compareText } from './text.ts'

const invalid = (message: string) => new StatusError('INVALID_ARGUMENT', message)

const maxIdBytes = 1500
const maxNameBytes = 6144
const namePattern = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s

/** A resource name in two parts: the database, and the path below its documents ('' for the root). */
export type ResourceName = { database: string; path: string }

/** @throws StatusError INVALID_ARGUMENT unless the name is within `projects/{p}/databases/{d}/documents` */
export function parseName(name: string): ResourceName {
  const match = namePattern.exec(name)
  if (!match?.[1]) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `"${name}" is not a resource name "projects/{project}/databases/{database}/documents/…".`,
    )
  }
  return { database: match[1], path: match[2] ?? '' }
}

/** @throws StatusError INVALID_ARGUMENT unless it is `projects/{p}/databases/{d}` */
export function requireDatabase(database: string): string {
  if (!/^projects\/[^/]+\/databases\/[^/]+$/.test(database)) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `"${database}" is not a database "projects/{project}/databases/{database}".`,
    )
  }
  return database
}

/** Parses the name of a document: an even number of segments, at most 6 KiB, every id valid. */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseName(name)
  const segments = parsed.path.split('/')
  if (segments.length % 2 !== 0 || segments.includes('')) {
    throw invalid(`Document name "${name}" has invalid trailing or empty segments.`)
  }
  if (Buffer.byteLength(name) > maxNameBytes) {
    throw invalid(`The document name is longer than ${maxNameBytes} bytes.`)
  }
  for (const [at, id] of segments.entries()) requireId(id, at % 2 === 0 ? 'Collection id' : 'Resource id')
  return parsed
}

/** Parses the name of a parent of collections: the root or a document. */
export function parseParentName(name: string): ResourceName {
  const parsed = parseName(name)
  return parsed.path === '' ? parsed : parseDocumentName(name)
}

export const documentName = (database: string, path: string): string => `${database}/documents/${path}`

/** Splits a document's relative path into its collection path and id. */
export function splitPath(path: string): { collection: string; id: string } {
  const slash = path.lastIndexOf('/')
  return { collection: path.slice(0, slash), id: path.slice(slash + 1) }
}

/** Returns the last segment of a collection path: `rooms/a/messages` → `messages`. */
export const collectionIdOf = (collection: string): string => collection.slice(collection.lastIndexOf('/') + 1)

/**
 * Requires an id of at most 1,500 bytes that is not `.`, `..` or `__reserved__`; ids made by Datastore (`__id123__`)
 * are allowed.
 */
export function requireId(id: string, what: 'Collection id' | 'Resource id'): void {
  if (Buffer.byteLength(id) > maxIdBytes) {
    throw invalid(`${what} is longer than ${maxIdBytes} bytes: "${id.slice(0, 40)}…".`)
  }
  if (id === '.' || id === '..') throw invalid(`${what} "${id}" is invalid.`)
  if (/^__.*__$/s.test(id) && numericId(id) === null)
    throw invalid(`${what} "${id}" is invalid because it is reserved.`)
}

function numericId(segment: string): bigint | null {
  const match = /^__id(-?\d+)__$/.exec(segment)
  return match?.[1] ? BigInt(match[1]) : null
}

function compareSegments(a: string, b: string): number {
  const numberA = numericId(a)
  const numberB = numericId(b)
  if (numberA !== null && numberB !== null) return numberA < numberB ? -1 : numberA > numberB ? 1 : 0
  if (numberA !== null || numberB !== null) return numberA !== null ? -1 : 1
  return compareText(a, b)
}

/** Orders paths or whole names segment by segment: numeric ids first, by number, then the others by UTF-8 bytes. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0
  if (!a.includes('__id') && !b.includes('__id') && a.lastIndexOf('/') === b.lastIndexOf('/')) {
    const start = a.lastIndexOf('/') + 1
    // Siblings, by far the most common case in a sort.
    if (a.slice(0, start) === b.slice(0, start)) return compareText(a.slice(start), b.slice(start))
  }
  const left = a.split('/')
  const right = b.split('/')
  for (let index = 0; index < left.length && index < right.length; index++) {
    const order = compareSegments(left[index] ?? '', right[index] ?? '')
    if (order !== 0) return order
  }
  return left.length - right.length
}
