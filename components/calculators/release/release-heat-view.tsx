'use client'

import {
  bucketCount,
  bucketWords,
  type HeatCell,
  type ReleaseHeat,
  ReleaseHeats,
  sharePercent,
} from '@/lib/calculators/heat/heat-shape.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFetched } from '../../ui/use-fetched.ts'

/** How often our own checks found reward seats, by days ahead. */
export function ReleaseHeatView() {
  const { value: heats } = useFetched('/api/release-heat', ReleaseHeats)
  if (heats === undefined) return <Skeleton className="h-80 w-full" />
  if (heats === null) {
    return <p className="text-16 text-muted">We couldn’t load this. Reload the page in a minute.</p>
  }
  if (heats.length === 0) {
    return <p className="text-16 text-muted">We haven’t checked any routes yet.</p>
  }
  return (
    <div className="space-y-8">
      {heats.map((heat) => (
        <Heat key={heat.program} heat={heat} />
      ))}
    </div>
  )
}

type CabinRow = ReleaseHeat['cabins'][number]

function Heat({ heat }: { heat: ReleaseHeat }) {
  const rows = Array.from({ length: bucketCount }, (_, bucket) => bucket).filter((bucket) =>
    heat.cabins.some(({ cells }) => (cells[bucket]?.looked ?? 0) > 0),
  )
  const shown: readonly Column<number>[] = [
    { id: 'days', head: 'Days ahead', cell: bucketWords },
    ...heat.cabins.map(({ cabin, cells }) => ({
      id: cabin,
      head: cabinDisplay[cabin].name,
      end: true,
      cell: (bucket: number) => <Share cell={cells[bucket]} />,
    })),
  ]
  return (
    <div className="space-y-2">
      <h3 className="flex flex-wrap items-center gap-3 text-16 font-semibold">
        {programFacts[heat.program].points} {heat.sample ? <SampleBadge /> : null}
      </h3>
      <DataTable
        caption={`Share of days with a reward seat, by days ahead, ${programFacts[heat.program].points}`}
        columns={shown}
        rows={rows}
        keyOf={String}
      />
      <p className="max-w-prose text-12 text-muted">
        {formatNumber(heat.routes)} routes, each day counted when we first checked it. {openedWords(heat.cabins)}
      </p>
    </div>
  )
}

/** Darker means more: the same steps as for seats elsewhere, always shown with the figure. */
const steps = ['bg-seats-0', 'bg-seats-1', 'bg-seats-2', 'bg-seats-3', 'bg-seats-4'] as const

function Share({ cell }: { cell: HeatCell | undefined }) {
  const share = cell ? sharePercent(cell) : null
  if (share === null) return <span className="text-muted">not checked</span>
  const step = steps[share === 0 ? 0 : Math.min(4, 1 + Math.floor(share / 20))]
  return (
    <span className="inline-flex items-center gap-2">
      {share}%
      <span aria-hidden="true" className={`inline-block size-4 rounded-sm ${step}`} />
    </span>
  )
}

function openedWords(cabins: readonly CabinRow[]): string {
  const descriptions = cabins.flatMap(({ cabin, opened }) =>
    opened
      ? [
          `${cabinDisplay[cabin].name.toLowerCase()} on ${formatNumber(opened.days)} days, half of them by ${opened.medianLead} days ahead`,
        ]
      : [],
  )
  return descriptions.length > 0
    ? `Seats that opened after our first check: ${descriptions.join('; ')}.`
    : 'No seats have opened after our first check yet.'
}
