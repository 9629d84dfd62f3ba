import type { RulesQuery } from './contract.ts'
import { documentPath } from './convert.ts'
import { gap, type PathSegment, unknownId } from './match-path.ts'
import type { Condition } from './query-disjuncts.ts'
import { unknownData } from './query-document.ts'
import { MAP, PATH, type Result, Unknown } from './unknown.ts'
import type { PathValue } from './values.ts'

/** Everything known of the documents that one alternative of a query can return. */
type QueryDocument = { segments: readonly PathSegment[]; path: Result; resource: Result }

/** The documents of one alternative: where they lie, and what its conditions say of their data. */
export function queryDocument(query: RulesQuery, databaseId: string, conditions: readonly Condition[]): QueryDocument {
  const named = namedDocument(conditions)
  const segments: readonly PathSegment[] = named?.segments ?? queryPath(query, databaseId)
  const path: Result = named ?? new Unknown(PATH)
  const last = segments.at(-1)
  const id = last === undefined || last === gap ? unknownId : last
  const fields = new Map<string, Result>([
    ['data', unknownData(conditions)],
    ['id', id],
    ['__name__', path],
  ])
  return { segments, path, resource: new Unknown(MAP, { fields }) }
}

function namedDocument(conditions: readonly Condition[]): PathValue | null {
  for (const condition of conditions) {
    if (condition.op !== 'equal' || condition.path[0] !== '__name__') continue
    const { referenceValue } = condition.value
    if (referenceValue !== undefined) return documentPath(referenceValue)
  }
  return null
}

/** A collection group's documents may lie at any depth, and a query without a collection id in any collection. */
function queryPath({ parent, query }: RulesQuery, databaseId: string): PathSegment[] {
  const from = query.from?.[0]
  const above: PathSegment[] = [
    'databases',
    databaseId,
    'documents',
    ...parent.split('/').filter((part) => part !== ''),
  ]
  if (from?.allDescendants) above.push(gap)
  return [...above, from?.collectionId || unknownId, unknownId]
}
