import type { Clock } from '../../../lib/clock.ts'
import type { Document, Timestamp, TransactionOptions } from '../protocol.ts'
import type { RunnableQuery } from '../query/prepare.ts'
import { runQuery } from '../query/run.ts'
import { StatusError } from '../status.ts'
import { normaliseTimestamp } from '../values/timestamp.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'
import type { Store } from './store.ts'
import { createTurns, type Turn, type Turns } from './turns.ts'

// As Firestore's own: https://firebase.google.com/docs/firestore/quotas
const idleMs = 60_000
const longestMs = 270_000

export type Transaction = {
  id: string
  database: string
  /** The fixed state that a read-only transaction reads; null for one that may write. */
  snapshot: Snapshot | null
  turn: Turn
  /** The update time of each document as first read, null when it was missing. */
  reads: Map<string, Timestamp | null>
  queries: { query: RunnableQuery; seen: string }[]
  beganAt: number
  usedAt: number
}

export type Transactions = {
  begin(database: string, options?: TransactionOptions): Transaction
  /** @throws StatusError INVALID_ARGUMENT when it is unknown, over or expired */
  require(id: string, database: string): Transaction
  end(id: string): void
  /** Documents read through a transaction, missing ones null, after waiting for others that hold them. */
  readDocuments(transaction: Transaction, names: string[]): Promise<(Document | null)[]>
  readQuery(transaction: Transaction, query: RunnableQuery): Promise<Document[]>
  /** @throws StatusError ABORTED when anything the transaction read has changed since; the SDKs then try again */
  requireUnchanged(transaction: Transaction): void
  turns: Turns
}

export function createTransactions(store: Store, clock: Clock): Transactions {
  const open = new Map<string, Transaction>()
  const turns = createTurns()
  const now = () => Date.parse(clock.now())
  // Ids must not come again after a restart, when clients may still hold old ones.
  const era = store.tick()
  let count = 0

  function end(id: string): void {
    const transaction = open.get(id)
    transaction?.turn.end()
    transaction?.snapshot?.close()
    open.delete(id)
  }

  const isOver = ({ usedAt, beganAt }: Transaction) => now() - usedAt > idleMs || now() - beganAt > longestMs

  function snapshotFor(options: TransactionOptions | undefined): Snapshot | null {
    if (!options?.readOnly) return null
    const { readTime } = options.readOnly
    return openSnapshot(store, readTime ? requirePresent(store, readTime) : store.readTime())
  }

  return {
    turns,
    end,
    begin(database, options) {
      for (const old of open.values()) if (isOver(old)) end(old.id)
      const id = Buffer.from(`${era}/${++count}`).toString('base64')
      const snapshot = snapshotFor(options)
      const at = now()
      const started = { id, database, snapshot, turn: turns.begin(), beganAt: at, usedAt: at }
      const transaction: Transaction = { ...started, reads: new Map(), queries: [] }
      open.set(id, transaction)
      return transaction
    },
    require(id, database) {
      const transaction = open.get(id)
      if (transaction && isOver(transaction)) end(id)
      if (!transaction || transaction.database !== database || !open.has(id)) {
        // In these words the admin SDK knows that it may try again.
        throw new StatusError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.')
      }
      transaction.usedAt = now()
      return transaction
    },
    async readDocuments(transaction, names) {
      if (transaction.snapshot) return names.map(transaction.snapshot.get)
      await turns.take(transaction.turn, names)
      return names.map((name) => recorded(transaction, name, store.get(name)))
    },
    async readQuery(transaction, query) {
      if (transaction.snapshot) return runQuery(transaction.snapshot, query)
      // The whole range is held, not only the results: two transactions that each add what the other's query counts.
      await turns.take(transaction.turn, [scopeKey(query)])
      const found = runQuery(store, query)
      await turns.take(transaction.turn, namesOf(found))
      const results = runQuery(store, query)
      transaction.queries.push({ query, seen: signature(results) })
      return results
    },
    requireUnchanged(transaction) {
      const stale =
        [...transaction.reads].some(([name, updateTime]) => (store.get(name)?.updateTime ?? null) !== updateTime) ||
        transaction.queries.some(({ query, seen }) => signature(runQuery(store, query)) !== seen)
      if (stale) throw new StatusError('ABORTED', 'The documents this transaction read have changed. Please try again.')
    },
  }
}

/**
 * The live documents serve reads at any time since the last commit; older states are not kept.
 * @throws StatusError UNIMPLEMENTED
 */
export function requirePresent(store: Pick<Store, 'lastCommit'>, readTime: Timestamp): Timestamp {
  const at = normaliseTimestamp(readTime)
  if (at >= store.lastCommit()) return at
  throw new StatusError('UNIMPLEMENTED', `Reads at a past readTime (${readTime}) are not supported by this server.`)
}

function recorded(transaction: Transaction, name: string, document: Document | null): Document | null {
  if (!transaction.reads.has(name)) transaction.reads.set(name, document?.updateTime ?? null)
  return document
}

const namesOf = (documents: Document[]) => documents.map(({ name }) => name)
const signature = (documents: Document[]) => documents.map(({ name, updateTime }) => `${name}@${updateTime}`).join()

function scopeKey({ database, scope }: RunnableQuery): string {
  const { parent, collectionId, allDescendants } = scope
  return JSON.stringify([database, parent, collectionId, allDescendants])
}
