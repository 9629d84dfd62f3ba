'use client'

import type { ComponentProps } from 'react'
import { answerFly, type CabinAnswer, flySteps } from '@/lib/calculators/fly/fly-answer.ts'
import { lowerFlights } from '@/lib/calculators/fly/priced-routing.ts'
import type { PricedRouting } from '@/lib/calculators/fly/routings-file.ts'
import { parseRoutingsFile } from '@/lib/calculators/fly/routings-file.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { FigureList } from '../../ui/figure-list.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SeatsNext } from '../seats-next.tsx'
import { WorkingSteps } from '../tool-frame.tsx'
import { type Asked, FlyCalculator } from './fly-calculator.tsx'
import { RoutingsTable } from './routings-table.tsx'

type FlyProps = Pick<ComponentProps<typeof FlyCalculator<PricedRouting>>, 'defaults' | 'from' | 'to' | 'known'>
type Titles = { tableTitles: Record<string, string> }

/** A calculator of the Qantas Points between two cities. */
export function QantasFlyQuestion({ tableTitles, ...props }: FlyProps & Titles) {
  return (
    <FlyCalculator
      {...props}
      folder="/qantas/how-many-points-to-fly-to/ways"
      parse={parseRoutingsFile}
      answer={(routings, asked) => renderAnswer(routings, asked, tableTitles)}
      below={(routings, { state }) => (
        <RoutingsTable caption="Every option, with points in each cabin" rows={answerFly(routings, state).rows} />
      )}
    />
  )
}

function renderAnswer(routings: readonly PricedRouting[], { state, codes }: Asked, titles: Record<string, string>) {
  const { cabins, times } = answerFly(routings, state)
  const shown = cabins.find(({ cabin }) => cabin === 'J') ?? cabins[0]
  return shown ? (
    <div className="grid gap-6">
      <FigureList figures={cabins.map(toFigure)} />
      <WorkingSteps steps={flySteps(shown, times, titles)} />
      <SeatsNext program="qantas" {...codes} seats={state.people} />
    </div>
  ) : null
}

function toFigure({ cabin, points, missing, unsure, routing }: CabinAnswer) {
  const gap = missing === null ? '' : missing === 0 ? 'you have enough' : `${formatNumber(missing)} short`
  return {
    label: `${cabinDisplay[cabin].name}, from`,
    value: formatNumber(points),
    note: [gap, unsure ? 'unconfirmed' : '', lowerFlights(routing, cabin)].filter(Boolean).join(', ') || 'points',
  }
}
