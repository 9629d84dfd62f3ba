'use client'

import { lazy, Suspense } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'

const Gains = lazy(() => import('./own-search-gains.tsx').then((module) => ({ default: module.OwnSearchGains })))

/** Where a member's own searches stand on the page of plans. A guest has none, and loads nothing for them. */
export function SearchGainsOutlet() {
  const { user } = useAccount()
  return user ? (
    <Suspense>
      <Gains />
    </Suspense>
  ) : null
}
