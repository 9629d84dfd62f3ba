'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { hasArrived } from '@/lib/accounts/client/state.ts'
import { useAlertHistory, useChannels } from '../alerts/use-followed.ts'
import { AnswerProviders } from '../ui/answer-providers.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AlertRows } from './alert-rows.tsx'
import { NextSteps } from './next-steps.tsx'
import { OnArrival, wantedDrafts } from './on-arrival.tsx'
import { PlanFoot } from './plan-foot.tsx'
import { PointsCard } from './points-card.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { SeatAlertList } from './seat-alert-list.tsx'
import { type Followed, useHome, useVisit } from './use-visit.ts'
import { VisitNews } from './visit-news.tsx'

/** Records come within moments of each other; after this long the page goes on without the last of them. */
const PATIENCE_MS = 3_000

/** A member's home. It comes whole, so that nothing on it moves; a part that is late has a skeleton of its own. */
export function Dashboard() {
  const account = useAccount()
  const home = useHome()
  const history = useAlertHistory()
  const channels = useChannels()
  const since = useVisit(home)
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  const isWhole = hasArrived(account) && since !== undefined && history !== undefined && channels !== undefined
  if (!isWhole && !isOverdue) return <PageSkeleton />
  return (
    <AnswerProviders>
      <Home {...{ home, history, channels }} since={since ?? null} />
    </AnswerProviders>
  )
}

const FirstAlert = lazy(() => import('./first-alert.tsx').then((part) => ({ default: part.FirstAlert })))

function Home(followed: Followed) {
  const { alerts, seatAlerts } = useAccount()
  // An alert that waited for the log-in is about to be their first.
  const [isSetting] = useState(() => wantedDrafts().length > 0)
  const isNew = !isSetting && alerts?.length === 0 && !seatAlerts?.length
  return (
    <div className="min-h-dvh">
      {isNew ? (
        <div className="page-width pt-8 lg:pt-10">
          <Greeting />
          <OnArrival />
          <Suspense fallback={<Skeleton className="mt-6 h-[44rem] rounded-2xl" />}>
            <FirstAlert />
          </Suspense>
        </div>
      ) : (
        <VisitNews {...followed} greeting={<Greeting />} arrival={<OnArrival />} />
      )}
      <div className="page-width mt-13 grid gap-x-12 gap-y-13 pb-16 lg:mt-18 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
        <div className="min-w-0 space-y-13">
          {isNew ? null : <AlertRows {...followed} />}
          {seatAlerts?.length ? <SeatAlertList /> : null}
          <RecentSearches />
        </div>
        <div className="space-y-10">
          {isNew ? null : <PointsCard {...followed} />}
          {isNew ? null : <NextSteps {...followed} />}
          <PlanFoot />
        </div>
      </div>
    </div>
  )
}

function Greeting() {
  const { userDocument, user } = useAccount()
  const name = userDocument?.name ?? user?.displayName
  return (
    <h1 className="flex min-h-6 items-center text-16 font-medium wrap-anywhere">
      {name ? `Hello, ${name}` : <Skeleton className="h-5 w-44" />}
    </h1>
  )
}
