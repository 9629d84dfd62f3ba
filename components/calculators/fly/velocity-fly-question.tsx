'use client'

import type { ComponentProps } from 'react'
import type { VelocityRouting } from '@/lib/calculators/fly/routings-file.ts'
import { parseVelocityRoutingsFile } from '@/lib/calculators/fly/routings-file.ts'
import {
  answerVelocityFly,
  pointsSpanWords,
  type VelocityCabin,
  type VelocityFlyAnswer,
  velocityFlySteps,
} from '@/lib/calculators/fly/velocity-answer.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { surenessNames } from '@/lib/core/provenance.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SeatsNext } from '../seats-next.tsx'
import { WorkingSteps } from '../tool-frame.tsx'
import { type Asked, FlyCalculator } from './fly-calculator.tsx'
import { KnownPointsLegend, KnownPointsView } from './known-points.tsx'
import { keyOfRouting, lengthColumns, routingColumns } from './routing-columns.tsx'
import { SeatsSeen } from './seats-seen.tsx'

type FlyProps = Pick<ComponentProps<typeof FlyCalculator<VelocityRouting>>, 'defaults' | 'from' | 'to' | 'known'>

/** A calculator of the Velocity Points between two cities: known prices, former ones and what searches have shown. */
export function VelocityFlyQuestion(props: FlyProps) {
  return (
    <FlyCalculator
      {...props}
      folder="/virgin-australia/how-many-velocity-points-to-fly-to/ways"
      parse={parseVelocityRoutingsFile}
      answer={renderAnswer}
      below={(routings, { state, codes, names }) => (
        <>
          <VelocityRoutingsTable rows={answerVelocityFly(routings, state).rows} />
          <div className="space-y-3">
            <h2 className="text-16 font-semibold">What searches have shown</h2>
            <SeatsSeen key={codes.from + codes.to} program="velocity" {...codes} names={names} />
          </div>
        </>
      )}
    />
  )
}

function renderAnswer(routings: readonly VelocityRouting[], { state, codes }: Asked) {
  const { cabins, times } = answerVelocityFly(routings, state)
  const shown =
    cabins.find(({ cabin, today }) => cabin === 'J' && today) ?? cabins.find(({ today }) => today) ?? cabins[0]
  return shown ? (
    <div className="grid gap-6">
      <FigureList figures={cabins.map(toFigure)} />
      <WorkingSteps steps={velocityFlySteps(shown, times)} />
      <SeatsNext program="velocity" {...codes} seats={state.people} />
    </div>
  ) : null
}

function toFigure({ cabin, today, before, sureness, missing }: VelocityCabin) {
  const gap = missing === null ? '' : missing === 0 ? 'you have enough' : `${formatNumber(missing)} short`
  const was = before ? `was ${pointsSpanWords(before)} until 20 Jan 2025` : 'no earlier price known'
  return {
    label: cabinDisplay[cabin].name,
    value: today ? pointsSpanWords(today) : <span className="font-normal text-muted">not published</span>,
    note: [gap, sureness ? surenessNames[sureness] : '', was].filter(Boolean).join(', '),
  }
}

type RoutingRow = VelocityFlyAnswer['rows'][number]

/** A column for each cabin that is flown on any of the routings. */
function cabinColumns(rows: readonly RoutingRow[]): Column<RoutingRow>[] {
  return cabins
    .filter((cabin) => rows.some(({ known }) => known.some((one) => one.cabin === cabin)))
    .map((cabin) => ({
      id: cabin,
      head: cabinDisplay[cabin].name,
      end: true,
      cell: ({ known }) => {
        const own = known.find((one) => one.cabin === cabin)
        return own ? <KnownPointsView {...own} /> : null
      },
    }))
}

/** A table of every routing between two cities, with everything known about its points. */
function VelocityRoutingsTable({ rows }: { rows: readonly RoutingRow[] }) {
  return (
    <div>
      <DataTable
        caption="Every option, with the points in each cabin"
        columns={[...routingColumns, ...cabinColumns(rows), ...lengthColumns('none')]}
        rows={rows}
        keyOf={keyOfRouting}
      />
      <KnownPointsLegend />
    </div>
  )
}
