'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { Identified } from '@/lib/accounts/client/state.ts'
import { copyName } from '@/lib/alerts/compose/alert-draft.ts'
import { getSeatAlertName, getSeatAlertStatus, seatList, wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import { seatAlertHref, toSeatDraft } from '@/lib/alerts/compose/seat-alert-draft.ts'
import { checkWords, nextSeatCheck } from '@/lib/alerts/next-check.ts'
import { findCheckFor, type LastCheck } from '@/lib/alerts/seat-alert.ts'
import type { SeatAlertDocument } from '@/lib/alerts/seat-alert-document.ts'
import { seatNames } from '@/lib/alerts/seat-news.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { formatDate, getAge } from '@/lib/core/formats.ts'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Board, type RowAround } from '../list/board.tsx'
import { MemberList } from '../list/member-list.tsx'
import { RowFrame } from '../list/row-frame.tsx'

/** A member's seat alerts. */
export function SeatAlertList() {
  const { seatAlerts } = useAccount()
  return (
    <MemberList
      kind="seat-alerts"
      board={(history) => (
        <Board
          kind="seat-alerts"
          alerts={seatAlerts}
          history={history}
          empty="No seat alerts yet. Set one and we’ll tell you when your seat becomes available."
          row={(alert, around) => <SeatAlertRow {...{ alert, around }} />}
        />
      )}
    />
  )
}

type SeatAlertRowProps = { alert: Identified<SeatAlertDocument>; around: RowAround }

/** One seat alert: its flight, day, wanted seat, status, what the latest check found and when the next one is due. */
function SeatAlertRow({ alert, around }: SeatAlertRowProps) {
  const { settings, lastMatch } = alert
  const lastCheck = findCheckFor(settings, alert.lastLook)
  const { now, today, plan } = around
  const status = getSeatAlertStatus(settings, plan, today)
  return (
    <RowFrame
      kind="seat-alerts"
      {...{ alert, status, around }}
      name={getSeatAlertName(settings)}
      copyHref={seatAlertHref({ ...toSeatDraft(settings), name: copyName(settings.name ?? '') })}
      criteria={
        <>
          <p className="flex flex-wrap items-center gap-x-2 text-14">
            <span className="font-mono font-medium">{settings.flight}</span>
            {formatDate(settings.date, 'plain')}
            <CabinChip cabin={settings.cabin} />
          </p>
          <p className="text-14 text-muted first-letter:uppercase">{wantedWords(settings.wanted)}</p>
        </>
      }
      news={
        <>
          <span className="text-muted">{lastCheck ? lastCheckWords(lastCheck, now) : 'Not checked yet.'}</span>
          {lastCheck?.sample ? <SampleBadge /> : null}
          {lastMatch ? (
            <span className="text-muted">
              Last match {getAge(lastMatch.at, now).words}: {seatList(lastMatch.seats)}.
            </span>
          ) : null}
          {status.kind === 'runs' ? (
            <span className="text-muted">{checkWords(nextSeatCheck(alert, now), now)}</span>
          ) : null}
        </>
      }
    />
  )
}

function lastCheckWords({ at, legs, fault }: LastCheck, now: Instant): string {
  const age = `Checked ${getAge(at, now).words}`
  if (fault !== null) return `${age}. ${fault}`
  const free = legs.filter(({ seats }) => seats.length > 0)
  if (free.length === 0) return `${age}: not free now.`
  const whole = legs.length === 1 ? seatList(seatNames(free)) : free.map(legWords).join('; ')
  return `${age}: free now, ${whole}.`
}

const legWords = ({ from, to, seats }: LastCheck['legs'][number]) => `${seatList(seats)} on ${from} to ${to}`
