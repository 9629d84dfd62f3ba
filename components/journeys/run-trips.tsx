import type { Route } from 'next'
import Link from 'next/link'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { formatCharges, formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { JourneyLeg } from '@/lib/journeys/parts.ts'
import { nightsOf, type RunTrip } from '@/lib/journeys/status-run-answer.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { NotPublished } from '../ui/seats/not-published.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'

const decimal = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })

const columns: readonly Column<RunTrip>[] = [
  { id: 'route', head: 'Trip', cell: ({ out }) => <RouteLine from={out.from} to={out.to} via={[]} /> },
  { id: 'out', head: 'Out', cell: ({ out }) => <Departure leg={out} /> },
  { id: 'back', head: 'Back', cell: ({ back }) => <Departure leg={back} /> },
  { id: 'nights', head: 'Nights', end: true, cell: nightsOf },
  { id: 'cabin', head: 'Cabin', cell: ({ out }) => <CabinChip cabin={out.cabin} /> },
  { id: 'carriers', head: 'Airlines', cell: ({ out, back }) => <Airlines out={out} back={back} /> },
  { id: 'credits', head: 'Credits', end: true, cell: ({ credits }) => formatNumber(credits) },
  { id: 'points', head: 'Points', end: true, cell: ({ total }) => formatNumber(total.points) },
  {
    id: 'charges',
    head: 'Charges',
    end: true,
    cell: ({ total }) => (total.charges ? formatCharges(total.charges) : <NotPublished />),
  },
  { id: 'value', head: 'Per 1,000 points', end: true, cell: (trip) => decimal.format(trip.creditsPer1000Points) },
  {
    id: 'dollar',
    head: 'Per dollar',
    end: true,
    cell: ({ creditsPerDollar }) => (creditsPerDollar === null ? <NotPublished /> : decimal.format(creditsPerDollar)),
  },
]

/** Trips out and back with what they earn and cost. */
export function RunTrips({ caption, trips }: { caption: string; trips: readonly RunTrip[] }) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={trips}
      keyOf={({ out, back }) => [out.to, out.date, back.date, out.cabin, out.departs, back.departs].join()}
    />
  )
}

function Departure({ leg: { from, to, date, cabin, departs } }: { leg: JourneyLeg }) {
  return (
    <Link
      href={`${finderLink('qantas', { from, to, cabins: [cabin] })}&day=${date}` as Route}
      prefetch={false}
      className="whitespace-nowrap underline underline-offset-4 hover:text-accent"
    >
      {formatDate(date)} {departs?.slice(11, 16)}
    </Link>
  )
}

function Airlines({ out, back }: Pick<RunTrip, 'out' | 'back'>) {
  return <CarrierTags codes={[...new Set([...out.carriers, ...back.carriers])]} />
}
