'use client'

import {
  answerCharges,
  type ChargesState,
  chargesDefaults,
  chargesFields,
  seenAirports,
  seenCarriers,
  toSearchEnds,
} from '@/lib/calculators/carrier-charges.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { allCabinOptions } from '../ui/seats/cabins.ts'
import { programOptions } from '../ui/seats/program-options.ts'
import { CashSeen, dollarsAndCents } from './cash-seen.tsx'
import { type Input, InputFields } from './input-fields.tsx'
import { SeatsNext } from './seats-next.tsx'
import { ToolFrame } from './tool-frame.tsx'

/** Filters the taxes and charges that people were quoted, dearest first. */
export function CarrierChargesTool({ airportNames }: { airportNames: Readonly<Record<string, string>> }) {
  return (
    <Calculator fields={chargesFields} defaults={chargesDefaults}>
      {(tool) => {
        const { rows, oneWay } = answerCharges(tool.state)
        return (
          <ToolFrame
            label="Carrier charges quoted"
            inputs={<Inputs {...tool} airportNames={airportNames} />}
            answer={<Answer state={tool.state} oneWay={oneWay} />}
          >
            {rows.length > 0 ? <CashSeen caption="Taxes and charges quoted" examples={rows} /> : null}
          </ToolFrame>
        )
      }}
    </Calculator>
  )
}

function Answer({ state, oneWay }: { state: ChargesState; oneWay: ReturnType<typeof answerCharges>['oneWay'] }) {
  const { program, airport, cabin } = state
  return (
    <div className="grid gap-6">
      {oneWay ? (
        <FigureList
          figures={[
            {
              label: 'Lowest, one way',
              value: dollarsAndCents(oneWay.min),
              note: 'all taxes and charges, one adult',
            },
            {
              label: 'Highest, one way',
              value: dollarsAndCents(oneWay.max),
              note: 'all taxes and charges, one adult',
            },
            {
              label: 'Quotes so far',
              value: oneWay.count,
              note: oneWay.count === 1 ? 'full one-way quote' : 'full one-way quotes',
            },
          ]}
        />
      ) : (
        <p className="text-16 text-muted">
          No full one-way quotes for this choice yet. The airline shows the amount before you pay.
        </p>
      )}
      <SeatsNext
        program={program === 'any' ? 'qantas' : program}
        {...toSearchEnds(airport)}
        cabins={cabin === 'any' ? [] : [cabin]}
        label="Search reward seats"
      />
    </div>
  )
}

const anything = { value: 'any', label: 'Any' } as const

const inputs: readonly Input<ChargesState>[] = [
  {
    name: 'carrier',
    label: 'Airline',
    options: [anything, ...seenCarriers.map((value) => ({ value, label: findCarrier(value)?.name ?? value }))],
  },
]

const halves: readonly Input<ChargesState>[] = [
  { name: 'cabin', label: 'Cabin', options: [anything, ...allCabinOptions] },
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: 'cash', label: 'Highest' },
      { value: 'seen', label: 'Newest' },
    ],
  },
]

type InputsProps = Tool<ChargesState> & { airportNames: Readonly<Record<string, string>> }

function Inputs({ airportNames, ...tool }: InputsProps) {
  const airports = seenAirports.map((value) => ({ value, label: `${airportNames[value] ?? ''} (${value})` }))
  return (
    <>
      <InputFields
        {...tool}
        fields={chargesFields}
        inputs={[
          { name: 'program', label: 'Points', options: [anything, ...programOptions] },
          { name: 'airport', label: 'To or from', options: [anything, ...airports] },
          ...inputs,
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <InputFields {...tool} fields={chargesFields} inputs={halves} />
      </div>
    </>
  )
}
