'use client'

import { useEffect, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { hasArrived } from '@/lib/accounts/client/state.ts'
import { AccountSettings } from '../account/settings/account-settings.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AlertList } from './alert-list.tsx'
import { PlanCard } from './plan-card.tsx'
import { ReferralCard } from './referral-card.tsx'
import { SearchHistory } from './search-history.tsx'
import { SeatAlertList } from './seat-alert-list.tsx'

/** Records come within moments of each other; after this long the page goes on without the last of them. */
const PATIENCE_MS = 3_000

/** A member's own page. It comes whole, so that nothing on it moves; a part that is late has a skeleton of its own. */
export function Dashboard() {
  const account = useAccount()
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return hasArrived(account) || isOverdue ? <Parts /> : <PageSkeleton />
}

function Parts() {
  const { userDocument, user } = useAccount()
  const name = userDocument?.name ?? user?.displayName
  return (
    <div className="mx-auto min-h-dvh max-w-[76rem] px-4 py-8 sm:px-6 lg:py-10">
      <h1 className="flex min-h-9 items-center gap-2 text-28 font-semibold wrap-anywhere">
        {name ? `Hello, ${name}` : <Skeleton className="h-8 w-56" />}
      </h1>
      <div className="mt-6 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-10">
          <AlertList />
          <SeatAlertList />
          <SearchHistory />
        </div>
        <div className="space-y-10">
          <PlanCard />
          <ReferralCard />
          <AccountSettings />
        </div>
      </div>
    </div>
  )
}
