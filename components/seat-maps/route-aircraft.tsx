import { formatNumber } from '@/lib/core/formats.ts'
import { getVariantPath, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { type TypeFlown, typesFlown } from '@/lib/network/aircraft/types-flown.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import type { Route } from '@/lib/network/routes.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { TextLink } from '../ui/text-link.tsx'

const columns: readonly Column<Route>[] = [
  {
    id: 'carrier',
    head: 'Airline',
    cell: ({ carrier, operatedBy }) => (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <CarrierTags codes={[carrier]} />
        {findCarrier(carrier)?.name ?? carrier}
        {operatedBy ? (
          <span className="text-12 font-normal text-muted">flown by {findCarrier(operatedBy)?.name ?? operatedBy}</span>
        ) : null}
      </span>
    ),
  },
  { id: 'aircraft', head: 'Usual aircraft first', cell: (route) => <Types types={typesFlown(route)} /> },
  {
    id: 'cabins',
    head: 'Cabins',
    cell: ({ cabins }) => (
      <span className="inline-flex gap-1">
        {cabins.map((cabin) => (
          <CabinChip key={cabin} cabin={cabin} />
        ))}
      </span>
    ),
  },
  { id: 'week', head: 'Flights a week', end: true, cell: ({ flightsPerWeek }) => `about ${flightsPerWeek}` },
  {
    id: 'status',
    head: 'Flown',
    cell: ({ status, season, started, note, confidence }) => (
      <span className="block min-w-44 text-muted">
        {[
          status === 'operating' ? 'all year' : status,
          season,
          status === 'upcoming' ? started : null,
          note,
          confidence === 'recalled' ? 'unconfirmed' : null,
        ]
          .filter(Boolean)
          .join('; ')}
      </span>
    ),
  },
]

/** Which airlines fly between two airports, with which aircraft. */
export function RouteAircraft({ from, to, routes }: { from: string; to: string; routes: readonly Route[] }) {
  const [first] = routes
  return (
    <>
      <p className="-mt-4 mb-4 text-14 text-muted">
        <RouteLine from={from} to={to} via={[]} />{' '}
        <span className="ml-2">{first ? formatNumber(first.miles) : null} miles</span>
      </p>
      <DataTable caption={`Aircraft from ${from} to ${to}`} columns={columns} rows={routes} keyOf={({ id }) => id} />
    </>
  )
}

function Types({ types }: { types: readonly TypeFlown[] }) {
  return (
    <span className="block min-w-36">
      {types.map(({ name, types: known, variants }, at) => (
        <span key={name}>
          {at > 0 ? ', ' : ''}
          {known[0] ? <TextLink href={getAddress(known[0], variants)}>{name}</TextLink> : name}
        </span>
      ))}
    </span>
  )
}

function getAddress({ airline, slug }: TypeFlown['types'][number], variants: readonly Variant[]): string {
  const [only, second] = variants
  return only && !second ? `/seatmaps/${getVariantPath(only)}` : `/seatmaps/${airline}/${slug}`
}
