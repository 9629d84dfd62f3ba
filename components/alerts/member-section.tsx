'use client'

import type { Route } from 'next'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { AlertKind } from '@/lib/accounts/client/alert-places.ts'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import { historyWords } from '@/lib/alerts/compose/history-words.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { formatInstant, getAge } from '@/lib/core/formats.ts'
import { buttonStyle } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import Link from '../ui/link.tsx'
import { LiveList } from '../ui/live-list.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { Section } from '../ui/section.tsx'
import { ChannelsPanel } from './channels/channels-panel.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'
import { useAlertHistory } from './use-followed.ts'
import { useToday } from './use-today.ts'

type HistoryListProps = { history: Live<Identified<AlertHistoryDocument>[]>; now: Instant }

/** What alerts found and told, latest first. */
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
  const { title, lines } = historyWords(entry)
  const rest = lines.length - linesShown
  return (
    <div className="w-full py-1 text-14">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium wrap-anywhere">{entry.name ?? 'Unnamed alert'}</span>
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

type History = Live<Identified<AlertHistoryDocument>[]>

type MemberSectionProps<Document> = {
  kind: AlertKind
  noun: 'alert' | 'seat alert'
  alerts: Live<Identified<Document>[]>
  board: (history: History) => ReactNode
  composer: (edited: Identified<Document> | null) => ReactNode
}

/** A page of alerts once it is known who looks and what the address asks for: the list, or the composer. */
export function MemberSection<Document>({ kind, noun, alerts, board, composer }: MemberSectionProps<Document>) {
  const room = useMemberAlerts(alerts)
  return (
    <SectionFrame room={room} path={`/${kind}`} noun={noun}>
      {room.view === 'list' ? <Members kind={kind} board={board} /> : null}
      {room.view === 'new' ? composer(null) : null}
      {room.view === 'edit' ? composer(room.alert) : null}
    </SectionFrame>
  )
}

function Members({ kind, board }: Pick<MemberSectionProps<unknown>, 'kind' | 'board'>) {
  const history = useAlertHistory()
  const { now } = useToday()
  const own = history?.filter((entry) => (entry.kind === 'seat') === (kind === 'seat-alerts'))
  return (
    <MembersFrame>
      {board(history)}
      <HistoryList history={history === null ? null : own} now={now} />
    </MembersFrame>
  )
}

/** A member's page of alerts: the list and its history, and how they tell beside them. */
function MembersFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0 space-y-10">{children}</div>
      <ChannelsPanel />
    </div>
  )
}

type SectionFrameProps = {
  room: MemberAlerts<unknown>
  path: string
  /** `alert` or `seat alert`. */
  noun: string
  children: ReactNode
}

/** A page of alerts, or the states without content. */
function SectionFrame({ room, path, noun, children }: SectionFrameProps) {
  return (
    <div className="space-y-5">
      {room.view === 'wait' ? <SectionSkeleton /> : children}
      {room.view === 'lost' ? (
        <EmptyState
          title={`We can’t find that ${noun}`}
          action={
            <Link href={path as Route} className={buttonStyle('primary')}>
              Show the {noun}s you have
            </Link>
          }
        >
          It may have been deleted on this or another device.
        </EmptyState>
      ) : null}
    </div>
  )
}

/** What a page of alerts shows. `lost` names an alert that isn't there (any more). */
type MemberAlerts<Alert> =
  | { view: 'wait' }
  | { view: 'list' }
  | { view: 'new' }
  | { view: 'edit'; alert: Identified<Alert> }
  | { view: 'lost' }

/** What the address asks a page of alerts for. Guests have no list: for them the page is the composer. */
function useMemberAlerts<Alert>(alerts: Live<Identified<Alert>[]>): MemberAlerts<Alert> {
  const params = useSearchParams()
  const { user, staleUser, known } = useAccount()
  if (!known || (staleUser && !user)) return { view: 'wait' }
  if (!user || params.has('new')) return { view: 'new' }
  const id = params.get('edit')
  if (id === null) return { view: 'list' }
  // The list says that it can't be read; that the alert is not there nobody knows.
  if (!alerts) return { view: alerts === null ? 'list' : 'wait' }
  const alert = alerts.find((one) => one.id === id)
  return alert ? { view: 'edit', alert } : { view: 'lost' }
}
