'use client'

import type { Identified } from '@/lib/account/client/state.ts'
import { seatAlertStanding, wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import { checkWords } from '@/lib/alerts/compose/check-words.ts'
import { copyName, seatDraftOf } from '@/lib/alerts/compose/draft-settings.ts'
import { seatAlertHref } from '@/lib/alerts/compose/seat-alert-address.ts'
import { nextSeatCheck } from '@/lib/alerts/next-check.ts'
import type { SeatAlertDocument } from '@/lib/alerts/seat-alert.ts'
import type { Instant } from '@/lib/clock.ts'
import { ageOf, formatDate } from '@/lib/finder/format.ts'
import { CabinChip } from '../../seats/cabin-chip.tsx'
import { SampleBadge } from '../../seats/sample-badge.tsx'
import type { RowAround } from '../list/board.tsx'
import { RowFrame } from '../list/row-frame.tsx'

type SeatAlertRowProps = { alert: Identified<SeatAlertDocument>; around: RowAround }

/** One seat alert: flight, day and wish, how it stands, what the newest look saw and when the next one comes. */
export function SeatAlertRow({ alert, around }: SeatAlertRowProps) {
  const { settings, lastMatch, lastLook } = alert
  const { now, today, plan } = around
  const standing = seatAlertStanding(settings, plan, today)
  return (
    <RowFrame
      kind="seat-alerts"
      {...{ alert, standing, around }}
      name={settings.name || 'Unnamed seat alert'}
      copyHref={seatAlertHref({ ...seatDraftOf(settings), name: copyName(settings.name ?? '') })}
      wish={
        <>
          <p className="flex flex-wrap items-center gap-x-2 text-14">
            <span className="font-mono font-medium">{settings.flight}</span>
            {formatDate(settings.date, 'plain')}
            <CabinChip cabin={settings.cabin} />
          </p>
          <p className="text-14 text-muted">{wantedWords(settings.wanted)}</p>
        </>
      }
      news={
        <>
          <span className="text-muted">{lastLook ? lookWords(lastLook, now) : 'Not looked at yet.'}</span>
          {lastLook?.sample ? <SampleBadge /> : null}
          {lastMatch ? (
            <span className="text-muted">
              Last match {ageOf(lastMatch.at, now).words}: {lastMatch.seats.join(', ')}.
            </span>
          ) : null}
          {standing.kind === 'runs' ? (
            <span className="text-muted">{checkWords(nextSeatCheck(alert, now), now)}</span>
          ) : null}
        </>
      }
    />
  )
}

function lookWords({ at, seats, fault }: NonNullable<SeatAlertDocument['lastLook']>, now: Instant): string {
  const age = `Looked ${ageOf(at, now).words}`
  if (fault !== null) return `${age}: ${fault}`
  return seats.length === 0 ? `${age}: not free now.` : `${age}: free now, ${seats.slice(0, 8).join(', ')}.`
}
