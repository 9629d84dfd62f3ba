import type { Route } from 'next'
import Link from 'next/link'
import { carriersOf, cheapestPoints } from '@/lib/calculators/fly/qantas-pages.ts'
import { type FlyPair, hasPairPage } from '@/lib/calculators/fly/qantas-slugs.ts'
import { formatNumber } from '@/lib/finder/format.ts'
import { cabinOrder } from '@/lib/programs/checks.ts'
import { cabinLooks } from '../../seats/cabins.ts'
import { CarrierTags } from '../../seats/carrier-tags.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PointsFigure } from '../points-figure.tsx'

type PairsTableProps = {
  caption: string
  pairs: readonly FlyPair[]
  /** Which end the rows differ in. */
  by: 'from' | 'to'
}

/** Several pairs with the least points of every cabin, each linked to its own page where it has one. */
export function PairsTable({ caption, pairs, by }: PairsTableProps) {
  const columns: readonly Column<FlyPair>[] = [
    { id: 'city', head: by === 'from' ? 'From' : 'To', cell: (pair) => <PairLink pair={pair} by={by} /> },
    { id: 'miles', head: 'Miles', end: true, cell: ({ ways }) => formatNumber(ways[0]?.miles ?? 0) },
    {
      id: 'stop',
      head: 'Stop',
      cell: ({ ways }) => (ways[0]?.airports.length === 2 ? 'none' : (ways[0]?.airports[1] ?? '')),
    },
    { id: 'carriers', head: 'Airlines', cell: ({ ways }) => <CarrierTags codes={carriersOf(ways)} /> },
    ...cabinOrder.map((cabin, index) => ({
      id: cabin,
      head: cabinLooks[cabin].name,
      end: true,
      cell: ({ ways }: FlyPair) => <PointsFigure points={cheapestPoints(ways)[index]} />,
    })),
  ]
  return <DataTable caption={caption} columns={columns} rows={pairs} keyOf={({ from, to }) => from.slug + to.slug} />
}

function PairLink({ pair: { from, to }, by }: { pair: FlyPair; by: 'from' | 'to' }) {
  const name = by === 'from' ? from.name : to.name
  if (!hasPairPage(from.slug, to.slug)) return name
  return (
    <Link
      href={`/qantas/how-many-points-to-fly-to/${from.slug}/${to.slug}` as Route}
      prefetch={false}
      className="underline underline-offset-4 hover:text-accent"
    >
      {name}
    </Link>
  )
}
