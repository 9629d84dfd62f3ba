import * as z from '#small-zod'

/** A draft as this device keeps it: its query string, and whether it is to become an alert after a sign-up. */
const SavedDraft = z.object({ query: z.string().check(z.maxLength(8_000)), wanted: z.boolean() })
export type SavedDraft = z.infer<typeof SavedDraft>

export type DraftKind = 'alert' | 'seat-alert'

/** The kind under which the drafts of each collection of alerts are kept. */
export const draftKinds = { alerts: 'alert', 'seat-alerts': 'seat-alert' } as const satisfies Record<string, DraftKind>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const getKey = (kind: DraftKind) => `${kind}-draft`

/** Returns the draft kept on this device; null if there is none, storage is forbidden or it holds something else. */
export function findSavedDraft(kind: DraftKind, store: Store): SavedDraft | null {
  try {
    return SavedDraft.safeParse(JSON.parse(store.getItem(getKey(kind)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Keeps a draft; `wanted` once the visitor asked to keep it as an alert. Returns false when storage is forbidden. */
export function saveDraft(kind: DraftKind, store: Store, query: string, wanted: boolean): boolean {
  try {
    store.setItem(getKey(kind), JSON.stringify({ query, wanted } satisfies SavedDraft))
    return true
  } catch {
    return false
  }
}

export function clearDraft(kind: DraftKind, store: Store): void {
  try {
    store.removeItem(getKey(kind))
  } catch {
    // If storage is forbidden, nothing was kept.
  }
}
