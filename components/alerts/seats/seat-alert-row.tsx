'use client'

import type { Identified } from '@/lib/account/client/state.ts'
import { seatAlertStanding, wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import { copyName, seatDraftOf } from '@/lib/alerts/compose/draft-settings.ts'
import { seatAlertHref } from '@/lib/alerts/compose/seat-alert-address.ts'
import type { SeatAlertDocument } from '@/lib/alerts/seat-alert.ts'
import type { Instant, LocalDate } from '@/lib/clock.ts'
import { ageOf, formatDate } from '@/lib/finder/format.ts'
import type { PlanSlug } from '@/lib/plans/slugs.ts'
import { CabinChip } from '../../seats/cabin-chip.tsx'
import { SampleBadge } from '../../seats/sample-badge.tsx'
import { PlanLink } from '../form/plan-link.tsx'
import { RowActions } from '../list/row-actions.tsx'
import { StandingChip } from '../list/standing-chip.tsx'
import type { AlertActions } from '../list/use-alert-actions.ts'

type SeatAlertRowProps = {
  alert: Identified<SeatAlertDocument>
  plan: PlanSlug
  now: Instant
  today: LocalDate
  /** When a message of it that waits goes out, in words; null when none waits. */
  waiting: string | null
  actions: AlertActions
  onTest: () => void
}

/** One seat alert: flight, day and wish, how it stands, what the newest look saw. */
export function SeatAlertRow({ alert, plan, now, today, waiting, actions, onTest }: SeatAlertRowProps) {
  const { id, settings, lastMatch, lastLook } = alert
  const standing = seatAlertStanding(settings, plan, today)
  const name = settings.name || 'Unnamed seat alert'
  return (
    <div className="w-full space-y-2 py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-16 font-semibold wrap-anywhere">{name}</h3>
          <p className="flex flex-wrap items-center gap-x-2 text-14">
            <span className="font-mono font-medium">{settings.flight}</span>
            {formatDate(settings.date, 'plain')}
            <CabinChip cabin={settings.cabin} />
          </p>
          <p className="text-14 text-muted">{wantedWords(settings.wanted)}</p>
        </div>
        <RowActions
          name={name}
          paused={settings.paused}
          editHref={`/seat-alerts?edit=${id}`}
          copyHref={seatAlertHref({ ...seatDraftOf(settings), name: copyName(settings.name ?? '') })}
          onPause={() => actions.pause(id, !settings.paused)}
          onTest={onTest}
          onDelete={() => actions.remove({ id, settings })}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <StandingChip standing={standing} />
        {standing.upgrade ? <PlanLink /> : null}
        <span className="text-muted">{lastLook ? lookWords(lastLook, now) : 'Not looked at yet.'}</span>
        {lastLook?.sample ? <SampleBadge /> : null}
        {lastMatch ? (
          <span className="text-muted">
            Last match {ageOf(lastMatch.at, now).words}: {lastMatch.seats.join(', ')}.
          </span>
        ) : null}
        {waiting ? <span className="text-muted">{waiting}</span> : null}
      </p>
    </div>
  )
}

function lookWords({ at, seats, fault }: NonNullable<SeatAlertDocument['lastLook']>, now: Instant): string {
  const age = `Looked ${ageOf(at, now).words}`
  if (fault !== null) return `${age}: ${fault}`
  return seats.length === 0 ? `${age}: not free now.` : `${age}: free now, ${seats.slice(0, 8).join(', ')}.`
}
