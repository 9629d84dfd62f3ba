'use client'

import { lazy, Suspense } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'

const Gains = lazy(() => import('./own-search-gains.tsx').then((module) => ({ default: module.OwnSearchGains })))

/** The place of a member's own searches on the pricing page. A guest has none, so their code isn't loaded. */
export function SearchGainsOutlet() {
  const { user } = useAccount()
  return user ? (
    <Suspense>
      <Gains />
    </Suspense>
  ) : null
}
