import { hasPairPage } from '@/lib/calculators/fly/qantas-slugs.ts'
import { velocityPairs } from '@/lib/calculators/fly/velocity-slugs.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import type { ReachRow } from '@/lib/journeys/where-can-i-go/reach.ts'
import type { Column } from '../../ui/data-table.tsx'
import { FoldedTable } from '../../ui/folded-table.tsx'
import { PointsFigure } from '../../ui/points-figure.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type ReachTableProps = { caption: string; program: Program; from: string; rows: readonly ReachRow[] }

/** Returns the path of the page about a pair's points, or null if it has none. */
const pageOf: Record<Program, (from: string, to: string) => string | null> = {
  qantas: (from, to) => (hasPairPage(from, to) ? `/qantas/how-many-points-to-fly-to/${from}/${to}` : null),
  velocity: (from, to) =>
    velocityPairs.hasPage(from, to) ? `/virgin-australia/how-many-velocity-points-to-fly-to/${from}/${to}` : null,
}

/** Places with the fewest points in each cabin; a place links to its page if it has one. */
export function ReachTable({ caption, program, from, rows }: ReachTableProps) {
  const columns: readonly Column<ReachRow>[] = [
    {
      id: 'to',
      head: 'To',
      cell: ({ to }) => {
        const page = pageOf[program](from, to.slug)
        return page ? <TextLink href={page}>{to.name}</TextLink> : to.name
      },
    },
    { id: 'miles', head: 'Miles', end: true, cell: ({ miles }) => formatNumber(miles) },
    { id: 'stop', head: 'Stop', cell: ({ stop }) => <span className="font-mono">{stop ?? 'none'}</span> },
    { id: 'carriers', head: 'Airlines', cell: ({ carriers }) => <CarrierTags codes={carriers} /> },
    ...cabins
      .map((cabin, at) => ({ cabin, at }))
      .filter(({ at }) => rows.some(({ points }) => points[at] != null))
      .map(({ cabin, at }) => ({
        id: cabin,
        head: cabinDisplay[cabin].name,
        end: true,
        cell: ({ points }: ReachRow) => <PointsFigure points={points[at]} />,
      })),
  ]
  return (
    <FoldedTable
      caption={caption}
      rows={rows}
      columns={columns}
      keyOf={({ to }) => to.slug}
      first={20}
      countMore={(more) => countOf(more, 'more place')}
    />
  )
}
