'use client'

import { useState } from 'react'
import type { Identified } from '@/lib/account/client/state.ts'
import type { AlertDocument } from '@/lib/alerts/alert.ts'
import { alertHref } from '@/lib/alerts/compose/alert-address.ts'
import { alertStanding, conditionWords, spanWords } from '@/lib/alerts/compose/alert-words.ts'
import { copyName, draftOf } from '@/lib/alerts/compose/draft-settings.ts'
import type { Instant, LocalDate } from '@/lib/clock.ts'
import { ageOf, formatDate, speakSeats } from '@/lib/finder/format.ts'
import { placeNames } from '@/lib/finder/kept-search.ts'
import type { PlanSlug } from '@/lib/plans/slugs.ts'
import { SampleBadge } from '../../seats/sample-badge.tsx'
import { PlanLink } from '../form/plan-link.tsx'
import { FitsNow } from '../preview/fits-now.tsx'
import { RowActions } from './row-actions.tsx'
import { StandingChip } from './standing-chip.tsx'
import type { AlertActions } from './use-alert-actions.ts'

type AlertRowProps = {
  alert: Identified<AlertDocument>
  plan: PlanSlug
  now: Instant
  today: LocalDate
  /** When a message of it that waits goes out, in words; null when none waits. */
  waiting: string | null
  actions: AlertActions
  onTest: () => void
}

/** One alert: what it waits for, how it stands, what it found last. */
export function AlertRow({ alert, plan, now, today, waiting, actions, onTest }: AlertRowProps) {
  const { id, settings, lastMatch } = alert
  const standing = alertStanding(settings, plan, today)
  const name = settings.name || 'Unnamed alert'
  const [looking, setLooking] = useState(false)
  return (
    <div className="w-full space-y-2 py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-16 font-semibold wrap-anywhere">{name}</h3>
          <p className="text-14 wrap-anywhere">
            {placeNames(settings.from)} to {placeNames(settings.to)}, {spanWords(settings.dates)}
          </p>
          <p className="text-14 text-muted">{conditionWords(settings).join(' · ')}</p>
        </div>
        <RowActions
          name={name}
          paused={settings.paused}
          editHref={`/alerts?edit=${id}`}
          copyHref={alertHref({ ...draftOf(settings), name: copyName(settings.name ?? '') })}
          onPause={() => actions.pause(id, !settings.paused)}
          onTest={onTest}
          onDelete={() => actions.remove({ id, settings })}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <StandingChip standing={standing} />
        {standing.upgrade ? <PlanLink /> : null}
        <span className="text-muted">{lastMatch ? matchWords(lastMatch, now) : 'No match yet.'}</span>
        {lastMatch?.best.source.kind === 'sample' ? <SampleBadge /> : null}
        {waiting ? <span className="text-muted">{waiting}</span> : null}
        <button
          type="button"
          aria-expanded={looking}
          onClick={() => setLooking(!looking)}
          className="min-h-11 rounded-sm font-medium text-accent underline underline-offset-4 hover:text-ink lg:min-h-6"
        >
          {looking ? 'Hide what is open' : 'What is open now'} <span className="sr-only">for {name}</span>
        </button>
      </p>
      {looking ? (
        <div className="max-w-xl rounded-xl border border-line bg-card p-4">
          <FitsNow draft={draftOf(settings)} />
        </div>
      ) : null}
    </div>
  )
}

function matchWords({ at, openings, best }: NonNullable<AlertDocument['lastMatch']>, now: Instant): string {
  const more = openings > 1 ? ` and ${openings - 1} more` : ''
  const seats = `${speakSeats(best.seats)} ${best.from} to ${best.to} on ${formatDate(best.date)}`
  return `Last match ${ageOf(at, now).words}: ${seats}${more}.`
}
