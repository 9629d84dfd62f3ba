'use client'

import type { Route } from 'next'
import { wholeNumber } from '@/lib/calculators/fields.ts'
import { statusRunLink } from '@/lib/calculators/finder-link.ts'
import {
  answerStatus,
  type EarningFlight,
  fareNames,
  type PlannedFlight,
  type StatusAnswer,
  type StatusFare,
  type StatusState,
  statusDefaults,
  statusFields,
} from '@/lib/calculators/status-credits.ts'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import { qantasTiers } from '@/lib/programs/qantas/tiers.ts'
import { buttonStyle } from '../ui/button.tsx'
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import Link from '../ui/link.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { type Input, InputFields } from './input-fields.tsx'
import { LineList } from './line-list.tsx'
import { named, plain } from './select-options.ts'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'

type PlannedFlightsProps = {
  flights: readonly EarningFlight[]
  planned: readonly PlannedFlight[]
  onChange: (planned: readonly PlannedFlight[]) => void
}

const times = wholeNumber(1, 99)

/** The flights still to be flown, one line for each kind. */
function PlannedFlights({ flights, planned, onChange }: PlannedFlightsProps) {
  const options = flights.map(({ id, label }) => ({ value: id, label }))
  return (
    <LineList
      legend="Flights you’ll take, counting each way"
      lines={planned}
      max={8}
      fresh={{ flight: flights[0]?.id ?? 'MEL-SYD', fare: 'economy', times: 1 }}
      addLabel="Add a flight"
      nameOf={(index) => `flight ${index + 1}`}
      onChange={onChange}
      draw={(line, replace, remove) => (
        <div className="grid grid-cols-[1fr_2.75rem] items-end gap-3 sm:grid-cols-[2fr_1fr_5rem_2.75rem]">
          <SelectField
            label="Flight"
            className="max-sm:col-span-2"
            value={line.flight}
            options={options}
            onChange={(flight) => replace({ ...line, flight })}
          />
          <SelectField
            label="Fare"
            className="max-sm:col-span-2"
            value={line.fare}
            options={named(fareNames)}
            onChange={(fare: StatusFare) => replace({ ...line, fare })}
          />
          <NumberField
            label="Times"
            field={times}
            value={line.times}
            onChange={(count) => replace({ ...line, times: count })}
          />
          {remove}
        </div>
      )}
    />
  )
}

/** Takes the credits so far and flights to come, and shows the tier and Points Club status they reach and the gap. */
export function StatusCreditsTool({ flights }: { flights: readonly EarningFlight[] }) {
  const fields = statusFields(flights.map(({ id }) => id))
  return (
    <Calculator fields={fields} defaults={statusDefaults}>
      {(tool) => {
        const answer = answerStatus(flights, tool.state)
        return (
          <ToolFrame
            label="Status credit calculator"
            inputs={<Inputs {...tool} flights={flights} fields={fields} />}
            answer={<Answer answer={answer} tier={tool.state.tier} />}
          >
            {answer.closing.length > 0 ? <Closing answer={answer} /> : null}
          </ToolFrame>
        )
      }}
    </Calculator>
  )
}

const inputs: readonly Input<StatusState>[] = [
  { name: 'tier', label: 'Current tier', options: plain(qantasTiers) },
  { name: 'credits', label: 'Status credits so far' },
  { name: 'sectors', label: 'Qantas and Jetstar flights so far' },
  { name: 'ground', label: 'Points earned without flying', hint: 'This membership year' },
]

type InputsProps = Tool<StatusState> & { flights: readonly EarningFlight[]; fields: ReturnType<typeof statusFields> }

function Inputs({ state, change, flights, fields }: InputsProps) {
  return (
    <>
      <InputFields state={state} change={change} fields={fields} inputs={inputs} />
      <PlannedFlights flights={flights} planned={state.flights} onChange={(planned) => change({ flights: planned })} />
    </>
  )
}

function Answer({ answer, tier }: { answer: StatusAnswer; tier: string }) {
  const { total, outlook, pointsClub, bonuses, loyaltyCredits } = answer
  const { next, toKeepHeld } = outlook
  return (
    <div className="grid gap-6">
      <FigureList
        figures={[
          { label: 'Status credits at the end', value: formatNumber(total), note: `reaches ${outlook.attained}` },
          {
            label: `Keeping ${tier}`,
            value: outlook.keepsHeld ? 'yes' : `${formatNumber(toKeepHeld.statusCredits)} short`,
            note:
              toKeepHeld.qantasGroupSectors > 0
                ? `and ${countOf(toKeepHeld.qantasGroupSectors, 'flight')} short`
                : 'with these flights',
          },
          {
            label: next ? `Needed for ${next.tier}` : 'Above this',
            value: next ? formatNumber(next.statusCredits) : 'no tier',
            note:
              next && next.qantasGroupSectors > 0
                ? `and ${countOf(next.qantasGroupSectors, 'Qantas or Jetstar flight')}`
                : 'status credits',
          },
          {
            label: 'Points Club',
            value: pointsClub.member ? 'reached' : `${formatNumber(pointsClub.missing)} short`,
            note: 'points without flying; being phased out',
          },
        ]}
      />
      <WorkingSteps steps={answer.steps} />
      {bonuses.length > 0 || loyaltyCredits > 0 ? (
        <ul className="list-disc space-y-1 pl-5 text-14">
          {bonuses.map(({ at, gives }) => (
            <li key={at}>
              {formatNumber(at)} status credits: {gives}
            </li>
          ))}
          {loyaltyCredits > 0 ? (
            <li>Loyalty Bonus: {formatNumber(loyaltyCredits)} more status credits (unofficial)</li>
          ) : null}
        </ul>
      ) : null}
      {next ? (
        <Link
          href={statusRunLink(next.tier, total) as Route}
          className={`${buttonStyle('primary')} justify-self-start`}
        >
          Plan a status run to {next.tier}
        </Link>
      ) : null}
    </div>
  )
}

function Closing({ answer }: { answer: StatusAnswer }) {
  return (
    <DataTable
      caption={`Flights that would close the gap to ${answer.outlook.next?.tier ?? 'the next tier'}`}
      rows={answer.closing}
      keyOf={({ label, fare }) => label + fare}
      columns={[
        { id: 'flight', head: 'Any one of these closes the gap', cell: ({ label }) => label },
        { id: 'fare', head: 'Fare', cell: ({ fare }) => fareNames[fare] },
        { id: 'each', head: 'Credits each', end: true, cell: ({ each }) => each },
        { id: 'times', head: 'Flights', end: true, cell: ({ times }) => times },
      ]}
    />
  )
}
