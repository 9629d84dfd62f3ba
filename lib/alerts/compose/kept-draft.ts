import * as z from '#small-zod'

/** A draft as this device keeps it: its address, and whether it waits for a sign-up to become an alert. */
const KeptDraft = z.object({ query: z.string().check(z.maxLength(8_000)), wanted: z.boolean() })
export type KeptDraft = z.infer<typeof KeptDraft>

export type DraftKind = 'alert' | 'seat-alert'

/** Under which name the drafts for a collection of alerts are kept. */
export const draftKinds = { alerts: 'alert', 'seat-alerts': 'seat-alert' } as const satisfies Record<string, DraftKind>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const getKey = (kind: DraftKind) => `${kind}-draft`

/** The draft kept on this device; null where there is none, or storage is forbidden or holds something else. */
export function findKeptDraft(kind: DraftKind, store: Store): KeptDraft | null {
  try {
    return KeptDraft.safeParse(JSON.parse(store.getItem(getKey(kind)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Keeps a draft; `wanted` once its owner asked for it to be kept as an alert. False where storage is forbidden. */
export function keepDraft(kind: DraftKind, store: Store, query: string, wanted: boolean): boolean {
  try {
    store.setItem(getKey(kind), JSON.stringify({ query, wanted } satisfies KeptDraft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(kind: DraftKind, store: Store): void {
  try {
    store.removeItem(getKey(kind))
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
