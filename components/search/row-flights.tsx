'use client'

import { useQuery } from '@tanstack/react-query'
import { ExternalLink, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { Row } from '@/lib/availability/search-contract.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { formatNumber, speakSeats } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { buildBookingLink } from '@/lib/search/booking-link.ts'
import { getPriceKind, priceWords } from '@/lib/search/price-kind.ts'
import { ReadOptions } from '@/lib/search/read-options.ts'
import { getRecheckVerdict, type RecheckVerdict } from '@/lib/search/recheck.ts'
import { optionsAddress, recheckAddress } from '@/lib/search/request.ts'
import { Button, buttonStyle } from '../ui/button.tsx'
import { CopyLink } from '../ui/copy-link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useRequestIdentity } from '../ui/use-request-identity.ts'
import { AlertLink } from './alert-link.tsx'
import { FlightOptionView } from './flight-option-view.tsx'
import { LegMap } from './leg-map.tsx'
import { useLive } from './use-live.ts'

type RowFlightsProps = {
  program: Program
  row: Row
  seats: number
  /** The most seats the plan counts; that many means at least that many. */
  maxSeats: number | undefined
}

/** The flights behind one row, requested when the row is opened. */
export function RowFlights({ program, row, seats, maxSeats }: RowFlightsProps) {
  const identity = useRequestIdentity()
  const address = optionsAddress(program, row, seats)
  const query = useQuery({
    queryKey: ['options', identity.id, address],
    queryFn: async ({ signal }) => fetchJson(address, ReadOptions, { signal, token: await identity.token() }),
  })
  if (query.isError) {
    return (
      <Frame>
        <p role="alert" className="text-14">
          We couldn’t load the flights: {query.error.message}
        </p>
        <Button onClick={() => void query.refetch()}>Try again</Button>
        <RowActions program={program} row={row} seats={seats} />
      </Frame>
    )
  }
  if (!query.data) {
    return (
      <Frame>
        <Skeleton className="h-6 w-96 max-w-full" />
        <Skeleton className="h-6 w-80 max-w-full" />
      </Frame>
    )
  }
  const options = query.data.options.filter(({ direct }) => direct === row.direct)
  return (
    <Frame>
      {options.length === 0 ? <p className="text-14 text-muted">We don’t have flight details for this day.</p> : null}
      <div className="flex items-start gap-6">
        <ul className="min-w-0 flex-1 divide-y divide-line">
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity of their own and never reorder.
            <FlightOptionView key={index} option={option} date={row.date} seats={seats} maxSeats={maxSeats} />
          ))}
        </ul>
        <div className="w-56 shrink-0 overflow-hidden rounded-xl border border-line max-md:hidden print:hidden">
          <LegMap label={`Map: ${row.from} to ${row.to}`} legs={[row]} />
        </div>
      </div>
      <RowActions program={program} row={row} seats={seats} />
    </Frame>
  )
}

/** Stays at the left edge while the table scrolls sideways on a phone. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="sticky left-0 w-[min(100cqw,100%)] space-y-2 px-4 py-3 whitespace-normal sm:px-5">{children}</div>
  )
}

type RowActionsProps = { program: Program; row: Row; seats: number }

/** The actions for one row: book it, check it again, set an alert, share it. */
function RowActions({ program, row, seats }: RowActionsProps) {
  const { from, to, date, cabin } = row
  const booking = buildBookingLink(row, seats)
  const when = { kind: 'range', start: date, end: date } as const
  return (
    <div className="space-y-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <a href={booking.href} target="_blank" rel="noopener noreferrer" className={buttonStyle('primary')}>
          {booking.label}
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only"> (opens a new tab)</span>
        </a>
        <AlertLink program={program} watched={{ from: [from], to: [to], when, seats, cabins: [cabin] }} />
        <CopyLink address={rowAddress(row, seats)} />
        <RecheckRow program={program} row={row} seats={seats} />
      </div>
      <p className="text-12 text-muted">
        {booking.note} Check points, charges and seats there before you transfer points.
      </p>
      <p className="text-12 text-muted">
        <span className="font-medium text-ink">Which price is this?</span> {priceWords[getPriceKind(row)]}{' '}
        <TextLink href="/which-price-is-this">More on kinds of price</TextLink>
      </p>
    </div>
  )
}

/** Returns the query that finds this row in the current finder. */
function rowAddress({ program, from, to, date, cabin }: Row, seats: number): string {
  const when = `${date}..${date}`
  const params = new URLSearchParams({ from, to, programs: program, cabins: cabin, seats: String(seats), when })
  return `?${params}`
}

type RecheckRowProps = { program: Program; row: Row; seats: number }

/** Checks this one row with its source again; for plans with live search. */
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
  const verdict = getRecheckVerdict(live.progress, row)
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
        {live.fault ? `Not checked: ${live.fault}` : verdict ? describeVerdict(verdict) : null}
      </span>
    </span>
  )
}

function describeVerdict(verdict: RecheckVerdict): string {
  if (verdict.kind === 'failed') return `Not checked: ${verdict.message}`
  if (verdict.kind === 'gone') return 'Not found now.'
  const { seats, points } = verdict.row
  return `Seen again just now: ${speakSeats(seats)}${points === null ? '' : `, ${formatNumber(points)} points`}.`
}
