import type { Commit } from '../core-contract.ts'
import type { Document, Timestamp } from '../protocol.ts'
import { comparePaths } from '../values/names.ts'
import { collectionOf, type DocumentSource } from './documents.ts'

export type Snapshot = DocumentSource & { readTime: Timestamp; close(): void }

type Live = DocumentSource & { onCommit(listener: (commit: Commit) => void): () => void }

/**
 * Opens a snapshot of the documents as they are now, whatever is committed later: it keeps the old version of each
 * document that a later commit replaces. Costs nothing until then.
 */
export function openSnapshot(live: Live, readTime: Timestamp): Snapshot {
  const replaced = new Map<string, Document | null>()
  const close = live.onCommit(({ changes }) => {
    for (const { name, before } of changes) if (!replaced.has(name)) replaced.set(name, before)
  })
  const old = () => [...replaced.values()].filter((document) => document !== null)
  return {
    readTime,
    close,
    get: (name) => (replaced.has(name) ? (replaced.get(name) ?? null) : live.get(name)),
    inCollection(collection) {
      const untouched = live.inCollection(collection).filter((document) => !replaced.has(document.name))
      const back = old().filter((document) => collectionOf(document.name) === collection)
      return back.length === 0 ? untouched : [...untouched, ...back].sort((a, b) => comparePaths(a.name, b.name))
    },
    collections(database) {
      const back = old().map((document) => collectionOf(document.name))
      return [...new Set([...live.collections(database), ...back.filter((name) => name.startsWith(`${database}/`))])]
    },
  }
}
