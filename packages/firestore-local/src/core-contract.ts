import type { Caller, ListenStream } from './engine.ts'
import type { Document, ListenResponse, StructuredQuery, Timestamp } from './protocol.ts'

/** One document's step in a commit; `before` null: created, `after` null: deleted. Documents are never mutated. */
export type DocumentChange = { name: string; before: Document | null; after: Document | null }

/** A commit as it took effect. `readTime` is its commit time; writes that changed nothing are left out. */
export type Commit = { database: string; readTime: Timestamp; changes: readonly DocumentChange[] }

/** A checked query, ready to run or to be held against single documents. */
export type PreparedQuery = {
  /** `projects/{p}/databases/{d}` */
  database: string
  /** Relative path of the parent document, '' for the root. */
  parent: string
  /** The query as the client sent it; what the rules are asked about. */
  query: StructuredQuery
  limit: number | null
  offset: number
  /** Collection, filters, presence of the order fields, cursors. Not limit and offset: they need the whole result. */
  matches(document: Document): boolean
  /** The total order of the results (explicit and implicit orders), also the one that limit cuts by. */
  compare(a: Document, b: Document): number
  /** The document with the query's `select` applied; the same object when there is none. */
  project(document: Document): Document
}

/** What the Listen stream uses of the core. Names are full resource names. Everything is synchronous. */
export type ListenContext = {
  get(name: string): Document | null
  /** @throws StatusError INVALID_ARGUMENT for a query Firestore refuses, UNIMPLEMENTED for one this server lacks */
  prepareQuery(parent: string, query: StructuredQuery): PreparedQuery
  /**
   * In order, offset and limit applied, not projected (so that a listener can compare and match again).
   * @throws StatusError FAILED_PRECONDITION for one that lacks its index
   */
  runQuery(query: PreparedQuery): Document[]
  /** Called once per commit, in commit order, as soon as reads can see it. Returns the unsubscribe. */
  onCommit(listener: (commit: Commit) => void): () => void
  /** Now: not before any commit, and every later commit has a greater time. */
  readTime(): Timestamp
  /**
   * Returns the names of the documents that the rules read: when one changes, the answer may too.
   * @throws StatusError PERMISSION_DENIED with the rule's reason; the admin always passes
   */
  requireGet(name: string, document: Document | null, caller: Caller): readonly string[]
  /** As `requireGet`. @throws StatusError PERMISSION_DENIED */
  requireQuery(query: PreparedQuery, caller: Caller): readonly string[]
  /** After the rules were replaced: held targets must be asked again. Returns the unsubscribe. */
  onRulesChange(listener: () => void): () => void
}

export type OpenListen = (caller: Caller, send: (response: ListenResponse) => void) => ListenStream

/** What `createEngine` is given: `listen: CreateListen`. */
export type CreateListen = (context: ListenContext) => OpenListen
