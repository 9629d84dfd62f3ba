import { fingerprint } from './packing.ts'
import type { SearchQuery } from './search-contract.ts'

/** Where a page ended: the order's key of its last row. The next page is what comes after it, whatever changed meanwhile. */
export type Place = { primary: number; tie: number }

/** A cursor that is not one, or belongs to another question. */
export class CursorError extends RangeError {}

export function cursorOf(query: SearchQuery, { primary, tie }: Place): string {
  return Buffer.from(`${questionOf(query)} ${primary} ${tie}`).toString('base64url')
}

/** @throws CursorError */
export function placeOf(query: SearchQuery): Place | null {
  if (query.cursor === null) return null
  const [question, primary = '', tie = ''] = Buffer.from(query.cursor, 'base64url').toString().split(' ')
  const place = { primary: Number(primary), tie: Number(tie) }
  if (primary === '' || tie === '' || Number.isNaN(place.primary) || Number.isNaN(place.tie)) {
    throw new CursorError('this is not a cursor of this search')
  }
  if (question !== questionOf(query)) throw new CursorError('this cursor belongs to another question')
  return place
}

function questionOf({ cursor: _cursor, take: _take, ...question }: SearchQuery): string {
  return fingerprint([JSON.stringify(question)]).slice(0, 8)
}
