import { reportFault } from '../../../core/faults.ts'
import { browserStore } from '../../../core/signed-in-marker.ts'
import { pushEvent } from '../data-layer.ts'
import type { Measurement } from '../telemetry-config.ts'

type Consent = 'granted' | 'denied'

const key = 'measurement-consent'
type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Returns what the visitor chose in this browser; null if they haven't been asked. A refusal set in the browser itself
 * counts as a choice.
 */
export function recallConsent(store: Store, refusesByItself: boolean): Consent | null {
  if (refusesByItself) return 'denied'
  const kept = store.getItem(key)
  return kept === 'granted' || kept === 'denied' ? kept : null
}

export function rememberConsent(store: Store, consent: Consent): void {
  store.setItem(key, consent)
}

/** Null if nothing is configured, the default: then no one is asked and nothing is sent. */
export type MeasurementState = { targets: Measurement; consent: Consent | null } | null

let state: MeasurementState = null
/** Whether third parties were loaded on this page. Asking again resets the consent, not what is already running. */
let loaded = false
const listeners = new Set<() => void>()

export const measurement = {
  getState: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function setState(next: MeasurementState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Called when third parties are configured. Loads them if the visitor has agreed before. */
export function offerMeasurement(targets: Measurement): void {
  const refuses = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  const consent = recallConsent(browserStore(), refuses)
  setState({ targets, consent })
  if (consent === 'granted') loadThirdParties(targets)
}

/**
 * Stores the visitor's answer for the next visit. Loaded scripts can't be unloaded, so withdrawing consent reloads the
 * page.
 */
export function chooseConsent(consent: Consent): void {
  if (!state) return
  const { targets } = state
  rememberConsent(browserStore(), consent)
  setState({ targets, consent })
  if (consent === 'granted' && !loaded) loadThirdParties(targets)
  if (consent === 'denied' && loaded) location.reload()
}

/** Makes the page ask for consent again. */
export function reconsiderConsent(): void {
  if (state) setState({ ...state, consent: null })
}

/** Reports a sign-up to the data layer, and to the pixel if it is allowed. */
export function completeRegistration(): void {
  pushEvent({ event: 'CompleteRegistration' })
  const pixelId = state?.consent === 'granted' ? state.targets.pixelId : null
  if (pixelId === null) return
  import('./third-parties.ts').then(
    ({ sendPixel }) => sendPixel(pixelId, 'CompleteRegistration'),
    (error: unknown) => reportFault('sending a conversion', error),
  )
}

function loadThirdParties({ containerId }: Measurement): void {
  loaded = true
  if (containerId === null) return
  import('./third-parties.ts').then(
    ({ loadContainer }) => loadContainer(containerId),
    (error: unknown) => reportFault('loading the tag container', error),
  )
}
