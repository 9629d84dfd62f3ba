'use client'

import { answerFly, type CabinAnswer, flySteps } from '@/lib/calculators/fly/fly-answer.ts'
import { type FlyState, flyFields } from '@/lib/calculators/fly/fly-fields.ts'
import type { PricedRouting } from '@/lib/calculators/fly/priced-routing.ts'
import { lowerFlights } from '@/lib/calculators/fly/priced-routing.ts'
import { parseRoutingsFile } from '@/lib/calculators/fly/routings-file.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { Button } from '../../ui/button.tsx'
import { Calculator, type Tool } from '../../ui/calculator.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SeatsNext } from '../seats-next.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { WorkingSteps } from '../working-steps.tsx'
import { type CityOption, FlyInputs, getCityCode } from './fly-inputs.tsx'
import { RoutingsTable } from './routings-table.tsx'
import { type KnownPair, type RoutingsState, useRoutings } from './use-routings.ts'

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
      answer={<FlyAnswerView {...props} state={state} found={found} />}
    >
      {rows.length > 0 ? <RoutingsTable caption="Every option, with points in each cabin" rows={rows} /> : null}
    </ToolFrame>
  )
}

type FlyAnswerProps = Omit<FlyToolProps, 'defaults'> & { state: FlyState; found: RoutingsState<PricedRouting> }

function FlyAnswerView({ state, found, from, to, program, tableTitles }: FlyAnswerProps) {
  if (found.status === 'loading') return <Skeleton className="h-24 w-full" />
  if (found.status === 'failed') {
    return (
      <Notice kind="warn" action={<Button onClick={found.retry}>Try again</Button>}>
        We couldn’t load prices from this city.
      </Notice>
    )
  }
  const answer = answerFly(found.routings, state)
  const [first] = answer.cabins
  if (!first) {
    return (
      <Notice kind="info">
        You can’t book this as one reward with up to one stop. Price each flight separately and add them up.
      </Notice>
    )
  }
  const seats = { from: getCityCode(from, state.from), to: getCityCode(to, state.to), seats: state.people }
  return (
    <div className="grid gap-6">
      <FigureList figures={answer.cabins.map(toFigure)} />
      <WorkingSteps
        steps={flySteps(answer.cabins.find(({ cabin }) => cabin === 'J') ?? first, answer.times, tableTitles)}
      />
      <SeatsNext program={program} {...seats} />
    </div>
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
