import type { Clock } from '../clock.ts'
import type { Timestamp, TransactionOptions } from '../protocol.ts'
import type { RunnableQuery } from '../query/prepare.ts'
import { StatusError } from '../status.ts'
import { normaliseTimestamp } from '../values/timestamp.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'
import type { Store } from './store.ts'
import { Turn, type Turns } from './turns.ts'

// Firestore's own limits: https://firebase.google.com/docs/firestore/quotas
const idleMs = 60_000
const longestMs = 270_000

export type Transaction = {
  id: string
  database: string
  /** The fixed state that a read-only transaction reads; null for a read-write transaction. */
  snapshot: Snapshot | null
  turn: Turn
  /** The update time of each document when first read, or null when it was missing. */
  reads: Map<string, Timestamp | null>
  queries: { query: RunnableQuery; seen: string }[]
  beganAt: number
  usedAt: number
}

export type Transactions = {
  begin(database: string, options?: TransactionOptions): Transaction
  /** @throws StatusError INVALID_ARGUMENT when the transaction is unknown, over or expired */
  require(id: string, database: string): Transaction
  /** Does nothing if the transaction is already over. */
  end(id: string): void
  /** Whether this server ever issued the id, even if the transaction is over. */
  wasBegun(id: string): boolean
}

/** Keeps the open transactions, each from begin until it ends or expires. */
export function createTransactions(store: Store, turns: Turns, clock: Clock): Transactions {
  const open = new Map<string, Transaction>()
  const now = () => Date.parse(clock.now())
  // Ids must not repeat after a restart, when clients may still hold old ones.
  const era = store.tick()
  let count = 0
  const idOf = (number: number) => Buffer.from(`${era}/${number}`).toString('base64')

  function end(id: string): void {
    const transaction = open.get(id)
    if (!transaction) return
    open.delete(id)
    turns.end(transaction.turn)
    transaction.snapshot?.close()
  }

  const isExpired = ({ usedAt, beganAt }: Transaction) => now() - usedAt > idleMs || now() - beganAt > longestMs

  return {
    end,
    begin(database, options) {
      for (const old of open.values()) if (isExpired(old)) end(old.id)
      const id = idOf(++count)
      const snapshot = options?.readOnly ? openSnapshot(store, snapshotTime(store, options.readOnly.readTime)) : null
      const at = now()
      const progress = { turn: new Turn(), reads: new Map(), queries: [], beganAt: at, usedAt: at }
      const transaction = { id, database, snapshot, ...progress }
      open.set(id, transaction)
      return transaction
    },
    wasBegun(id) {
      const number = Number(Buffer.from(id, 'base64').toString().split('/')[1])
      return number >= 1 && number <= count && id === idOf(number)
    },
    require(id, database) {
      const transaction = open.get(id)
      if (!transaction || transaction.database !== database || isExpired(transaction)) {
        if (transaction && isExpired(transaction)) end(id)
        // The admin SDK retries when it sees exactly this message.
        throw new StatusError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.')
      }
      transaction.usedAt = now()
      return transaction
    },
  }
}

/**
 * Returns the time of a read: now, or the requested time if nothing was committed since. Older states are not kept.
 * @throws StatusError UNIMPLEMENTED for an older time, INVALID_ARGUMENT for one in the future
 */
export function snapshotTime(store: Pick<Store, 'lastCommit' | 'readTime'>, requested?: Timestamp): Timestamp {
  const now = store.readTime()
  if (requested === undefined) return now
  const at = normaliseTimestamp(requested)
  if (at > now) throw new StatusError('INVALID_ARGUMENT', `readTime ${requested} lies in the future.`)
  if (at >= store.lastCommit()) return at
  throw new StatusError('UNIMPLEMENTED', `Reads at a past readTime (${requested}) are not supported by this server.`)
}
