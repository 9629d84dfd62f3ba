'use client'
'use no memo'

import { usePathname } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { setVisitor } from '@/lib/shell/telemetry/browser/visitor.ts'
import { pushEvent } from '@/lib/shell/telemetry/data-layer.ts'
import { planLabel, VisitLog } from '@/lib/shell/telemetry/visit-log.ts'

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
