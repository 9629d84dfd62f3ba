'use client'

import { Bell, ExternalLink, RefreshCw } from 'lucide-react'
import type { Route } from 'next'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { Row } from '@/lib/availability/search-contract.ts'
import { formatNumber, speakSeats } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { alertLinkOf } from '@/lib/search/alert-link.ts'
import { bookingLinkOf } from '@/lib/search/booking-link.ts'
import { priceKindOf, priceWords } from '@/lib/search/price-kind.ts'
import { type RecheckVerdict, recheckVerdictOf } from '@/lib/search/recheck.ts'
import { recheckAddress } from '@/lib/search/request.ts'
import { Button, buttonStyle } from '../ui/button.tsx'
import { CopyLink } from '../ui/copy-link.tsx'
import Link from '../ui/link.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useLive } from './use-live.ts'

type RowActionsProps = { program: Program; row: Row; seats: number }

/** What can be done with one row: book it, check it again, watch it, pass it on. */
export function RowActions({ program, row, seats }: RowActionsProps) {
  const { from, to, date, cabin } = row
  const booking = bookingLinkOf(row, seats)
  const alert = alertLinkOf(program, {
    from: [from],
    to: [to],
    when: { kind: 'range', start: date, end: date },
    seats,
    cabins: [cabin],
  })
  return (
    <div className="space-y-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <a href={booking.href} target="_blank" rel="noopener noreferrer" className={buttonStyle('primary')}>
          {booking.label}
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only"> (opens a new tab)</span>
        </a>
        {alert ? (
          <Link href={alert as Route} prefetch={false} className={buttonStyle()}>
            <Bell aria-hidden="true" className="size-4" />
            Alert me
          </Link>
        ) : null}
        <CopyLink address={rowAddress(row, seats)} />
        <RecheckRow program={program} row={row} seats={seats} />
      </div>
      <p className="text-12 text-muted">
        {booking.note} Check points, charges and seats there before you transfer points.
      </p>
      <p className="text-12 text-muted">
        <span className="font-medium text-ink">Which price is this?</span> {priceWords[priceKindOf(row)]}{' '}
        <TextLink href="/which-price-is-this">More on kinds of price</TextLink>
      </p>
    </div>
  )
}

/** This very row in the finder it stands in. */
function rowAddress({ program, from, to, date, cabin }: Row, seats: number): string {
  const when = `${date}..${date}`
  const params = new URLSearchParams({ from, to, programs: program, cabins: cabin, seats: String(seats), when })
  return `?${params}`
}

type RecheckRowProps = { program: Program; row: Row; seats: number }

/** Asks the source about this one row again; part of the plans with live search. */
function RecheckRow({ program, row, seats }: RecheckRowProps) {
  const { user } = useAccount()
  const live = useLive()
  if (getPlanLimits(user?.claimedPlan ?? 'guest', program).liveSearch === null) {
    return (
      <span className="inline-flex min-h-9 items-center text-14 text-muted">
        Check again: with <TextLink href="/pricing">Silver or Gold</TextLink>
      </span>
    )
  }
  const verdict = recheckVerdictOf(live.progress, row)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button
        aria-busy={live.state === 'running' || undefined}
        disabled={live.state === 'running'}
        onClick={() => live.start(recheckAddress(program, row, seats))}
      >
        <RefreshCw aria-hidden="true" className="size-4" />
        {live.state === 'running' ? 'Asking' : 'Check again'}
      </Button>
      <span role="status" className="text-14">
        {live.fault ? `Not checked: ${live.fault}` : verdict ? wordsOf(verdict) : null}
      </span>
    </span>
  )
}

function wordsOf(verdict: RecheckVerdict): string {
  if (verdict.kind === 'failed') return `Not checked: ${verdict.message}`
  if (verdict.kind === 'gone') return 'Not found now.'
  const { seats, points } = verdict.row
  return `Seen again just now: ${speakSeats(seats)}${points === null ? '' : `, ${formatNumber(points)} points`}.`
}
