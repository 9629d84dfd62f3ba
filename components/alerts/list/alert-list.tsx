'use client'

import { useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { Identified } from '@/lib/accounts/client/state.ts'
import type { AlertDocument } from '@/lib/alerts/alert.ts'
import { alertHref } from '@/lib/alerts/compose/alert-address.ts'
import { copyName, toDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { conditionWords, getAlertName, getAlertStatus, spanWords } from '@/lib/alerts/compose/alert-words.ts'
import { checkWords, type NextCheck } from '@/lib/alerts/next-check.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { formatDate, getAge, speakSeats } from '@/lib/core/formats.ts'
import { placeNames } from '@/lib/search/search-history-entry.ts'
import { AnswerProviders } from '../../ui/answer-providers.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { FitsNow } from '../preview/fits-now.tsx'
import { useNextChecks } from '../use-next-checks.ts'
import { Board, type RowAround } from './board.tsx'
import { MemberList } from './member-list.tsx'
import { RowFrame } from './row-frame.tsx'

/** A member's alerts. */
export function AlertList() {
  return (
    <AnswerProviders>
      <Alerts />
    </AnswerProviders>
  )
}

function Alerts() {
  const { alerts } = useAccount()
  const checks = useNextChecks(alerts)
  return (
    <MemberList
      kind="alerts"
      board={(history) => (
        <Board
          kind="alerts"
          alerts={alerts}
          history={history}
          empty="No alerts yet. Set one and we’ll tell you when a reward seat opens on your route."
          row={(alert, around) => <AlertRow {...{ alert, around }} check={checks.get(alert.id) ?? null} />}
        />
      )}
    />
  )
}

type AlertRowProps = {
  alert: Identified<AlertDocument>
  around: RowAround
  /** When its routes are checked next; null until known. */
  check: NextCheck | null
}

/** One alert: what it waits for, its status, its last match and when its routes are checked next. */
function AlertRow({ alert, around, check }: AlertRowProps) {
  const { settings, lastMatch } = alert
  const { now, today, plan } = around
  const status = getAlertStatus(settings, plan, today)
  const name = getAlertName(settings)
  const [looking, setLooking] = useState(false)
  return (
    <RowFrame
      kind="alerts"
      {...{ alert, name, status, around }}
      copyHref={alertHref({ ...toDraft(settings), name: copyName(settings.name ?? '') })}
      criteria={
        <>
          <p className="text-14 wrap-anywhere">
            {settings.name ? `${placeNames(settings.from)} to ${placeNames(settings.to)}, ` : ''}
            {spanWords(settings.dates)}
          </p>
          <p className="text-14 text-muted first-letter:uppercase">{conditionWords(settings).join(' · ')}</p>
        </>
      }
      news={
        <>
          <span className="text-muted">{lastMatch ? matchWords(lastMatch, now) : 'No matches yet.'}</span>
          {lastMatch?.best.source.kind === 'sample' ? <SampleBadge /> : null}
          {check && status.kind === 'runs' ? <span className="text-muted">{checkWords(check, now)}</span> : null}
          <button
            type="button"
            aria-expanded={looking}
            onClick={() => setLooking(!looking)}
            className="min-h-11 rounded-sm font-medium text-accent underline underline-offset-4 hover:text-ink lg:min-h-6"
          >
            {looking ? 'Hide open seats' : 'Open seats'} <span className="sr-only">for {name}</span>
          </button>
        </>
      }
    >
      {looking ? (
        <div className="max-w-xl rounded-xl border border-line bg-card p-4">
          <FitsNow draft={toDraft(settings)} />
        </div>
      ) : null}
    </RowFrame>
  )
}

function matchWords({ at, openings, best }: NonNullable<AlertDocument['lastMatch']>, now: Instant): string {
  const more = openings > 1 ? ` and ${openings - 1} more` : ''
  const seats = `${speakSeats(best.seats)} ${best.from} to ${best.to} on ${formatDate(best.date)}`
  return `Last match ${getAge(at, now).words}: ${seats}${more}.`
}
