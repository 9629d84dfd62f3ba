'use client'

import type { ReactNode } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import type { AlertKind } from '@/lib/alerts/alert-places.ts'
import { findAlertName, historyWords } from '@/lib/alerts/compose/alert-words.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { formatInstant, getAge } from '@/lib/core/formats.ts'
import { LiveList } from '../../ui/live-list.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Section } from '../../ui/section.tsx'
import { ChannelsPanel } from '../channels/channels-panel.tsx'
import { useAlertHistory } from '../use-member-data.ts'
import { useToday } from '../use-today.ts'

type History = Live<Identified<AlertHistoryDocument>[]>

type MemberListProps = { kind: AlertKind; board: (history: History) => ReactNode }

/** A member's alerts page: the list and its history, with the notification channels beside them. */
export function MemberList({ kind, board }: MemberListProps) {
  const history = useAlertHistory()
  const { now } = useToday()
  const own = history?.filter((entry) => (entry.kind === 'seat') === (kind === 'seat-alerts'))
  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0 space-y-10">
        {board(history)}
        <HistoryList history={history === null ? null : own} now={now} />
      </div>
      <ChannelsPanel />
    </div>
  )
}

type HistoryListProps = { history: History; now: Instant }

/** What the alerts found and reported, latest first. */
function HistoryList({ history, now }: HistoryListProps) {
  return (
    <Section title="History">
      <LiveList
        items={history}
        empty="Nothing yet. Seats your alerts find will be listed here."
        row={(entry) => <HistoryRow entry={entry} now={now} />}
      />
    </Section>
  )
}

const linesShown = 3

function HistoryRow({ entry, now }: { entry: AlertHistoryDocument; now: Instant }) {
  const { alerts } = useAccount()
  const { title, lines } = historyWords(entry)
  const name = findAlertName(entry.alert, alerts ?? []) ?? entry.name ?? 'Your alert'
  const rest = lines.length - linesShown
  return (
    <div className="w-full py-1 text-14">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span>{title}</span>
        {isSample(entry) ? <SampleBadge /> : null}
        <time dateTime={entry.at} title={formatInstant(entry.at)} className="ml-auto text-12 text-muted">
          {getAge(entry.at, now).words}
        </time>
      </p>
      <ul className="mt-0.5 text-muted">
        {lines.slice(0, linesShown).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {rest > 0 ? <li>and {rest} more</li> : null}
      </ul>
      {entry.sendsAt > now ? <p className="mt-0.5">Goes out {formatInstant(entry.sendsAt)}.</p> : null}
    </div>
  )
}

function isSample(entry: AlertHistoryDocument): boolean {
  if (entry.kind === 'seat') return entry.source.kind === 'sample'
  return entry.kind === 'openings' && entry.openings.some(({ source }) => source.kind === 'sample')
}
