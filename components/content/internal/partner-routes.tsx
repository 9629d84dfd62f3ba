import { tablePointsOn } from '@/lib/availability/table-price.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { programs } from '@/lib/core/program.ts'
import { allRoutes, type Route } from '@/lib/network/routes.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PointsFigure } from '../../ui/points-figure.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'

/** Every non-stop route of a carrier, one row a pair, with the price of each cabin by the tables in force. */
export function PartnerRoutes({ carrier }: { carrier: string }) {
  const priceOf = tablePointsOn(localDateOf(serverClock.now()))
  const routes = allRoutes.filter((route) => route.carrier === carrier && route.blockMinutes !== null)
  const columns: Column<Route>[] = [
    { id: 'route', head: 'Route', cell: ({ from, to }) => <RouteLine from={from} to={to} via={[]} /> },
    { id: 'miles', head: 'Miles', end: true, cell: ({ miles }) => formatNumber(miles) },
    { id: 'cabins', head: 'Cabins', cell: ({ cabins }) => cabins.join(' ') },
    ...programs
      .filter((program) => routes.some((route) => route.programs.includes(program)))
      .flatMap((program) =>
        cabins
          .filter((cabin) => routes.some((route) => route.cabins.includes(cabin)))
          .map(
            (cabin): Column<Route> => ({
              id: `${program}-${cabin}`,
              head: `${programFacts[program].name} ${cabin}`,
              end: true,
              cell: ({ from, to, miles, cabins, programs: sold }) =>
                cabins.includes(cabin) && sold.includes(program) ? (
                  <PointsFigure points={priceOf({ program, from, to, carrier, miles, cabin })} />
                ) : (
                  ''
                ),
            }),
          ),
      ),
  ]
  return <DataTable caption={`${carrier} routes`} columns={columns} rows={routes} keyOf={({ id }) => id} />
}
