'use client'

import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { getAudience } from '@/lib/accounts/client/state.ts'
import { getAlertStatus, watchWords } from '@/lib/alerts/compose/alert-words.ts'
import { checkWords } from '@/lib/alerts/next-check.ts'
import { type ClosedTrip, durationWords } from '@/lib/alerts/since-visit.ts'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { countOf, formatDate } from '@/lib/core/formats.ts'
import { onFirstUse } from '@/lib/core/lazy.ts'
import { site } from '@/lib/core/site.ts'
import { useNextChecks } from '../alerts/use-next-checks.ts'
import { useToday } from '../alerts/use-today.ts'
import { Button } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TripTicket } from './trip-ticket.tsx'
import { type News, useNews } from './use-news.ts'
import type { Followed } from './use-visit.ts'

const shown = 2

/** Seats that closed since the last visit: how long they were open, and a link to other dates on the route. */
export function ClosedLines({ closed }: { closed: readonly ClosedTrip[] }) {
  if (closed.length === 0) return null
  const [first, rest] = [closed.slice(0, shown), closed.slice(shown)]
  return (
    <section aria-label="Closed since your last visit" className="rounded-2xl border border-dashed border-edge">
      <ul className="divide-y divide-dashed divide-line">
        {first.map((trip) => (
          <ClosedLine key={trip.key} trip={trip} />
        ))}
      </ul>
      {rest.length > 0 ? (
        <details className="border-t border-dashed border-line">
          <summary className="min-h-11 cursor-pointer px-4 py-3 text-14 font-medium sm:px-6">
            and {rest.length} more closed
          </summary>
          <ul className="divide-y divide-dashed divide-line border-t border-dashed border-line">
            {rest.map((trip) => (
              <ClosedLine key={trip.key} trip={trip} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

function ClosedLine({ trip: { seats, went, openedAt } }: { trip: ClosedTrip }) {
  const { program, from, to, date, cabin, direct } = went
  const { goneAt, lost } = seats
  const near = finderLink(program, { from, to, cabins: [cabin] }) as Route
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-14 sm:px-6">
      <span className="font-semibold">Closed</span>
      <RouteLine from={from} to={to} via={direct ? [] : 'unknown'} />
      <span className="flex items-center gap-2">
        {formatDate(date)} <CabinChip cabin={cabin} />
      </span>
      <span className="text-muted">
        {openedAt === null ? '' : `Open for ${durationWords(openedAt, goneAt)}, `}
        {openedAt === null ? 'Gone' : 'gone'} {momentWords(goneAt)}
        {lost ? `. Found with ${seats.from} to ${seats.to}, ${formatDate(seats.date)}` : ''}
      </span>
      <Link
        href={near}
        className="rounded-sm font-medium text-accent underline underline-offset-4 hover:text-ink lg:ml-auto"
      >
        Other dates on this route
      </Link>
    </li>
  )
}

/** Loaded separately, so that the coastline and the projection code don't delay the text. */
const BandMap = dynamic(() => import('./band-map.tsx').then((part) => ({ default: part.BandMap })), { ssr: false })

type VisitNewsProps = Followed & { greeting: ReactNode; arrival: ReactNode }

/** The top of the dashboard: what opened and closed since the last visit, with a ticket for each opening. */
export function VisitNews({ greeting, arrival, ...followed }: VisitNewsProps) {
  const news = useNews(followed)
  const isSample = news.tickets.some(({ found }) => found.source.kind === 'sample')
  const isCalm = news.tickets.length === 0
  return (
    <>
      <section aria-labelledby="news" className="relative overflow-hidden border-b border-line bg-sea">
        <BandMap tickets={news.tickets} />
        <div className={`relative page-width pt-8 ${isCalm ? 'pb-10' : 'pb-22 lg:pb-26'}`}>
          {greeting}
          <p className="mt-1 flex min-h-7 flex-wrap items-center gap-x-2 text-14 text-muted">
            {sinceWords(news.since)} {isSample ? <SampleBadge /> : null}
          </p>
          <Headline news={news} />
          <Outlook opened={news.opened} />
          {arrival}
        </div>
      </section>
      <Tickets news={news} {...followed} />
    </>
  )
}

function Headline({ news: { isKnown, opened, closed, since } }: { news: News }) {
  const trips = (count: number) => countOf(count, 'trip')
  return (
    <h2
      id="news"
      aria-live="polite"
      className="mt-2 text-[2.125rem]/[2.375rem] font-semibold tracking-[-0.033em] lg:text-[3rem]/[3.25rem]"
    >
      {isKnown ? null : <Skeleton className="h-9 w-64 lg:h-13" />}
      {opened > 0 ? <span className="block text-accent">{trips(opened)} opened.</span> : null}
      {isKnown && opened === 0 && closed.length === 0 ? (
        <span className="block max-w-[16ch]">
          {since === null ? 'Nothing has opened yet.' : 'Nothing new has opened.'}
        </span>
      ) : null}
      {closed.length > 0 ? (
        <span className="block">{opened > 0 ? `${closed.length} closed.` : `${trips(closed.length)} closed.`}</span>
      ) : null}
    </h2>
  )
}

/** How many alerts are watched, and when the next check is due. */
function Outlook({ opened }: Pick<News, 'opened'>) {
  const account = useAccount()
  const { alerts } = account
  const { now, today } = useToday()
  const known = (alerts ?? []).map((alert) => ({
    alert,
    kind: getAlertStatus(alert.settings, getAudience(account), today).kind,
  }))
  const running = known.flatMap(({ alert, kind }) => (kind === 'runs' ? [alert] : []))
  const checks = [...useNextChecks(running).values()].flatMap((check) => ('at' in check ? [check] : []))
  const [first] = checks.sort((a, b) => (a.at < b.at ? -1 : 1))
  const watch = watchWords(known.map(({ kind }) => kind))
  return (
    <p className="mt-3 min-h-6 max-w-[44ch] text-16 text-muted">
      {opened === 0 || known.length === 0
        ? watch
        : opened === 1
          ? 'It matches your alerts.'
          : 'They match your alerts.'}{' '}
      {first ? checkWords(first, now) : null}
    </p>
  )
}

/** How many tickets are shown at first; a button shows the rest. */
const shownAtFirst = 5

function Tickets({ news, ...followed }: { news: News } & Followed) {
  const [isWhole, setWhole] = useState(false)
  const tickets = isWhole ? news.tickets : news.tickets.slice(0, shownAtFirst)
  const rest = news.tickets.length - tickets.length
  if (news.tickets.length === 0 && news.closed.length === 0) return null
  return (
    <div className={`relative page-width space-y-3 ${news.tickets.length > 0 ? '-mt-11' : 'mt-6'}`}>
      {tickets.length > 0 ? (
        <ul aria-label="Opened since your last visit" className="space-y-3">
          {tickets.map((ticket) => (
            <li key={ticket.key}>
              <TripTicket ticket={ticket} home={followed.home} />
            </li>
          ))}
        </ul>
      ) : null}
      {rest > 0 ? <Button onClick={() => setWhole(true)}>Show {rest} more</Button> : null}
      {news.more > 0 ? (
        <p className="text-14 text-muted">
          {news.more} more opened than we can list here. Open an alert below to see all of its seats.
        </p>
      ) : null}
      <ClosedLines closed={news.closed} />
    </div>
  )
}

const exact = onFirstUse(
  () =>
    new Intl.DateTimeFormat(site.locale, {
      timeZone: 'Australia/Sydney',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

/** Sun 29 Nov, 2:27 am */
const momentWords = (instant: Instant) => exact().format(new Date(instant)).replace(',', '')

function sinceWords(since: Followed['since']): string {
  if (since === undefined) return ''
  return since === null ? 'Since you joined' : `Since your last visit, ${momentWords(since)}`
}
