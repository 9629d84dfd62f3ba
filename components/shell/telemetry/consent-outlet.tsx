'use client'
'use no memo'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { measurement } from '@/lib/shell/telemetry/browser/measurement.ts'

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
