'use client'

import { ArrowLeftRight, BellOff, CalendarClock, CalendarX, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { getAudience, hasArrived } from '@/lib/accounts/client/state.ts'
import { buildRowKey } from '@/lib/alerts/alert-places.ts'
import { getSeatAlertName, getSeatAlertStatus, wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import { type NextStep, nextSteps } from '@/lib/alerts/compose/next-steps.ts'
import { planNames } from '@/lib/billing/offers.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { PageSkeleton } from '../account/member-gate.tsx'
import { AlertStatusChip } from '../alerts/list/alert-status-chip.tsx'
import { useAlertHistory, useChannels } from '../alerts/use-member-data.ts'
import { useToday } from '../alerts/use-today.ts'
import { PlanStatus, SettingUp } from '../billing/plan-status.tsx'
import { AnswerProviders } from '../ui/answer-providers.tsx'
import { LiveList } from '../ui/live-list.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AlertRows } from './alert-rows.tsx'
import { OnArrival, wantedDrafts } from './on-arrival.tsx'
import { PointsCard } from './points-card.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { type Followed, useHome, useReach, useVisit } from './use-visit.ts'
import { VisitNews } from './visit-news.tsx'

const icons: Record<NextStep['kind'], LucideIcon> = {
  unreached: BellOff,
  opens: CalendarClock,
  'way-home': ArrowLeftRight,
  over: CalendarX,
}

/** Suggested next steps, based on the member's alerts. Renders nothing when there are none. */
function NextSteps({ channels }: Pick<Followed, 'channels'>) {
  const account = useAccount()
  const { today } = useToday()
  const reach = useReach(channels)
  const steps = nextSteps(account.alerts ?? [], { plan: getAudience(account), today, reach })
  if (steps.length === 0) return null
  return (
    <Section title="Next steps">
      <ul className="-mt-3 divide-y divide-line">
        {steps.map(({ kind, title, words, link }) => {
          const Icon = icons[kind]
          return (
            <li key={title} className="flex gap-3 py-4 text-14">
              <span
                aria-hidden="true"
                className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg bg-tint text-accent"
              >
                <Icon className="size-5" />
              </span>
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{title}</span> {words}{' '}
                <TextLink href={link.href}>{link.label}</TextLink>
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** How long the page waits for its records, which usually arrive together, before it renders without the late ones. */
const TIMEOUT_MS = 3_000

/** A member's dashboard. It renders once everything has arrived, so that nothing shifts; late parts show skeletons. */
export function Dashboard() {
  const account = useAccount()
  const home = useHome()
  const history = useAlertHistory()
  const channels = useChannels()
  const since = useVisit(home)
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  const isWhole = hasArrived(account) && since !== undefined && history !== undefined && channels !== undefined
  if (!isWhole && !isOverdue) return <PageSkeleton />
  return (
    <AnswerProviders>
      <Home {...{ home, history, channels, since }} />
    </AnswerProviders>
  )
}

const FirstAlert = lazy(() => import('./first-alert.tsx').then((part) => ({ default: part.FirstAlert })))

function Home(followed: Followed) {
  const { alerts, seatAlerts } = useAccount()
  // An alert composed before logging in is about to be set, so don't offer them a first one.
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

/** The plan in one line; the account page has the rest. */
function PlanFoot() {
  const { planSlug, plan } = useAccount()
  if (planSlug === null) {
    return plan === null ? <SettingUp /> : <Skeleton className="h-16 rounded-lg" />
  }
  return (
    <section aria-labelledby="plan-foot" className="space-y-1 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14">
        <h2 id="plan-foot" className="font-semibold">
          Your plan: {planNames[planSlug]}
        </h2>
        <TextLink href="/dashboard/account">Plan, limits and settings</TextLink>
      </div>
      <PlanStatus />
    </section>
  )
}

function SeatAlertList() {
  const account = useAccount()
  const { today } = useToday()
  return (
    <Section title="Seat alerts" aside={<TextLink href="/seat-alerts">All seat alerts</TextLink>}>
      <LiveList
        items={account.seatAlerts}
        empty="No seat alerts yet. Set one and we’ll tell you when your seat becomes available."
        keyOf={buildRowKey}
        row={({ settings }) => (
          <>
            <span className="min-w-0">
              <span className="block text-14 font-medium wrap-anywhere">{getSeatAlertName(settings)}</span>
              <span className="block text-12 text-muted">
                <span className="font-mono">{settings.flight}</span> · {formatDate(settings.date, 'plain')} ·{' '}
                {wantedWords(settings.wanted)} in {cabinNames[settings.cabin]}
              </span>
            </span>
            <AlertStatusChip status={getSeatAlertStatus(settings, getAudience(account), today)} />
          </>
        )}
      />
    </Section>
  )
}
