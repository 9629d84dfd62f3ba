import type { Document } from '../protocol.ts'
import type { RunnableQuery } from '../query/prepare.ts'
import { runQuery } from '../query/run.ts'
import { StatusError } from '../status.ts'
import type { DocumentSource } from './documents.ts'
import type { Transaction } from './transactions.ts'
import type { Turns } from './turns.ts'

/** Reads documents in a transaction, after waiting for others that hold them; missing ones are null. */
export async function readDocuments(
  store: DocumentSource,
  turns: Turns,
  transaction: Transaction,
  names: string[],
): Promise<(Document | null)[]> {
  if (transaction.snapshot) return names.map(transaction.snapshot.get)
  await turns.take(transaction.turn, names)
  return names.map((name) => {
    const document = store.get(name)
    if (!transaction.reads.has(name)) transaction.reads.set(name, document?.updateTime ?? null)
    return document
  })
}

/** Runs a query in a transaction, after waiting for others that hold any of the results or the same range. */
export async function readQuery(
  store: DocumentSource,
  turns: Turns,
  transaction: Transaction,
  query: RunnableQuery,
): Promise<Document[]> {
  if (transaction.snapshot) return runQuery(transaction.snapshot, query)
  // Hold the whole range, not only the results: two transactions might each add a document that the other's query
  // counts.
  await turns.take(transaction.turn, [rangeKey(query)])
  const found = runQuery(store, query).map(({ name }) => name)
  await turns.take(transaction.turn, found)
  const results = runQuery(store, query)
  transaction.queries.push({ query, seen: signatureOf(results) })
  return results
}

/** @throws StatusError ABORTED when it has ended or anything it read has changed; the SDKs then retry */
export function requireUnchanged(store: DocumentSource, { reads, queries, turn }: Transaction): void {
  const stale =
    turn.over ||
    [...reads].some(([name, updateTime]) => (store.get(name)?.updateTime ?? null) !== updateTime) ||
    queries.some(({ query, seen }) => signatureOf(runQuery(store, query)) !== seen)
  if (stale) throw new StatusError('ABORTED', 'The documents this transaction read have changed. Please try again.')
}

const signatureOf = (documents: Document[]) => documents.map(({ name, updateTime }) => `${name}@${updateTime}`).join()

function rangeKey({ database, scope }: RunnableQuery): string {
  const { parent, collectionId, allDescendants } = scope
  return JSON.stringify([database, parent, collectionId, allDescendants])
}
