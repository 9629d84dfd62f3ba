import type { AuthToken } from '../engine.ts'
import type { StructuredQuery, Timestamp } from '../protocol.ts'
import type { RulesReader } from './contract.ts'
import { fromDocument, fromJson, parseTimestamp } from './convert.ts'
import { BOOL, ERROR, MAP, type Result, Unknown } from './unknown.ts'
import { Failure, fail, MapValue, PathValue, type RuleValue, TimestampValue, typeError } from './values.ts'

/** Firestore's limits on document look-ups: for one document's request, and for a whole batch. */
const maxLookups = 10
const maxBatchLookups = 20
/** Firestore's limit on expressions evaluated for one request. */
export const maxExpressions = 1_000

export type RunInput = {
  method: string
  databaseId: string
  auth: AuthToken | null
  time: Timestamp
  newResource: Result
  query: StructuredQuery | null
  reader: RulesReader
  batchLookups: Set<string> | null
  debug: (text: string) => void
}

/** The state of one decision: what the rules can ask about, and what they have looked up so far. */
export class Run {
  /** Values of the wildcards of the match block being tried, outermost first. */
  bindings: readonly Result[] = []
  readonly input: RunInput
  /** The values of `request.path` and `resource`; a query sets them again for each of its alternatives. */
  path: Result
  resource: Result
  #spent = 0
  readonly #looked = new Map<string, Result>()
  #authValue: RuleValue | undefined
  #timeValue: TimestampValue | undefined
  #queryValue: RuleValue | undefined

  constructor(input: RunInput, path: Result, resource: Result) {
    this.input = input
    this.path = path
    this.resource = resource
  }

  /** Counts expressions about to be evaluated. @returns whether the total is still within the limit */
  spend(expressions: number): boolean {
    this.#spent += expressions
    return this.#spent <= maxExpressions
  }

  /** Switches to a query's next alternative, which is decided as a request of its own. */
  judgeNext(path: Result, resource: Result): void {
    this.path = path
    this.resource = resource
    this.#spent = 0
  }

  get auth(): RuleValue {
    if (this.#authValue === undefined) this.#authValue = fromJson(this.input.auth)
    return this.#authValue
  }

  get time(): TimestampValue {
    this.#timeValue ??= new TimestampValue(parseTimestamp(this.input.time))
    return this.#timeValue
  }

  get query(): RuleValue {
    if (this.#queryValue === undefined) this.#queryValue = this.input.query && queryValue(this.input.query)
    return this.#queryValue
  }

  /** `get` (or `getAfter`): returns the document's resource, or a failure when there is no document. */
  get(path: Result, after: boolean): Result {
    if (path instanceof Failure) return path
    if (path instanceof Unknown) return new Unknown(MAP | ERROR)
    const relative = this.#relativePath(path)
    if (relative instanceof Failure) return relative
    const key = after ? `after ${relative}` : relative
    const known = this.#looked.get(key)
    if (known !== undefined) return known
    if (!this.#mayLookUp(relative)) return fail('Too many document lookups for one request.')
    const { reader } = this.input
    const document = after ? reader.getAfter(relative) : reader.get(relative)
    const value = document ? fromDocument(document) : fail(`The document ${path} does not exist.`)
    this.#looked.set(key, value)
    return value
  }

  exists(path: Result, after: boolean): Result {
    if (path instanceof Failure) return path
    if (path instanceof Unknown) return new Unknown(BOOL | ERROR)
    const relative = this.#relativePath(path)
    if (relative instanceof Failure) return relative
    const found = this.get(path, after)
    // A document that was looked up and is missing is an error only for `get`.
    return this.#looked.has(after ? `after ${relative}` : relative) ? !(found instanceof Failure) : found
  }

  #mayLookUp(path: string): boolean {
    if (this.#looked.size >= maxLookups) return false
    const { batchLookups } = this.input
    batchLookups?.add(path)
    return !batchLookups || batchLookups.size <= maxBatchLookups
  }

  #relativePath(path: RuleValue): string | Failure {
    if (!(path instanceof PathValue)) return path === null ? fail('Null value error.') : typeError([path], 'path')
    const [root, database, kind, ...rest] = path.segments
    const valid = root === 'databases' && kind === 'documents' && rest.length > 0 && rest.length % 2 === 0
    if (!valid) return fail(`${path} is not the path of a document.`)
    if (path.unbound.size > 0) return fail(`${path} has parts that are not bound.`)
    return database === this.input.databaseId ? rest.join('/') : fail(`${path} is in another database.`)
  }
}

function queryValue(query: StructuredQuery): MapValue {
  const order = (query.orderBy ?? []).map(
    ({ field, direction }) => `${field.fieldPath} ${direction === 'DESCENDING' ? 'DESC' : 'ASC'}`,
  )
  return MapValue.of(
    new Map<string, RuleValue>([
      ['limit', query.limit === undefined ? null : BigInt(query.limit)],
      ['offset', query.offset === undefined ? null : BigInt(query.offset)],
      ['orderBy', order.length === 0 ? null : order.join(', ')],
    ]),
  )
}
