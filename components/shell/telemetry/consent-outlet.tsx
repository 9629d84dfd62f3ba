'use client'
'use no memo'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { measurement, reconsiderConsent } from '@/lib/shell/telemetry/browser/measurement.ts'

const ConsentBar = lazy(() => import('./consent-bar.tsx').then((module) => ({ default: module.ConsentBar })))

/** Asks visitors for consent if the site is configured to measure anything; if not, no code is loaded for it. */
export function ConsentOutlet() {
  const state = useSyncExternalStore(measurement.subscribe, measurement.getState, () => null)
  if (!state || state.consent !== null) return null
  return (
    <Suspense>
      <ConsentBar targets={state.targets} />
    </Suspense>
  )
}

/** Asks for consent again, for visitors who change their mind. Shown only if the site measures anything. */
export function PrivacyChoice({ className }: { className?: string }) {
  const state = useSyncExternalStore(measurement.subscribe, measurement.getState, () => null)
  if (!state) return null
  return (
    <button type="button" className={className} onClick={reconsiderConsent}>
      Privacy choice
    </button>
  )
}
