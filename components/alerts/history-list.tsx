'use client'

import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import type { AlertHistoryDocument } from '@/lib/alerts/alert-history.ts'
import { historyWords } from '@/lib/alerts/compose/history-words.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { ageOf, formatInstant } from '@/lib/core/formats.ts'
import { LiveList } from '../ui/live-list.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { Section } from '../ui/section.tsx'

type HistoryListProps = { history: Live<Identified<AlertHistoryDocument>[]>; now: Instant }

/** What alerts found and told, latest first. */
export function HistoryList({ history, now }: HistoryListProps) {
  return (
    <Section title="History">
      <LiveList
        items={history}
        empty="Nothing found yet. What your alerts find stands here."
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
          {ageOf(entry.at, now).words}
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
