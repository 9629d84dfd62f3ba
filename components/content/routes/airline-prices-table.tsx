import { type AirlinePrice, type CabinPrice, listAirlinePrices } from '@/lib/content/routes/airline-prices.ts'
import type { RoutePage } from '@/lib/content/routes/route-page.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { formatCharges, formatNumber, formatSeenOn } from '@/lib/core/formats.ts'
import { groupBy } from '@/lib/core/group.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { MixedLegend } from '../../ui/points-figure.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'

const keyOf = ({ program, routing }: AirlinePrice) => [program, ...routing.airports, ...routing.carriers].join('-')

/** What each airline's seats cost in either program, with bars to compare them by. */
export function AirlinePricesTable({ page, caption }: { page: RoutePage; caption: string }) {
  const rows = listAirlinePrices(page.routings)
  const cabinColumns = (rows[0]?.prices ?? []).map(
    ({ cabin }, at): Column<AirlinePrice> => ({
      id: cabin,
      head: cabinDisplay[cabin].name,
      cell: ({ prices }) => <Price price={prices[at]} />,
    }),
  )
  const columns: Column<AirlinePrice>[] = [
    { id: 'airline', head: 'Airline', cell: ({ routing }) => <Airline routing={routing} /> },
    ...cabinColumns,
    { id: 'program', head: 'Pay with', cell: (row) => <PayWith row={row} /> },
    { id: 'charges', head: 'Taxes and charges', cell: ({ prices }) => <Charges prices={prices} /> },
  ]
  return (
    <div>
      <DataTable {...{ caption, columns, rows, keyOf }} marked={({ isLowest }) => isLowest} />
      {rows.some(({ prices }) => prices.some(({ isMixed }) => isMixed)) ? <MixedLegend /> : null}
    </div>
  )
}

function Airline({ routing: { airports, carriers } }: Pick<AirlinePrice, 'routing'>) {
  const stops = airports.slice(1, -1).map((code) => findAirport(code)?.city ?? code)
  return (
    <>
      <span className="block max-sm:w-28">
        {[...new Set(carriers)].map((code) => findCarrier(code)?.name ?? code).join(', ')}
      </span>
      <span className="block text-12 font-normal text-muted">
        {stops.length === 0 ? 'non-stop' : `via ${stops.join(' and ')}`}
      </span>
    </>
  )
}

function Price({ price }: { price: CabinPrice | undefined }) {
  if (price === undefined || price.points === null) {
    return <span className="text-12 text-muted">{price?.isFlown === false ? 'not flown' : 'not published'}</span>
  }
  const { cabin, points, share, isMixed, isUnsure } = price
  return (
    <span className="block min-w-24">
      {formatNumber(points)}
      {isMixed ? <span className="ml-1.5 text-12 font-normal text-muted">mixed</span> : null}
      {isUnsure ? <span className="block text-12 font-normal text-muted">unconfirmed</span> : null}
      <span
        aria-hidden="true"
        className={`mt-1 block h-1 rounded-full bg-current ${cabinDisplay[cabin].text}`}
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  )
}

function PayWith({ row: { program, routing, isLowest } }: { row: AirlinePrice }) {
  return (
    <>
      {programFacts[program].name}
      {isLowest ? (
        <span className="block text-12 text-accent">Fewest{routing.airports.length > 2 ? '' : ', non-stop'}</span>
      ) : null}
    </>
  )
}

function Charges({ prices }: Pick<AirlinePrice, 'prices'>) {
  const known = prices.flatMap(({ cabin, charges }) => (charges ? [{ cabin, ...charges }] : []))
  if (known.length === 0) return <span className="text-12 text-muted">shown at booking</span>
  const amounts = groupBy(known, ({ minor, seen }) => `${minor} ${seen}`)
  return (
    <>
      {[...amounts].map(([key, same]) =>
        same.slice(0, 1).map(({ minor, seen }) => (
          <span key={key} className="block whitespace-nowrap">
            {formatCharges({ minor, currency: 'AUD', estimatedFrom: seen })}{' '}
            <span className="text-12 font-normal text-muted">
              {amounts.size === 1 ? '' : `${same.map(({ cabin }) => cabinNames[cabin]).join(', ')}, `}
              {formatSeenOn(seen)}
            </span>
          </span>
        )),
      )}
    </>
  )
}
