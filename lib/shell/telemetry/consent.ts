export type Consent = 'granted' | 'denied'

const key = 'measurement-consent'
type Store = Pick<Storage, 'getItem' | 'setItem'>

/** What the visitor chose on this browser; null when they haven't been asked. A browser's own refusal is a choice. */
export function recallConsent(store: Store, refusesByItself: boolean): Consent | null {
  if (refusesByItself) return 'denied'
  const kept = store.getItem(key)
  return kept === 'granted' || kept === 'denied' ? kept : null
}

export function rememberConsent(store: Store, consent: Consent): void {
  store.setItem(key, consent)
}
