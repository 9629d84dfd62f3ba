import { drawnAs, getVariantPath, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { type KnownFlight, knownFlightsBetween } from '@/lib/network/aircraft/known-flights.ts'
import { describePage } from '@/lib/network/aircraft/seat-map-pages.ts'
import { typesFlown } from '@/lib/network/aircraft/types-flown.ts'
import { getAirport } from '@/lib/network/airports.ts'
import type { Route } from '@/lib/network/routes.ts'
import { type NextStep, PageFrame } from '../shell/page-frame.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { NotKnown } from './not-known.tsx'
import { RouteAircraft } from './route-aircraft.tsx'
import { Section } from './section.tsx'
import { VariantBody } from './variant-seat-map.tsx'

const columns: readonly Column<KnownFlight>[] = [
  {
    id: 'flight',
    head: 'Flight',
    cell: ({ flights, carrier }) => <span className="font-mono">{flights.join(', ') || carrier}</span>,
  },
  {
    id: 'route',
    head: 'Route',
    cell: ({ from, to, via }) => (
      <span className="font-mono whitespace-nowrap">{[from, via, to].filter(Boolean).join('–')}</span>
    ),
  },
  { id: 'aircraft', head: 'Usual aircraft', cell: ({ aircraft }) => aircraft ?? <NotKnown /> },
  { id: 'block', head: 'Gate to gate', cell: ({ blockTime }) => blockTime ?? <NotKnown /> },
  { id: 'asOf', head: 'As of', cell: ({ asOf }) => asOf ?? 'not dated' },
  {
    id: 'note',
    head: 'Notes',
    cell: ({ note, operator, confidence }) => (
      <span className="text-muted">
        {[note, operator ? `flown by ${operator}` : '', confidence === 'recalled' ? 'unconfirmed' : '']
          .filter(Boolean)
          .join('; ')}
      </span>
    ),
  },
]

/** Flights whose usual aircraft is named by a source, with the date of that source. */
function KnownFlights({ from, to }: { from: string; to: string }) {
  const flights = knownFlightsBetween(from, to)
  if (flights.length === 0) return null
  return (
    <Section title="Which aircraft is my flight on?" intro="By flight number, each with its date.">
      <DataTable
        caption={`Usual aircraft between ${from} and ${to}`}
        columns={columns}
        rows={flights}
        keyOf={({ flights: numbers, carrier, asOf }) => `${carrier} ${numbers.join()} ${asOf}`}
      />
    </Section>
  )
}

type RouteSeatMapsProps = { from: string; to: string; routes: Route[] }

/** The aircraft of one route: which airline flies which, with a drawing of the usual one. */
export function RouteSeatMaps({ from, to, routes }: RouteSeatMapsProps) {
  const usual = usualVariant(routes)
  const [start, end] = [getAirport(from).city, getAirport(to).city]
  return (
    <PageFrame
      path="/seatmaps"
      slug={describePage({ kind: 'route', from, to, routes })}
      next={listSteps(from, to, routes)}
    >
      <RouteAircraft from={from} to={to} routes={routes} />
      <KnownFlights from={from} to={to} />
      {usual ? (
        <Section
          title={usual.name}
          intro={
            <>
              The usual layout from {start} to {end} that we can draw.{' '}
              <TextLink href={`/seatmaps/${getVariantPath(usual)}`}>All about this aircraft</TextLink>
            </>
          }
        >
          <VariantBody variant={usual} />
        </Section>
      ) : (
        <Section title="No seat map">
          <p className="max-w-prose text-16 text-muted">
            We found no published layout for the aircraft on this route. See the airline’s booking page for your
            flight’s seats.
          </p>
        </Section>
      )}
    </PageFrame>
  )
}

/** Returns a drawable layout of the first aircraft that has one (busiest carrier first), numbered if possible. */
function usualVariant(routes: readonly Route[]): Variant | undefined {
  const [first] = routes.flatMap(typesFlown).filter(({ variants }) => variants.some((one) => drawnAs(one) !== 'none'))
  const variants = first?.variants.filter((one) => drawnAs(one) !== 'none') ?? []
  return variants.find((one) => drawnAs(one) === 'numbered') ?? variants[0]
}

function listSteps(from: string, to: string, routes: readonly Route[]): NextStep[] {
  const finder = routes.some(({ programs }) => programs.includes('qantas'))
    ? '/qantas/reward-seat-finder'
    : '/virgin-australia/reward-seat-finder'
  return [
    {
      href: `${finder}?from=${from}&to=${to}`,
      title: `Reward seats from ${getAirport(from).city} to ${getAirport(to).city}`,
      summary: 'A whole year, in every cabin.',
    },
    {
      href: `/flight-load-checker?from=${from}&to=${to}`,
      title: 'How full are the flights?',
      summary: 'Seats left on this route, day by day.',
    },
  ]
}
