'use client'

import type { Route } from 'next'
import Link from 'next/link'
import type { Program } from '@/lib/availability/observation.ts'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { answerFly, type CabinAnswer, flySteps } from '@/lib/calculators/fly/fly-answer.ts'
import { type FlyState, flyFields } from '@/lib/calculators/fly/fly-fields.ts'
import { formatNumber } from '@/lib/finder/format.ts'
import { cabinLooks } from '../../seats/cabins.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Calculator, type Tool } from '../calculator.tsx'
import { NumberField } from '../number-field.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { WorkingSteps } from '../working-steps.tsx'
import { type KnownPair, useWays } from './use-ways.ts'
import { WaysTable } from './ways-table.tsx'

export type CityOption = { value: string; label: string; code: string }

export type FlyToolProps = {
  defaults: FlyState
  from: readonly CityOption[]
  to: readonly CityOption[]
  /** The pair of the defaults, which the page comes with. */
  known: KnownPair
  /** Where the ways of other cities are fetched. */
  folder: string
  program: Program
  tableTitles: Record<string, string>
}

/** From where to where, and how many points that takes in every cabin. */
export function FlyTool(props: FlyToolProps) {
  const fields = flyFields(
    props.from.map((city) => city.value),
    props.to.map((city) => city.value),
  )
  return (
    <Calculator fields={fields} defaults={props.defaults}>
      {(tool) => <FlyQuestion {...props} fields={fields} tool={tool} />}
    </Calculator>
  )
}

type FlyQuestionProps = FlyToolProps & { tool: Tool<FlyState>; fields: ReturnType<typeof flyFields> }

function FlyQuestion({ tool: { state, change }, fields, ...props }: FlyQuestionProps) {
  const found = useWays(props.folder, props.known, state.from, state.to)
  const rows = found.status === 'known' ? answerFly(found.ways, state).rows : []
  const inputs = (
    <>
      <SelectField label="From" value={state.from} options={props.from} onChange={(from) => change({ from })} />
      <SelectField label="To" value={state.to} options={props.to} onChange={(to) => change({ to })} />
      <SelectField
        label="Trip"
        value={state.trip}
        options={[
          { value: 'one-way', label: 'One way' },
          { value: 'return', label: 'Return' },
        ]}
        onChange={(trip) => change({ trip })}
      />
      <div className="grid grid-cols-[5rem_1fr] gap-3">
        <NumberField
          label="People"
          field={fields.people}
          value={state.people}
          onChange={(people) => change({ people })}
        />
        <NumberField
          label="Points you have"
          field={fields.have}
          value={state.have}
          onChange={(have) => change({ have })}
        />
      </div>
    </>
  )
  return (
    <ToolFrame
      label="Points calculator"
      inputs={inputs}
      answer={<FlyAnswerView {...props} state={state} found={found} />}
    >
      {rows.length > 0 ? <WaysTable caption="Every way, with points in every cabin" rows={rows} /> : null}
    </ToolFrame>
  )
}

type FlyAnswerProps = Omit<FlyToolProps, 'defaults'> & { state: FlyState; found: ReturnType<typeof useWays> }

function FlyAnswerView({ state, found, from, to, program, tableTitles }: FlyAnswerProps) {
  if (found.status === 'loading') return <Skeleton className="h-24 w-full" />
  if (found.status === 'failed') {
    return <Notice kind="warn">The distances from this city could not be loaded. Choose it again to retry.</Notice>
  }
  const answer = answerFly(found.ways, state)
  const [first] = answer.cabins
  if (!first) {
    return (
      <Notice kind="info">
        No airline of the program flies this with one stop at most on one price, so there is no single figure: add up
        the flights one by one.
      </Notice>
    )
  }
  const codeOf = (cities: readonly CityOption[], slug: string) => cities.find((city) => city.value === slug)?.code ?? ''
  const seats = { from: codeOf(from, state.from), to: codeOf(to, state.to), seats: state.people }
  return (
    <div className="grid gap-6">
      <FigureList figures={answer.cabins.map(figureOf)} />
      <WorkingSteps
        steps={flySteps(answer.cabins.find(({ cabin }) => cabin === 'J') ?? first, answer.times, tableTitles)}
      />
      <div>
        <Link href={finderLink(program, seats) as Route} className={buttonStyle('primary')}>
          Search these seats
        </Link>
      </div>
    </div>
  )
}

function figureOf({ cabin, points, missing, unsure }: CabinAnswer) {
  const gap = missing === null ? '' : missing === 0 ? 'you have enough' : `${formatNumber(missing)} missing`
  return {
    label: `${cabinLooks[cabin].name}, from`,
    value: formatNumber(points),
    note: [gap, unsure ? 'less sure than the table' : ''].filter(Boolean).join(', ') || 'points',
  }
}
