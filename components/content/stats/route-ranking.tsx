import { popularSlugOf } from '@/lib/content/routes/popular-pages.ts'
import type { RouteShare, StatsReport } from '@/lib/content/stats/report.ts'
import { routeRanking } from '@/lib/content/stats/stats-bars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { programDoors } from '../../ui/seats/program-doors.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { shareWords } from './share-chart.tsx'

const columns: readonly Column<RouteShare>[] = [
  { id: 'route', head: 'Route', cell: ({ from, to }) => <RouteName from={from} to={to} /> },
  { id: 'program', head: 'Points', cell: ({ program }) => programDoors[program].name },
  { id: 'share', head: 'Found a seat', end: true, cell: (route) => shareWords(route) },
  { id: 'looks', head: 'Looks', end: true, cell: ({ looks }) => formatNumber(looks) },
]

/** Where seats are found most and least often. */
export function RouteRanking({ report }: { report: StatsReport }) {
  const { most, least } = routeRanking(report.byRoute)
  return (
    <div className="mt-12 grid gap-10 lg:grid-cols-2">
      <Ranking title="Routes with seats most often" rows={most} />
      <Ranking title="Routes with seats least often" rows={least} />
    </div>
  )
}

function Ranking({ title, rows }: { title: string; rows: readonly RouteShare[] }) {
  if (rows.length === 0) return null
  return (
    <section className="min-w-0">
      <h3 className="mb-3 text-16 font-semibold">{title}</h3>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        keyOf={({ program, from, to }) => `${program} ${from} ${to}`}
      />
    </section>
  )
}

function RouteName({ from, to }: { from: string; to: string }) {
  const name = `${findAirport(from)?.city ?? from} to ${findAirport(to)?.city ?? to}`
  const slug = popularSlugOf(from, to)
  return (
    <span className="block min-w-36">{slug ? <TextLink href={`/popular-routes/${slug}`}>{name}</TextLink> : name}</span>
  )
}
