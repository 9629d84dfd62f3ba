import type { AuthToken } from '../engine.ts'
import type { Document, StructuredQuery, Timestamp } from '../protocol.ts'

/** One question to the rules. `path` is relative to the database's documents: `users/alice/alerts/a1`. */
export type RulesRequest = {
  method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /** An id such as `(default)`, or a full name `projects/p/databases/(default)`. */
  database: string
  path: string
  auth: AuthToken | null
  time: Timestamp
  /** The document as stored (`resource`), null when there is none. */
  resource: Document | null
  /** The document as it would stand after the write (`request.resource`). */
  newResource: Document | null
  /** The query that a `list` belongs to (`request.query`); absent otherwise. */
  query?: StructuredQuery
  /** Paths looked up so far by the writes of one batch: give all of them the same set. */
  batchLookups?: Set<string>
}

/** A question about a whole query: it may pass only when the rules allow every result it could ever have. */
export type RulesQuery = {
  database: string
  /** Relative path of the parent document, '' for the root. */
  parent: string
  query: StructuredQuery
  auth: AuthToken | null
  time: Timestamp
}

/** Paths are relative, as in RulesRequest. What `get`, `exists` and their `After` forms read. `getAfter` sees the whole write as if applied. */
export type RulesReader = { get(path: string): Document | null; getAfter(path: string): Document | null }

/** Why a request was refused, or the error a rule ran into, with its line: for the log and the client's message. */
export type Decision = { allowed: boolean; reason: string | null }

export type Ruleset = {
  decide(request: RulesRequest, reader: RulesReader): Decision
  decideQuery(query: RulesQuery, reader: RulesReader): Decision
}

/** A rules file that does not compile; the message begins `file:line:column`. */
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
