import { hasPairPage, velocityPairs } from '@/lib/calculators/fly/slugs.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { pointsIn, type ReachRow } from '@/lib/journeys/where-can-i-go/reach.ts'
import type { Column } from '../../ui/data-table.tsx'
import { FoldedTable } from '../../ui/folded-table.tsx'
import { MixedLegend, NoPriceLegend, PointsFigure, ViaLegend } from '../../ui/points-figure.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type ReachBarsProps = { rows: readonly ReachRow[]; points: number; from?: string }

/** What a balance buys: how many of the places with a published price in each cabin it reaches one way. */
export function ReachBars({ rows, points, from }: ReachBarsProps) {
  const bars = cabins.toReversed().flatMap((cabin) => {
    const prices = rows.flatMap((row) => pointsIn(row, cabin) ?? [])
    return prices.length > 0
      ? [{ cabin, of: prices.length, reached: prices.filter((one) => one <= points).length }]
      : []
  })
  return (
    <figure className="w-full rounded-2xl border border-line bg-card p-4 lg:w-96">
      <figcaption className="text-14 font-semibold">
        What {formatNumber(points)} points buy{from ? ` from ${from}` : ''}
        <span className="ml-2 font-normal text-muted">places, one way, published prices</span>
      </figcaption>
      <ul className="figures mt-2 space-y-1.5 text-14">
        {bars.map(({ cabin, of, reached }) => (
          <li key={cabin} className="grid grid-cols-[1.25rem_1fr_5.5rem] items-center gap-x-3">
            <CabinChip cabin={cabin} />
            <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2.5 w-full">
              <rect width="100" height="8" className="fill-seats-0" />
              <rect width={(100 * reached) / of} height="8" fill="currentColor" className={cabinDisplay[cabin].text} />
            </svg>
            <span className="text-right">
              <span className="font-semibold">{reached}</span> <span className="text-muted">of {of}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

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
      .filter(({ cabin }) => rows.some((row) => pointsIn(row, cabin) !== null))
      .map(({ cabin, at }) => ({
        id: cabin,
        head: cabinDisplay[cabin].name,
        end: true,
        cell: ({ prices }: ReachRow) => <PointsFigure points={null} {...prices[at]} absent="no price" />,
      })),
  ]
  const prices = rows.flatMap((row) => row.prices)
  return (
    <div>
      <FoldedTable
        caption={caption}
        rows={rows}
        columns={columns}
        keyOf={({ to }) => to.slug}
        first={20}
        countMore={(more) => countOf(more, 'more place')}
      />
      {prices.some(({ via }) => via !== null) ? <ViaLegend /> : null}
      {prices.some(({ mixed }) => mixed) ? <MixedLegend /> : null}
      {prices.some(({ points }) => points === null) ? <NoPriceLegend /> : null}
    </div>
  )
}
