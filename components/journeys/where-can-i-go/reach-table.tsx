import { hasPairPage } from '@/lib/calculators/fly/qantas-slugs.ts'
import { velocityBook } from '@/lib/calculators/fly/velocity-slugs.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import type { ReachRow } from '@/lib/journeys/where-can-i-go/reach.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PointsFigure } from '../../ui/points-figure.tsx'
import { cabinLooks } from '../../ui/seats/cabins.ts'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type ReachTableProps = { caption: string; program: Program; from: string; rows: readonly ReachRow[] }

/** The page about the points of a pair, where there is one. */
const pageOf: Record<Program, (from: string, to: string) => string | null> = {
  qantas: (from, to) => (hasPairPage(from, to) ? `/qantas/how-many-points-to-fly-to/${from}/${to}` : null),
  velocity: (from, to) =>
    velocityBook.hasPage(from, to) ? `/virgin-australia/how-many-velocity-points-to-fly-to/${from}/${to}` : null,
}

/** Rows before the fold: a table of every place is taller than twelve phones. */
const firstShown = 20

/** Places with the least points of every cabin; each leads to its own page where it has one. */
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
    ...cabins.map((cabin, at) => ({
      id: cabin,
      head: cabinLooks[cabin].name,
      end: true,
      cell: ({ points }: ReachRow) => <PointsFigure points={points[at]} />,
    })),
  ]
  const [first, more] = [rows.slice(0, firstShown), rows.slice(firstShown)]
  const table = { columns, keyOf: ({ to }: ReachRow) => to.slug }
  return (
    <>
      <DataTable caption={caption} rows={first} {...table} />
      {more.length > 0 ? (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 font-medium text-accent underline underline-offset-4">
            {more.length === 1 ? '1 more place' : `${more.length} more places`}
          </summary>
          <DataTable caption={`${caption}, the others`} rows={more} {...table} />
        </details>
      ) : null}
    </>
  )
}
