import type {
  BatchGetRequest,
  BatchGetResponse,
  BatchWriteResponse,
  CommitRequest,
  CommitResponse,
  Document,
  ListenRequest,
  ListenResponse,
  MissingDocument,
  RunAggregationRequest,
  RunAggregationResponse,
  RunQueryRequest,
  RunQueryResponse,
  Timestamp,
  TransactionOptions,
  Write,
} from './protocol.ts'

/** The caller: the admin bypasses the rules; anyone else is subject to them, signed in or not. */
export type Caller = { admin: true } | { admin: false; auth: AuthToken | null }
export type AuthToken = { uid: string; token: Record<string, unknown> }

/**
 * What a transport may ask of the server: one method per Firestore RPC. Every call is checked against the security
 * rules for its caller. Every method throws StatusError; a write resolves only once it is in the journal. Reads that
 * may take part in a transaction return promises, because they wait their turn behind another transaction that holds
 * the document.
 */
export type Engine = {
  getDocument(name: string, options: { mask?: string[]; transaction?: string }, caller: Caller): Promise<Document>
  listDocuments(
    request: {
      parent: string
      collectionId: string
      pageSize?: number
      pageToken?: string
      orderBy?: string
      mask?: string[]
      showMissing?: boolean
    },
    caller: Caller,
  ): { documents: (Document | MissingDocument)[]; nextPageToken?: string }
  batchGet(request: BatchGetRequest, caller: Caller): Promise<BatchGetResponse[]>
  runQuery(request: RunQueryRequest, caller: Caller): Promise<RunQueryResponse[]>
  runAggregationQuery(request: RunAggregationRequest, caller: Caller): Promise<RunAggregationResponse[]>
  listCollectionIds(
    request: { parent: string; pageSize?: number; pageToken?: string },
    caller: Caller,
  ): { collectionIds: string[]; nextPageToken?: string }
  beginTransaction(request: { database: string; options?: TransactionOptions }, caller: Caller): { transaction: string }
  commit(request: CommitRequest, caller: Caller): Promise<CommitResponse>
  batchWrite(request: { database: string; writes?: Write[] }, caller: Caller): Promise<BatchWriteResponse>
  rollback(request: { database: string; transaction: string }): void
  /** Opens a Listen stream. Responses and later changes go to `send`, in order. */
  listen(caller: Caller, send: (response: ListenResponse) => void): ListenStream
  /** Deletes everything in one database: the emulator's clear call. */
  clear(database: string): Promise<void>
  /** Replaces the security rules of one project; the others keep theirs. @throws RulesSyntaxError */
  setRules(project: string, source: string, file: string): void
  readTime(): Timestamp
}

export type ListenStream = { handle(request: ListenRequest): void; close(): void }
