import { fingerprint } from './packing.ts'
import type { SortPosition } from './row-order.ts'
import type { SearchQuery } from './search-contract.ts'

/** A cursor is malformed, or belongs to another query. */
export class CursorError extends RangeError {}

/** Encodes where a page ended: the key of its last row. The next page follows that key, even if rows have changed. */
export function writeCursor(query: SearchQuery, { primary, secondary, tie }: SortPosition): string {
  return Buffer.from(`${fingerprintQuery(query)} ${primary} ${secondary} ${tie}`).toString('base64url')
}

/** @throws CursorError */
export function readCursor(query: SearchQuery): SortPosition | null {
  if (query.cursor === null) return null
  const [question, ...key] = Buffer.from(query.cursor, 'base64url').toString().split(' ')
  const [primary = NaN, secondary = NaN, tie = NaN] = key.map((text) => (text === '' ? NaN : Number(text)))
  if (key.length !== 3 || [primary, secondary, tie].some(Number.isNaN)) {
    throw new CursorError('isn’t a cursor from this search')
  }
  if (question !== fingerprintQuery(query)) throw new CursorError('belongs to a different search')
  return { primary, secondary, tie }
}

function fingerprintQuery({ cursor: _cursor, take: _take, departsAfter: _now, ...question }: SearchQuery): string {
  return fingerprint([JSON.stringify(question)]).slice(0, 8)
}
