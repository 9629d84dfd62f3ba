'use client'

import { type BidBand, BidBands } from '@/lib/calculators/bids/bid-bands-contract.ts'
import { bidGroupNames } from '@/lib/calculators/bids/bid-groups.ts'
import { answerBid, type BidState, bidDefaults, bidFields as fields } from '@/lib/calculators/bids/bid-worth.ts'
import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { Calculator } from '../../ui/calculator.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { useFetched } from '../../ui/use-fetched.ts'
import { NumberFields, type NumberInput } from '../number-fields.tsx'
import { ToolFrame, WorkingSteps } from '../tool-frame.tsx'

/** Compares what the better seat is worth to you with what a bid would cost. */
export function BidWorthTool({ program }: { program: Program }) {
  return (
    <Calculator fields={fields} defaults={bidDefaults[program]}>
      {(tool) => (
        <ToolFrame
          label="Bid calculator"
          inputs={
            <NumberFields
              {...tool}
              fields={fields}
              inputs={[...inputs, { name: 'cents', label: 'Value of a point, cents', hint: pointHints[program] }]}
            />
          }
          answer={<Answer state={tool.state} />}
        />
      )}
    </Calculator>
  )
}

const pointHints = { qantas: 'Classic Plus gives 1 in economy', velocity: 'Points + Pay gives 0.6' }

const inputs = [
  { name: 'hours', label: 'Hours in the seat' },
  { name: 'perHour', label: 'Worth to you, $ an hour', hint: 'What sleep, space and work time are worth to you' },
  { name: 'points', label: 'Points in the bid' },
  { name: 'cash', label: 'Cash in the bid, $' },
] as const satisfies readonly NumberInput<BidState>[]

function Answer({ state }: { state: BidState }) {
  const { worthAud, costAud, leftAud, maxCashAud, costPerHour, steps } = answerBid(state)
  return (
    <div className="grid gap-6">
      <p className="text-20 font-semibold tracking-tight">
        {leftAud >= 0
          ? `If it’s accepted you come out ${formatDollars(leftAud)} ahead.`
          : `This bid costs ${formatDollars(-leftAud)} more than the seat is worth to you.`}
      </p>
      <FigureList
        figures={[
          { label: 'Worth to you', value: formatDollars(worthAud) },
          { label: 'The bid costs', value: formatDollars(costAud), note: `${formatDollars(costPerHour)} an hour` },
          { label: 'Break-even cash', value: formatDollars(maxCashAud), note: 'with these points' },
        ]}
      />
      <WorkingSteps steps={steps} />
    </div>
  )
}

const columns: readonly Column<BidBand>[] = [
  { id: 'group', head: 'Route group', cell: ({ group }) => bidGroupNames[group] },
  { id: 'program', head: 'Airline', cell: ({ program }) => programFacts[program].airline },
  { id: 'cabin', head: 'To', cell: ({ cabin }) => cabinDisplay[cabin].name },
  { id: 'low', head: 'Low', end: true, cell: ({ lowAud }) => formatDollars(lowAud) },
  { id: 'fair', head: 'Fair', end: true, cell: ({ fairAud }) => formatDollars(fairAud) },
  { id: 'strong', head: 'Strong', end: true, cell: ({ strongAud }) => formatDollars(strongAud) },
  { id: 'reports', head: 'Reports', end: true, cell: ({ accepted, refused }) => `${accepted} won, ${refused} lost` },
]

/** Bands from members' approved reports, for one program or both; renders nothing while there are too few reports. */
export function BidBandsView({ program }: { program: Program | null }) {
  const { value } = useFetched('/api/bid-bands', BidBands)
  const bands = value?.filter((band) => program === null || band.program === program) ?? []
  if (bands.length === 0) return null
  return (
    <PageSection
      title="What have members paid?"
      lead="Dollars per person, with points at their value when you pay with points. Low, fair and strong cover a quarter, half and three quarters of accepted bids."
    >
      <DataTable
        caption="Accepted bids per person, by route group"
        columns={columns}
        rows={bands}
        keyOf={(band) => band.program + band.group + band.cabin}
      />
    </PageSection>
  )
}
