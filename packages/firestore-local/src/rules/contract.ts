import type { AuthToken } from '../engine.ts'
import type { Document, StructuredQuery, Timestamp } from '../protocol.ts'

/** One request to the rules. `path` is relative to the database's documents: `users/alice/alerts/a1`. */
export type RulesRequest = {
  method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /** An id such as `(default)`, or a full name `projects/p/databases/(default)`. */
  database: string
  path: string
  auth: AuthToken | null
  time: Timestamp
  /** The document as stored (`resource`), or null when there is none. */
  resource: Document | null
  /** The document as it would be after the write (`request.resource`). */
  newResource: Document | null
  /** The query that a `list` belongs to (`request.query`); absent otherwise. */
  query?: StructuredQuery
  /** Paths looked up so far by the writes of one batch: pass the same set for all of them. */
  batchLookups?: Set<string>
}

/** A request for a whole query: it may pass only when the rules allow every result it could ever have. */
export type RulesQuery = {
  database: string
  /** Relative path of the parent document, '' for the root. */
  parent: string
  query: StructuredQuery
  auth: AuthToken | null
  time: Timestamp
}

/**
 * Reads documents for `get`, `exists` and their `After` forms. Paths are relative, as in RulesRequest. `getAfter` sees
 * the whole write as if applied.
 */
export type RulesReader = { get(path: string): Document | null; getAfter(path: string): Document | null }

/**
 * A decision. `reason` says why a request was refused, or which error a rule ran into, with its line; it goes into the
 * client's message.
 */
export type Decision = { allowed: boolean; reason: string | null }

export type Ruleset = {
  decide(request: RulesRequest, reader: RulesReader): Decision
  decideQuery(query: RulesQuery, reader: RulesReader): Decision
}

/** A rules file that does not compile; the message begins with `file:line:column`. */
export class RulesSyntaxError extends Error {
  readonly line: number
  readonly column: number
  constructor(file: string, line: number, column: number, message: string) {
    super(`${file}:${line}:${column}: ${message}`)
    this.name = 'RulesSyntaxError'
    this.line = line
    this.column = column
  }
}
