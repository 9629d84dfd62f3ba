'use client'
'use no memo'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { measurement, reconsiderConsent } from '@/lib/shell/telemetry/browser/measurement.ts'
import { setVisitor } from '@/lib/shell/telemetry/browser/visitor.ts'
import { pushEvent } from '@/lib/shell/telemetry/data-layer.ts'
import { planLabel, VisitLog } from '@/lib/shell/telemetry/visit-log.ts'

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

/** Pushes page views and plan changes to the data layer, and the signed-in user to error reports. Renders nothing. */
export function VisitWatch() {
  return (
    <Suspense>
      <Watch />
    </Suspense>
  )
}

function Watch() {
  const path = usePathname()
  const account = useAccount()
  const [log] = useState(() => new VisitLog(pushEvent))
  const plan = planLabel(account)
  const uid = account.user?.uid ?? null
  useEffect(() => log.see(path, plan), [log, path, plan])
  useEffect(() => setVisitor(uid), [uid])
  return null
}
