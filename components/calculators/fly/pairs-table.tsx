import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { AnyWay, CityPair } from '@/lib/calculators/fly/pair-book.ts'
import { listCarriers } from '@/lib/calculators/fly/qantas-pages.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import Link from '../../ui/link.tsx'
import { cabinLooks } from '../../ui/seats/cabins.ts'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'

export type PairsTableProps<Way extends AnyWay> = {
  caption: string
  pairs: readonly CityPair<Way>[]
  /** The end in which the rows differ. */
  by: 'from' | 'to'
}

type ProgramPairs<Way extends AnyWay> = PairsTableProps<Way> & {
  /** The path below which the pair pages are. */
  family: string
  hasPage: (from: string, to: string) => boolean
  /** Renders the points of a cabin, given by its index in Y, W, J, F. */
  points: (ways: readonly Way[], cabin: number) => ReactNode
}

/** A table of pairs with the points of every cabin. A pair that has its own page links to it. */
export function PairsTable<Way extends AnyWay>({ caption, pairs, by, family, hasPage, points }: ProgramPairs<Way>) {
  const renderName = ({ from, to }: CityPair<Way>) => {
    const { name } = by === 'from' ? from : to
    if (!hasPage(from.slug, to.slug)) return name
    return (
      <Link
        href={`${family}/${from.slug}/${to.slug}` as Route}
        preload={false}
        className="underline underline-offset-4 hover:text-accent"
      >
        {name}
      </Link>
    )
  }
  const columns: readonly Column<CityPair<Way>>[] = [
    { id: 'city', head: by === 'from' ? 'From' : 'To', cell: renderName },
    ...cabins.map((cabin, index) => ({
      id: cabin,
      head: cabinLooks[cabin].name,
      end: true,
      cell: ({ ways }: CityPair<Way>) => points(ways, index),
    })),
    { id: 'miles', head: 'Miles', end: true, cell: ({ ways }) => formatNumber(ways[0]?.miles ?? 0) },
    {
      id: 'stop',
      head: 'Stop',
      cell: ({ ways }) => (ways[0]?.airports.length === 2 ? 'none' : (ways[0]?.airports[1] ?? '')),
    },
    { id: 'carriers', head: 'Airlines', cell: ({ ways }) => <CarrierTags codes={listCarriers(ways)} /> },
  ]
  return <DataTable caption={caption} columns={columns} rows={pairs} keyOf={({ from, to }) => from.slug + to.slug} />
}
