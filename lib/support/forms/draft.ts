import type { FormValues } from './form-model.ts'

/**
 * What the visitor has typed so far, and the id of the attempt it will be sent as. `tried`: that attempt was sent,
 * whatever the outcome.
 */
export type Draft = { attempt: string; values: FormValues; tried?: boolean }

/**
 * Returns the draft with a change typed in. An attempt that was sent may have arrived even if its answer was lost, so
 * changed text becomes a new attempt.
 */
export function typedInto(draft: Draft | null, change: FormValues, newAttempt: () => string): Draft {
  const attempt = draft === null || draft.tried ? newAttempt() : draft.attempt
  return { attempt, values: { ...draft?.values, ...change } }
}

/** Returns whether a draft differs from what was sent. */
export function differs(draft: Draft | null, sent: FormValues): boolean {
  const names = new Set([...Object.keys(draft?.values ?? {}), ...Object.keys(sent)])
  return draft !== null && [...names].some((name) => (draft.values[name] ?? '') !== (sent[name] ?? ''))
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const getKey = (kind: string) => `form-draft-${kind}`

/** Returns this tab's draft; null if there is none or it isn't valid. */
export function recallDraft(store: Store, kind: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(getKey(kind)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

/** Stores a draft; if storage is forbidden, it lasts as long as the page. */
export function storeDraft(store: Store, kind: string, draft: Draft): void {
  try {
    store.setItem(getKey(kind), JSON.stringify(draft))
  } catch {
    // The page still holds it.
  }
}

export function dropDraft(store: Store, kind: string): void {
  try {
    store.removeItem(getKey(kind))
  } catch {
    // Nothing was stored.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('attempt' in value) || !('values' in value)) return false
  const { attempt, values } = value
  return (
    typeof attempt === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  )
}
