import type { Caller } from '../engine.ts'
import type { Document, ReadConsistency, Timestamp } from '../protocol.ts'
import type { RunnableQuery } from '../query/prepare.ts'
import { runQuery } from '../query/run.ts'
import type { Store } from '../store/store.ts'
import { readDocuments, readQuery } from '../store/transaction-reads.ts'
import { snapshotTime, type Transaction, type Transactions } from '../store/transactions.ts'
import type { Turns } from '../store/turns.ts'
import type { Access } from './access.ts'

/** Performs reads that the rules allow, inside or outside a transaction. */
export type Reader = {
  /** Returns the transaction a request belongs to, beginning one if the request asks for it. */
  transactionOf(request: ReadConsistency, database: string): Transaction | null
  timeOf(transaction: Transaction | null): Timestamp
  documents(names: string[], transaction: Transaction | null, caller: Caller): Promise<(Document | null)[]>
  query(query: RunnableQuery, transaction: Transaction | null, caller: Caller): Promise<Document[]>
}

export function createReader(
  store: Store,
  transactions: Transactions,
  turns: Turns,
  access: Access,
  requireIndex: (query: RunnableQuery) => void,
): Reader {
  return {
    transactionOf(request, database) {
      if (request.newTransaction) return transactions.begin(database, request.newTransaction)
      if (request.transaction) return transactions.require(request.transaction, database)
      if (request.readTime) snapshotTime(store, request.readTime)
      return null
    },
    timeOf: (transaction) => transaction?.snapshot?.readTime ?? store.readTime(),
    async documents(names, transaction, caller) {
      const found = transaction ? await readDocuments(store, turns, transaction, names) : names.map(store.get)
      for (const [index, name] of names.entries()) access.requireGet(name, found[index] ?? null, caller)
      return found
    },
    async query(query, transaction, caller) {
      access.requireQuery(query, caller)
      requireIndex(query)
      return transaction ? readQuery(store, turns, transaction, query) : runQuery(store, query)
    },
  }
}
