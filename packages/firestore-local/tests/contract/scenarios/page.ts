import type { Firestore } from 'firebase/firestore'
import { show } from './check.ts'
import { openClient, sdkOf } from './client.ts'
import { play } from './play.ts'
import type { Entry } from './registry.ts'
import type { Mode, Place } from './stage.ts'
import { type Watch, watch } from './watch.ts'

/** A client that stays open in a page, for tests that use several pages together. */
let tab: { db: Firestore; mode: Mode; watches: Map<string, Watch<string>> } | null = null

function requireTab() {
  if (tab === null) throw new Error('This page has opened no client')
  return tab
}

/** What tests call from outside, through `page.evaluate`. */
const contract = {
  play: (mode: Mode, place: Place, entry: Entry) => play(mode, place, entry),

  open(mode: Mode, place: Place): void {
    tab = { db: openClient(mode, place, null).db, mode, watches: new Map() }
  },

  /** Listens to a collection; `until` then waits for its rows to match, each as `id:n`. */
  listen(path: string): void {
    const { db, mode, watches } = requireTab()
    const sdk = sdkOf(mode)
    const rows = sdk.query(sdk.collection(db, path), sdk.orderBy('n'))
    watches.set(
      path,
      watch((next, error) =>
        sdk.onSnapshot(
          rows,
          { includeMetadataChanges: true },
          (seen) => {
            const text = seen.docs.map((row) => `${row.id}:${row.get('n')}`).join(' ')
            next(seen.metadata.fromCache || seen.metadata.hasPendingWrites ? `(${text})` : text)
          },
          error,
        ),
      ),
    )
  },

  until: (path: string, rows: string): Promise<string> | undefined =>
    requireTab()
      .watches.get(path)
      ?.until((seen) => seen === rows, rows),

  /** The listener's latest rows. */
  last: (path: string): string => show(requireTab().watches.get(path)?.seen.at(-1)),

  async write(path: string, n: number): Promise<void> {
    const { db, mode } = requireTab()
    const sdk = sdkOf(mode)
    await sdk.setDoc(sdk.doc(db, path), { n })
  },

  async addOne(path: string): Promise<void> {
    const { db, mode } = requireTab()
    const sdk = sdkOf(mode)
    const ref = sdk.doc(db, path)
    await sdk.runTransaction(
      db,
      async (transaction) => {
        const n: number = (await transaction.get(ref)).get('n')
        transaction.update(ref, { n: n + 1 })
      },
      { maxAttempts: 50 },
    )
  },
}

export type Contract = typeof contract

declare global {
  interface Window {
    contract: Contract
  }
}

window.contract = contract
