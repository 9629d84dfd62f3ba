'use client'

import { CircleCheck, CircleX } from 'lucide-react'
import { parseEnds } from '@/lib/calculators/finder-link.ts'
import {
  answerRequest,
  type Check,
  type RequestState,
  requestDefaults,
  requestFields,
} from '@/lib/calculators/platinum-request.ts'
import type { UpgradeFlight } from '@/lib/calculators/upgrade.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { qantasTiers } from '@/lib/programs/qantas/tiers.ts'
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { allCabinOptions } from '../ui/seats/cabins.ts'
import { InputFields } from './input-fields.tsx'
import { SeatsNext } from './seats-next.tsx'
import { plain } from './select-options.ts'
import { ToolFrame } from './tool-frame.tsx'

/** Takes the member and the flight, and says whether a request makes sense and what to say on the phone. */
export function PlatinumRequestTool({ flights }: { flights: readonly UpgradeFlight[] }) {
  const fields = requestFields(flights.map(({ id }) => id))
  return (
    <Calculator fields={fields} defaults={requestDefaults}>
      {(tool) => (
        <ToolFrame
          label="Request builder"
          inputs={<Inputs {...tool} flights={flights} fields={fields} />}
          answer={<Answer state={tool.state} flights={flights} />}
        />
      )}
    </Calculator>
  )
}

type InputsProps = Tool<RequestState> & { flights: readonly UpgradeFlight[]; fields: ReturnType<typeof requestFields> }

function Inputs({ flights, ...tool }: InputsProps) {
  return (
    <>
      <InputFields
        {...tool}
        inputs={[
          { name: 'tier', label: 'Your tier', options: plain(qantasTiers) },
          {
            name: 'flight',
            label: 'Flight',
            className: 'lg:col-span-2',
            options: flights.map(({ id, label }) => ({ value: id, label })),
          },
          { name: 'cabin', label: 'Cabin', options: allCabinOptions },
        ]}
      />
      <DateField label="Date" value={tool.state.date} onChange={(date) => tool.change({ date })} />
      <InputFields
        {...tool}
        inputs={[
          { name: 'flexible', label: 'Days you can move' },
          { name: 'people', label: 'People' },
        ]}
      />
    </>
  )
}

function Answer({ state, flights }: { state: RequestState; flights: readonly UpgradeFlight[] }) {
  const flight = flights.find(({ id }) => id === state.flight)
  if (!flight) return null
  const { checks, ready, points, text } = answerRequest(flight, state)
  return (
    <div className="grid gap-6">
      <ul className="grid gap-2 text-14">
        {checks.map((check) => (
          <CheckLine key={check.what} check={check} />
        ))}
      </ul>
      {ready ? (
        <div>
          <h2 className="mb-2 text-16 font-semibold">
            What to say{points === null ? '' : `, for ${formatNumber(points)} points together`}
          </h2>
          <CopyText text={text} label="Copy text" />
        </div>
      ) : (
        <Notice kind="warn">Qantas won’t accept this request. Change what’s marked above.</Notice>
      )}
      <SeatsNext
        program="qantas"
        {...parseEnds(flight)}
        on={state.date}
        seats={state.people}
        cabins={[state.cabin]}
        label="See what is open that day"
      />
    </div>
  )
}

function CheckLine({ check: { what, met, why } }: { check: Check }) {
  const Icon = met ? CircleCheck : CircleX
  return (
    <li className="flex items-baseline gap-2">
      <Icon aria-hidden="true" className={`size-4 shrink-0 self-center ${met ? 'text-ok' : 'text-danger'}`} />
      <span>
        <span className="sr-only">{met ? 'Met: ' : 'Not met: '}</span>
        <span className="font-medium">{what}</span> <span className="text-muted">{why}</span>
      </span>
    </li>
  )
}
