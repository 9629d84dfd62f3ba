import type { PatternSegment } from './ast.ts'
import { PATH, type Result, STRING, Unknown } from './unknown.ts'
import { PathValue } from './values.ts'

/** Any number of segments, possibly none, that a collection group query leaves open. */
export const gap = Symbol('gap')
/** A segment of a full path that begins with `databases`; a query may not know a document's id. */
export type PathSegment = string | Unknown | typeof gap

export const unknownId = new Unknown(STRING)

/**
 * Matches a match block's whole pattern against a whole path. Returns the wildcards' values in the pattern's order, or
 * null unless it matches every path that `path` may stand for. A pattern has at most one recursive wildcard, which
 * matches `minDepth` segments or more.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly PathSegment[],
  minDepth: 0 | 1 = 0,
): Result[] | null {
  const spare = path.length - pattern.length
  const bindings: Result[] = []
  let at = 0
  for (const segment of pattern) {
    if (segment.kind === 'recursive') {
      const end = at + spare + 1
      if (end < at + minDepth) return null
      bindings.push(recursiveValue(path.slice(at, end)))
      at = end
      continue
    }
    const found = path[at++]
    if (found === undefined || found === gap) return null
    if (segment.kind === 'literal') {
      if (found !== segment.text) return null
    } else {
      bindings.push(found)
    }
  }
  return at === path.length ? bindings : null
}

function recursiveValue(segments: readonly PathSegment[]): Result {
  const known: string[] = []
  for (const segment of segments) {
    if (typeof segment !== 'string') return new Unknown(PATH)
    known.push(segment)
  }
  return new PathValue(known)
}
