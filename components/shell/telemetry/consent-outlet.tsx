'use client'
'use no memo'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { measurement } from '@/lib/shell/telemetry/browser/measurement.ts'

const ConsentBar = lazy(() => import('./consent-bar.tsx').then((module) => ({ default: module.ConsentBar })))

/** Where visitors are asked, on a site that is configured to measure anything. On any other nothing is loaded for it. */
export function ConsentOutlet() {
  const state = useSyncExternalStore(measurement.subscribe, measurement.getState, () => null)
  if (!state || state.consent !== null) return null
  return (
    <Suspense>
      <ConsentBar targets={state.targets} />
    </Suspense>
  )
}
