import type { FoundSeats } from '@/lib/alerts/alert.ts'
import type { Row } from '@/lib/availability/search-contract.ts'
import { formatDate, formatLocalTime, formatMinutes } from '@/lib/core/formats.ts'
import { findCarrier } from '@/lib/network/carriers.ts'

type Leg = {
  label: string
  from: string
  to: string
  date: string
  direct: boolean
  departs: string | null
  arrives: string | null
  above: string
  below: string
}

/** The outbound flight, and the return below it if the seats are a pair. Shows times only if the source gave them. */
export function TicketLegs({ found, row }: { found: FoundSeats; row: Row | null }) {
  const { from, to, date, direct, carriers, other } = found
  const airlines = carriers.map((code) => findCarrier(code)?.name ?? code).join(', ')
  const out: Leg = {
    ...{ label: other?.kind === 'return' ? 'Out' : '', from, to, date, direct },
    departs: row?.departs ?? null,
    arrives: row?.arrives ?? null,
    above: row?.minutes ? formatMinutes(row.minutes) : direct ? 'Non-stop' : 'With a stop',
    below: row && row.flights.length > 0 ? row.flights.join(', ') : airlines,
  }
  const legs: Leg[] = [out]
  if (other?.kind === 'return') {
    const stops = other.direct ? 'Non-stop' : 'With a stop'
    legs.push({ ...other, label: 'Back', departs: null, arrives: null, above: stops, below: '' })
  }
  return (
    <ul className="divide-y divide-line">
      {legs.map((leg) => (
        <li key={leg.date + leg.from} className="grid items-center gap-x-4 py-2.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
          <p>
            <span className="block text-16 font-semibold">{formatDate(leg.date)}</span>
            <span className="block text-12 text-muted">
              {leg.label ? `${leg.label}, ` : ''}
              {leg.date.slice(0, 4)}
            </span>
          </p>
          <LegLine leg={leg} />
        </li>
      ))}
    </ul>
  )
}

function LegLine({ leg }: { leg: Leg }) {
  const { from, to, date, direct, departs, arrives, above, below } = leg
  return (
    <p className="figures grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <End code={from} time={departs && formatLocalTime(departs, date)} />
      <span className="min-w-0 text-center text-12 text-muted">
        <span className="block">{above}</span>
        <svg aria-hidden="true" viewBox="0 0 200 8" preserveAspectRatio="none" className="h-2 w-full">
          <path
            d="M0 4h200"
            stroke="currentColor"
            vectorEffect="non-scaling-stroke"
            strokeDasharray={direct ? undefined : '4 3'}
          />
        </svg>
        <span className="block min-h-4 truncate">{below}</span>
      </span>
      <span className="sr-only"> to </span>
      <End code={to} time={arrives && formatLocalTime(arrives, date)} />
    </p>
  )
}

function End({ code, time }: { code: string; time: string | null }) {
  return (
    <span className="min-w-12">
      <span className={`block ${time === null ? 'font-mono text-16 font-medium' : 'text-16 font-semibold'}`}>
        {time ?? code}
      </span>
      <span className="block min-h-4 font-mono text-12 text-muted">{time === null ? '' : code}</span>
    </span>
  )
}
