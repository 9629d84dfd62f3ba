'use client'

import { parseEnds } from '@/lib/calculators/finder-link.ts'
import type { VelocityUpgradeFlight } from '@/lib/calculators/own-flights.ts'
import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import {
  answerVelocityUpgrade,
  type VelocityUpgradeState,
  velocityUpgradeDefaults,
  velocityUpgradeFields,
} from '@/lib/calculators/velocity-upgrade.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { Calculator } from '../../ui/calculator.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { type Input, InputFields } from '../input-fields.tsx'
import { SeatsNext } from '../seats-next.tsx'
import { ToolFrame, WorkingSteps } from '../tool-frame.tsx'

const inputs: readonly Input<VelocityUpgradeState>[] = [
  { name: 'points', label: 'Points your booking shows', hint: 'Under Manage booking' },
  { name: 'perHour', label: 'Worth to you, $ an hour', hint: 'What sleep, space and work time are worth to you' },
  { name: 'cents', label: 'Value of a point, cents', hint: 'Points + Pay gives 0.6' },
]

/** Says whether a business seat is worth the points asked, by the user's own value of an hour. */
export function VelocityUpgradeTool({ flights }: { flights: readonly VelocityUpgradeFlight[] }) {
  const fields = velocityUpgradeFields(flights.map(({ id }) => id))
  const options = flights.map(({ id, label }) => ({ value: id, label }))
  const flight = { name: 'flight', label: 'Flight', options } as const
  return (
    <Calculator fields={fields} defaults={velocityUpgradeDefaults}>
      {(tool) => (
        <ToolFrame
          label="Upgrade calculator"
          inputs={<InputFields {...tool} fields={fields} inputs={[flight, ...inputs]} />}
          answer={<Answer flights={flights} state={tool.state} />}
        />
      )}
    </Calculator>
  )
}

type AnswerProps = { flights: readonly VelocityUpgradeFlight[]; state: VelocityUpgradeState }

function Answer({ flights, state }: AnswerProps) {
  const flight = flights.find(({ id }) => id === state.flight)
  if (!flight) return null
  const { worthAud, costAud, maxPoints, steps } = answerVelocityUpgrade(flight, state)
  const spare = maxPoints - state.points
  return (
    <div className="grid gap-6">
      <p className="text-20 font-semibold tracking-tight">
        {spare >= 0
          ? `Worth it to you: up to ${formatNumber(maxPoints)} points.`
          : `${formatNumber(-spare)} points more than the seat is worth to you.`}
      </p>
      <FigureList
        figures={[
          { label: 'Worth to you', value: formatDollars(worthAud), note: `${flight.hours} hours` },
          { label: 'The points are worth', value: formatDollars(costAud) },
          {
            label: 'Price of the upgrade',
            value: <span className="font-normal text-muted">not published</span>,
            note: 'went up 18 November 2024',
          },
          {
            label: 'A business reward instead',
            value:
              flight.business === null ? (
                <span className="font-normal text-muted">not published</span>
              ) : (
                formatNumber(flight.business)
              ),
            note: flight.business === null ? undefined : 'points until 20 January 2025, no ticket needed',
          },
        ]}
      />
      <WorkingSteps steps={steps} />
      <SeatsNext program="velocity" {...parseEnds(flight)} cabins={['J']} label="Search business reward seats" />
    </div>
  )
}
