import type { Caller, ListenStream } from './engine.ts'
import type { Document, ListenResponse, StructuredQuery, Timestamp } from './protocol.ts'

/**
 * One document's change in a commit: `before` is null if it was created, `after` is null if it was deleted. Documents
 * are never mutated.
 */
export type DocumentChange = { name: string; before: Document | null; after: Document | null }

/** A commit that has taken effect. `readTime` is its commit time; writes that changed nothing are left out. */
export type Commit = { database: string; readTime: Timestamp; changes: readonly DocumentChange[] }

/** A validated query, ready to run or to be tested against single documents. */
export type PreparedQuery = {
  /** `projects/{p}/databases/{d}` */
  database: string
  /** Relative path of the parent document, '' for the root. */
  parent: string
  /** The query as the client sent it; the rules are evaluated against this. */
  query: StructuredQuery
  limit: number | null
  offset: number
  /**
   * Tests collection, filters, presence of the order fields and cursors, but not limit and offset: they need the whole
   * result.
   */
  matches(document: Document): boolean
  /** The total order of the results (explicit and implicit orders), to which the limit also applies. */
  compare(a: Document, b: Document): number
  /** The document with the query's `select` applied; the same object when there is none. */
  project(document: Document): Document
}

/** The part of the core that the Listen stream uses. Names are full resource names. Everything is synchronous. */
export type ListenContext = {
  get(name: string): Document | null
  /** @throws StatusError INVALID_ARGUMENT for a query Firestore refuses, UNIMPLEMENTED for one this server lacks */
  prepareQuery(parent: string, query: StructuredQuery): PreparedQuery
  /**
   * Returns the results in order, with offset and limit applied but not projected, so that a listener can compare and
   * match them again.
   * @throws StatusError FAILED_PRECONDITION for a query without the index it needs
   */
  runQuery(query: PreparedQuery): Document[]
  /**
   * Calls `listener` once per commit, in commit order, as soon as reads can see it. Returns an unsubscribe function.
   */
  onCommit(listener: (commit: Commit) => void): () => void
  /** The current time: no earlier than any commit so far, and earlier than every later one. */
  readTime(): Timestamp
  /**
   * Returns the names of the documents that the rules read: when one of them changes, the decision may change too.
   * @throws StatusError PERMISSION_DENIED with the rule's reason; the admin always passes
   */
  requireGet(name: string, document: Document | null, caller: Caller): readonly string[]
  /** As `requireGet`. @throws StatusError PERMISSION_DENIED */
  requireQuery(query: PreparedQuery, caller: Caller): readonly string[]
  /**
   * Called after the rules are replaced, when active targets must be authorised again. Returns an unsubscribe function.
   */
  onRulesChange(listener: () => void): () => void
}

export type OpenListen = (caller: Caller, send: (response: ListenResponse) => void) => ListenStream

/** The type of `createEngine`'s `listen` option. */
export type CreateListen = (context: ListenContext) => OpenListen
