'use client'

import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { usePathname, useSearchParams } from 'next/navigation'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { cabinNames } from '@/lib/core/cabin.ts'
import { addDays } from '@/lib/core/dates.ts'
import { ApiFailure, fetchJson } from '@/lib/core/fetch-json.ts'
import {
  formatCharges,
  formatDate,
  formatInstant,
  formatLocalTime,
  formatMinutes,
  formatNumber,
  speakSeats,
} from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { buildBookingLink } from '@/lib/search/booking-link.ts'
import { isForSeat, ReadSeat } from '@/lib/search/linked-seat.ts'
import { SEAT_PARAMETER } from '@/lib/search/seat-parameter.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { AnswerProviders } from '../ui/answer-providers.tsx'
import { Button, buttonStyle } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { FreshnessChip } from '../ui/seats/freshness-chip.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** The seat a message reported, as it is now, whatever the reader's plan shows; or why the link doesn't open one. */
export function LinkedSeatPanel({ token }: { token: string }) {
  return (
    <AnswerProviders>
      <section aria-label="The seat from your alert" className="min-h-56">
        <SeatOfLink token={token} />
      </section>
    </AnswerProviders>
  )
}

function SeatOfLink({ token }: { token: string }) {
  const params = useSearchParams()
  const address = `/api/search/seat?${new URLSearchParams({ [SEAT_PARAMETER]: token })}`
  const query = useQuery({
    queryKey: ['linked-seat', token],
    queryFn: ({ signal }) => fetchJson(address, ReadSeat, { signal, token: null }),
  })
  if (query.isError) return <NoSeat error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) {
    return (
      <Panel className="space-y-3">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="h-24 w-full" />
      </Panel>
    )
  }
  if (!isForSeat(params, query.data.seat)) return <OtherSeat answer={query.data} token={token} />
  return query.data.row === null ? (
    <GoneSeat answer={query.data} />
  ) : (
    <SeatView answer={query.data} row={query.data.row} />
  )
}

const dayWords = (date: string) => `${formatDate(date)} ${date.slice(0, 4)}`

type SeatViewProps = { answer: ReadSeat; row: NonNullable<ReadSeat['row']> }

function SeatView({ answer, row }: SeatViewProps) {
  const { now, ends, sample, source, seat } = answer
  const { date, from, to, cabin, departs, arrives, flights, aircraft, minutes, stops } = row
  const booking = buildBookingLink(row, seat.seats)
  const flown = [...new Set(aircraft)].join(', ')
  const line = [minutes === null ? '' : formatMinutes(minutes), flights.join(', '), flown].filter(Boolean)
  return (
    <Panel className="space-y-4">
      <p className="flex flex-wrap items-center gap-2 text-14 text-muted">
        From your alert {sample ? <SampleBadge /> : null}
        <FreshnessChip seenAt={row.seenAt} now={now} source={source} missed={row.missed} />
      </p>
      <div className="grid gap-5 sm:grid-cols-[1fr_auto] sm:items-end">
        <div className="min-w-0 space-y-2">
          <h2 className="text-20 font-semibold">
            {speakSeats(row.seats)} in {cabinNames[cabin]}, {dayWords(date)}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16">
            <CabinChip cabin={cabin} />
            <RouteLine from={from} to={to} via={row.direct ? [] : (stops ?? 'unknown')} />
            {departs && arrives ? (
              <span className="figures">
                {formatLocalTime(departs, date)} to {formatLocalTime(arrives, date)}
              </span>
            ) : null}
          </p>
          {line.length > 0 ? <p className="text-14 text-muted">{line.join(' · ')}</p> : null}
        </div>
        <p className="sm:text-right">
          <span className="figures block text-28 leading-9 font-semibold tracking-tight">
            {row.points === null ? 'Points not published' : `${formatNumber(row.points)} points`}
          </span>
          <span className="block text-14">
            {row.charges === null ? '+ taxes and charges, shown at booking' : `+ ${formatCharges(row.charges)}`}, each
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <a href={booking.href} target="_blank" rel="noopener noreferrer" className={buttonStyle('primary')}>
          {booking.label}
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only"> (opens a new tab)</span>
        </a>
        <p className="text-14 text-muted">
          Seats aren’t held. Check points and charges at {programFacts[row.program].name} before you transfer points.
        </p>
      </div>
      <p className="text-12 text-muted">This link shows this one seat on any device until {formatInstant(ends)}.</p>
    </Panel>
  )
}

/** Returns the finder's address for the three days either side of a seat, without the link's token. */
function aroundHref(path: string, { from, to, date, cabin }: ReadSeat['seat']): string {
  const when = `${addDays(date, -3)}..${addDays(date, 3)}`
  return `${path}?${new URLSearchParams({ from, to, when, cabins: cabin })}`
}

function GoneSeat({ answer: { seat, now } }: { answer: ReadSeat }) {
  const path = usePathname()
  return (
    <Panel className="space-y-2">
      <h2 className="text-20 font-semibold">This seat is gone</h2>
      <p className="text-14 text-muted">
        {cabinNames[seat.cabin]} from {seat.from} to {seat.to} on {dayWords(seat.date)} has gone, as of{' '}
        {formatInstant(now)}. Your alert is still on and will tell you if one opens again.
      </p>
      <p className="text-14">
        <TextLink href={aroundHref(path, seat)}>See nearby dates</TextLink>
      </p>
    </Panel>
  )
}

function OtherSeat({ answer: { seat }, token }: { answer: ReadSeat; token: string }) {
  const path = usePathname()
  const { from, to, date, cabin } = seat
  const own = new URLSearchParams({ from, to, when: `${date}..${date}`, cabins: cabin, [SEAT_PARAMETER]: token })
  return (
    <Panel className="space-y-2">
      <h2 className="text-16 font-semibold">This link opens another seat</h2>
      <p className="text-14 text-muted">
        An alert link only opens the seat it was sent for. Here’s what your plan shows for this search.
      </p>
      <p className="text-14">
        <TextLink href={`${path}?${own}`}>
          Show {cabinNames[cabin]} from {from} to {to}, {dayWords(date)}
        </TextLink>
      </p>
    </Panel>
  )
}

function NoSeat({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { user } = useAccount()
  const openLogin = useLoginDialog()
  const status = error instanceof ApiFailure ? error.status : null
  const isEnded = status === 410
  const isOurs = isEnded || status === 404
  return (
    <Panel className="space-y-3">
      <h2 className="text-20 font-semibold">
        {isEnded ? 'This link has expired' : isOurs ? 'This link doesn’t work' : 'We couldn’t load the seat'}
      </h2>
      <p className="text-14 text-muted">
        {error.message} {isOurs && user ? 'Here’s what your plan shows for this search.' : null}
      </p>
      {isOurs && !user ? (
        <Button kind="primary" onClick={() => openLogin({ goOn: 'here' })}>
          Log in to see this seat
        </Button>
      ) : null}
      {isOurs ? null : <Button onClick={onRetry}>Try again</Button>}
    </Panel>
  )
}
