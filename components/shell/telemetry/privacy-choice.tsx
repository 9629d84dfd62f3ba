'use client'
'use no memo'

import { useSyncExternalStore } from 'react'
import { measurement, reconsiderConsent } from '@/lib/shell/telemetry/browser/measurement.ts'

/** Brings the question back, for whoever changes their mind. Shown only where there is one. */
export function PrivacyChoice({ className }: { className?: string }) {
  const state = useSyncExternalStore(measurement.subscribe, measurement.getState, () => null)
  if (!state) return null
  return (
    <button type="button" className={className} onClick={reconsiderConsent}>
      Privacy choice
    </button>
  )
}
