'use client'

import { parseEnds } from '@/lib/calculators/finder-link.ts'
import {
  answerUpgrade,
  bookingClasses,
  hoursWords,
  ticketNames,
  type UpgradeAnswer,
  type UpgradeFlight,
  type UpgradeState,
  upgradeDefaults,
  upgradeFields,
} from '@/lib/calculators/upgrade.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { qantasTiers } from '@/lib/programs/qantas/tiers.ts'
import { Calculator } from '../ui/calculator.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Notice } from '../ui/notice.tsx'
import { cabinDisplay, cabinOptions } from '../ui/seats/cabins.ts'
import { type Input, InputFields } from './input-fields.tsx'
import { SeatsNext } from './seats-next.tsx'
import { named, plain } from './select-options.ts'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'

/** Takes the flight, the ticket and the member, and says what an upgrade costs and when it is decided. */
export function UpgradeTool({ flights }: { flights: readonly UpgradeFlight[] }) {
  const fields = upgradeFields(flights.map(({ id }) => id))
  const flight = {
    name: 'flight',
    label: 'Flight',
    className: 'lg:col-span-2',
    options: flights.map(({ id, label }) => ({ value: id, label })),
  } as const
  return (
    <Calculator fields={fields} defaults={upgradeDefaults}>
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

const inputs: readonly Input<UpgradeState>[] = [
  { name: 'ticket', label: 'Your ticket', options: named(ticketNames) },
  { name: 'to', label: 'Upgrade to', options: cabinOptions(['W', 'J', 'F']) },
  { name: 'tier', label: 'Your tier', options: plain(qantasTiers) },
  {
    name: 'letter',
    label: 'Booking class',
    options: bookingClasses.map((value) => ({ value, label: value === 'any' ? 'Not sure' : value })),
  },
]

function Answer({ flights, state }: { flights: readonly UpgradeFlight[]; state: UpgradeState }) {
  const flight = flights.find(({ id }) => id === state.flight)
  if (!flight) return null
  const answer = answerUpgrade(flight, state)
  const cabin = cabinDisplay[state.to].name
  return (
    <div className="grid gap-6">
      {answer.obstacle ? <Notice kind="warn">{answer.obstacle}</Notice> : null}
      <FigureList
        figures={[
          {
            label: `Upgrade to ${cabin.toLowerCase()}`,
            value: answer.steps.at(-1)?.figure ?? '',
            note: upgradeNote(answer),
          },
          {
            label: `${cabin} Classic Reward instead`,
            value: answer.reward === null ? 'not sold' : formatNumber(answer.reward),
            note: answer.reward === null ? 'on this flight' : 'points, no ticket needed',
          },
          { label: 'Request by', value: hoursWords(answer.requestUntilHours), note: 'before departure' },
          {
            label: 'First processed',
            value: hoursWords(answer.decidedFromHours),
            note: `before departure, ${state.tier}`,
          },
        ]}
      />
      <WorkingSteps steps={answer.steps} />
      <SeatsNext
        program="qantas"
        {...parseEnds(flight)}
        cabins={[state.to]}
        label={`Search ${cabin.toLowerCase()} reward seats`}
      />
    </div>
  )
}

function upgradeNote({ obstacle, points }: UpgradeAnswer): string {
  if (obstacle) return 'with this ticket on this flight'
  return points === null ? 'Qantas shows it under Manage booking' : 'points, one adult, this flight'
}
