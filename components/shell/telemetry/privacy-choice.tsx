'use client'
'use no memo'

import { useSyncExternalStore } from 'react'
import { measurement, reconsiderConsent } from '@/lib/shell/telemetry/browser/measurement.ts'

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
