import { reportFault } from '../../../core/faults.ts'
import { browserStore } from '../../../core/signed-in-marker.ts'
import { pushEvent } from '../data-layer.ts'
import type { Measurement } from '../telemetry-config.ts'

type Consent = 'granted' | 'denied'

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

/** Null where nothing is configured, which is the default: then nobody is asked, and nobody is told anything. */
export type MeasurementState = { targets: Measurement; consent: Consent | null } | null

let state: MeasurementState = null
/** Whether anybody was let in on this page: asking again forgets the answer, not what runs. */
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

/** Somebody is configured to be told of visits. They are, if the visitor has agreed before. */
export function offerMeasurement(targets: Measurement): void {
  const refuses = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  const consent = recallConsent(browserStore(), refuses)
  setState({ targets, consent })
  if (consent === 'granted') loadThirdParties(targets)
}

/** The visitor's answer, kept for the next visit. What was loaded can't be taken back, so a withdrawal reloads. */
export function chooseConsent(consent: Consent): void {
  if (!state) return
  const { targets } = state
  rememberConsent(browserStore(), consent)
  setState({ targets, consent })
  if (consent === 'granted' && !loaded) loadThirdParties(targets)
  if (consent === 'denied' && loaded) location.reload()
}

/** Asks again. */
export function reconsiderConsent(): void {
  if (state) setState({ ...state, consent: null })
}

/** Somebody has signed up: the conversion, for the data layer and for the pixel where one is allowed. */
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
