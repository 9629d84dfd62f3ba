import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { AnyRouting, CityPair } from '@/lib/calculators/fly/pair-index.ts'
import { cheapestRouting, findOtherStop, findStop, isMixedIn } from '@/lib/calculators/fly/priced-routing.ts'
import { listCarriers } from '@/lib/calculators/fly/qantas-pages.ts'
import type { PricedRouting, VelocityRouting } from '@/lib/calculators/fly/routings-file.ts'
import { hasPairPage, velocityPairs } from '@/lib/calculators/fly/slugs.ts'
import { answerVelocityFly } from '@/lib/calculators/fly/velocity-answer.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import Link from '../../ui/link.tsx'
import { MixedLegend, NoPriceLegend, PointsFigure, ViaLegend } from '../../ui/points-figure.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { KnownPointsLegend, KnownPointsView } from './known-points.tsx'

export type PairsTableProps<Routing extends AnyRouting> = {
  caption: string
  pairs: readonly CityPair<Routing>[]
  /** The end in which the rows differ. */
  by: 'from' | 'to'
}

type ProgramPairs<Routing extends AnyRouting> = PairsTableProps<Routing> & {
  /** The path below which the pair pages are. */
  family: string
  hasPage: (from: string, to: string) => boolean
  /** Renders the points of a cabin, given by its index in Y, W, J, F. */
  points: (routings: readonly Routing[], cabin: number) => ReactNode
}

/** A table of pairs with the points of every cabin. A pair that has its own page links to it. */
function PairsTable<Routing extends AnyRouting>({
  caption,
  pairs,
  by,
  family,
  hasPage,
  points,
}: ProgramPairs<Routing>) {
  const renderName = ({ from, to }: CityPair<Routing>) => {
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
  const columns: readonly Column<CityPair<Routing>>[] = [
    { id: 'city', head: by === 'from' ? 'From' : 'To', cell: renderName },
    ...cabins.map((cabin, index) => ({
      id: cabin,
      head: cabinDisplay[cabin].name,
      end: true,
      cell: ({ routings }: CityPair<Routing>) => points(routings, index),
    })),
    { id: 'miles', head: 'Miles', end: true, cell: ({ routings }) => formatNumber(routings[0]?.miles ?? 0) },
    {
      id: 'stop',
      head: 'Stop',
      cell: ({ routings: [shortest] }) => (shortest ? (findStop(shortest) ?? 'none') : ''),
    },
    { id: 'carriers', head: 'Airlines', cell: ({ routings }) => <CarrierTags codes={listCarriers(routings)} /> },
  ]
  return <DataTable caption={caption} columns={columns} rows={pairs} keyOf={({ from, to }) => from.slug + to.slug} />
}

/** A table of pairs with the fewest Qantas Points in every cabin. */
export function QantasPairsTable(props: PairsTableProps<PricedRouting>) {
  const prices = props.pairs.flatMap(({ routings }) => cabins.map((_, index) => cheapestIn(routings, index)))
  return (
    <div>
      <PairsTable
        {...props}
        family="/qantas/how-many-points-to-fly-to"
        hasPage={hasPairPage}
        points={(routings, index) => <PointsFigure {...cheapestIn(routings, index)} absent="no price" />}
      />
      {prices.some(({ via }) => via !== null) ? <ViaLegend /> : null}
      {prices.some(({ mixed }) => mixed) ? <MixedLegend /> : null}
      {prices.some(({ points }) => points == null) ? <NoPriceLegend /> : null}
    </div>
  )
}

function cheapestIn(routings: readonly PricedRouting[], index: number) {
  const cabin = cabins[index] ?? 'Y'
  const routing = cheapestRouting(routings, cabin)
  return {
    points: routing?.points[index],
    mixed: routing !== undefined && isMixedIn(routing, cabin),
    via: findOtherStop(routings[0], routing),
  }
}

const oneAdult = { trip: 'one-way', people: 1, have: 0 } as const

/** A table of pairs with everything known about the Velocity Points in every cabin. */
export function VelocityPairsTable(props: PairsTableProps<VelocityRouting>) {
  const answers = new Map(props.pairs.map(({ routings }) => [routings, answerVelocityFly(routings, oneAdult).cabins]))
  const isVia = [...answers].some(([[shortest], own]) =>
    own.some(({ routing }) => findOtherStop(shortest, routing) !== null),
  )
  return (
    <>
      <PairsTable
        {...props}
        family="/virgin-australia/how-many-velocity-points-to-fly-to"
        hasPage={velocityPairs.hasPage}
        points={(routings, index) => {
          const own = answers.get(routings)?.find(({ cabin }) => cabin === cabins[index])
          return own ? <KnownPointsView {...own} via={findOtherStop(routings[0], own.routing)} /> : null
        }}
      />
      {isVia ? <ViaLegend /> : null}
      <KnownPointsLegend />
    </>
  )
}
