'use client'

import { answerFly, type CabinAnswer, flySteps } from '@/lib/calculators/fly/fly-answer.ts'
import { type FlyState, flyFields } from '@/lib/calculators/fly/fly-fields.ts'
import { lowerFlights, type PricedRouting } from '@/lib/calculators/fly/priced-routing.ts'
import { parseRoutingsFile } from '@/lib/calculators/fly/routings-file.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { Calculator, type Tool } from '../../ui/calculator.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SeatsNext } from '../seats-next.tsx'
import { ToolFrame, WorkingSteps } from '../tool-frame.tsx'
import {
  type CityOption,
  FlyAnswer,
  FlyInputs,
  getCityCode,
  type KnownPair,
  type RoutingsState,
  useRoutings,
} from './fly-inputs.tsx'
import { RoutingsTable } from './routings-table.tsx'

export type FlyToolProps = {
  defaults: FlyState
  from: readonly CityOption[]
  to: readonly CityOption[]
  /** The default pair, whose routings are part of the page. */
  known: KnownPair<PricedRouting>
  /** The folder from which the routings of other pairs are fetched. */
  folder: string
  program: Program
  tableTitles: Record<string, string>
}

/** A calculator of the points needed between two cities in every cabin. */
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
  const found = useRoutings({ ...props, parse: parseRoutingsFile }, state.from, state.to)
  const rows = found.status === 'known' ? answerFly(found.routings, state).rows : []
  return (
    <ToolFrame
      label="Points calculator"
      inputs={<FlyInputs state={state} change={change} fields={fields} from={props.from} to={props.to} />}
      answer={<Answer {...props} state={state} found={found} />}
    >
      {rows.length > 0 ? <RoutingsTable caption="Every option, with points in each cabin" rows={rows} /> : null}
    </ToolFrame>
  )
}

type AnswerProps = Omit<FlyToolProps, 'defaults'> & { state: FlyState; found: RoutingsState<PricedRouting> }

function Answer({ state, found, from, to, program, tableTitles }: AnswerProps) {
  const seats = { from: getCityCode(from, state.from), to: getCityCode(to, state.to), seats: state.people }
  return (
    <FlyAnswer found={found}>
      {(routings) => {
        const { cabins, times } = answerFly(routings, state)
        const shown = cabins.find(({ cabin }) => cabin === 'J') ?? cabins[0]
        return shown ? (
          <div className="grid gap-6">
            <FigureList figures={cabins.map(toFigure)} />
            <WorkingSteps steps={flySteps(shown, times, tableTitles)} />
            <SeatsNext program={program} {...seats} />
          </div>
        ) : null
      }}
    </FlyAnswer>
  )
}

function toFigure({ cabin, points, missing, unsure, routing }: CabinAnswer) {
  const gap = missing === null ? '' : missing === 0 ? 'you have enough' : `${formatNumber(missing)} short`
  return {
    label: `${cabinDisplay[cabin].name}, from`,
    value: formatNumber(points),
    note: [gap, unsure ? 'est.' : '', lowerFlights(routing, cabin)].filter(Boolean).join(', ') || 'points',
  }
}
