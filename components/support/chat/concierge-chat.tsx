'use client'

import { lazy, Suspense } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisitorChat } from './visitor-chat.tsx'

/** By itself: what operators can do is in no script that visitors load. */
const TeamDesk = lazy(() => import('./team-desk.tsx').then((part) => ({ default: part.TeamDesk })))

const SecondFactorGate = lazy(() =>
  import('../../ui/second-factor/second-factor-gate.tsx').then((part) => ({ default: part.SecondFactorGate })),
)

/** The chat from the side of whoever looks: the team's for an admin, a visitor's for everybody else. */
export function ConciergeChat() {
  const { user } = useAccount()
  if (!user?.admin) return <VisitorChat />
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-2xl" />}>
      <SecondFactorGate>
        <TeamDesk />
      </SecondFactorGate>
    </Suspense>
  )
}
