import type { Caller, Engine } from '../engine.ts'
import type { CommitResponse, Write, WriteResult } from '../protocol.ts'
import { StatusError, toStatusError } from '../status.ts'
import type { Store } from '../store/store.ts'
import { requireUnchanged } from '../store/transaction-reads.ts'
import type { Transaction, Transactions } from '../store/transactions.ts'
import type { Turns } from '../store/turns.ts'
import { stageWrites, targetOf } from '../store/writes.ts'
import { requireDatabase } from '../values/names.ts'
import type { Access } from './access.ts'

type Writes = Pick<Engine, 'beginTransaction' | 'commit' | 'batchWrite' | 'rollback'>

const invalid = (message: string) => new StatusError('INVALID_ARGUMENT', message)

/** The write methods: commits, either standalone or at the end of a transaction. */
export function createWrites(store: Store, transactions: Transactions, turns: Turns, access: Access): Writes {
  /**
   * Validates the writes, checks the rules and applies them synchronously, so that nothing can come between. Only the
   * journal is awaited. Calls `onEffect` as soon as the writes can no longer be refused.
   */
  async function apply(
    database: string,
    writes: Write[],
    caller: Caller,
    onEffect = () => {},
  ): Promise<CommitResponse> {
    const staged = stageWrites(store.get, database, writes, store.tick())
    access.requireWrites(staged, caller)
    const kept = store.commit(staged)
    onEffect()
    await kept
    return { writeResults: staged.results, commitTime: staged.time }
  }

  async function commitTransaction(transaction: Transaction, writes: Write[], caller: Caller): Promise<CommitResponse> {
    if (transaction.snapshot && writes.length > 0) throw invalid('A read-only transaction cannot write.')
    try {
      await turns.take(transaction.turn, writes.map(targetOf))
      requireUnchanged(store, transaction)
      // Ending it here means that the next in turn need not wait for the journal, and that a repeated commit finds it
      // over.
      return await apply(transaction.database, writes, caller, () => transactions.end(transaction.id))
    } catch (error) {
      // An invalid request leaves the transaction open, as in Firestore.
      if (toStatusError(error).status !== 'INVALID_ARGUMENT') transactions.end(transaction.id)
      throw error
    }
  }

  async function writeOne(database: string, write: Write, caller: Caller) {
    try {
      const { writeResults } = await apply(database, [write], caller)
      return { result: writeResults?.[0] ?? {}, status: {} }
    } catch (error) {
      const { grpcCode, message } = toStatusError(error)
      return { result: {} as WriteResult, status: { code: grpcCode, message } }
    }
  }

  return {
    beginTransaction({ database, options }) {
      return { transaction: transactions.begin(requireDatabase(database), options).id }
    },
    async commit({ database, writes = [], transaction: id }, caller) {
      requireDatabase(database)
      if (id) return commitTransaction(transactions.require(id, database), writes, caller)
      await turns.take(null, writes.map(targetOf))
      return apply(database, writes, caller)
    },
    async batchWrite({ database, writes = [] }, caller) {
      requireDatabase(database)
      const names = writes.map(targetOf)
      if (new Set(names).size !== names.length) throw invalid('A batch may write each document only once.')
      await turns.take(null, names)
      const outcomes = await Promise.all(writes.map((write) => writeOne(database, write, caller)))
      return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) }
    },
    rollback({ transaction }) {
      if (!transactions.wasBegun(transaction)) throw invalid('Invalid transaction.')
      transactions.end(transaction)
    },
  }
}
