'use client'

import { type FlyState, flyFields } from '@/lib/calculators/fly/fly-fields.ts'
import { parseVelocityRoutingsFile } from '@/lib/calculators/fly/routings-file.ts'
import {
  answerVelocityFly,
  pointsSpanWords,
  type VelocityCabin,
  type VelocityFlyAnswer,
  velocityFlySteps,
} from '@/lib/calculators/fly/velocity-answer.ts'
import type { VelocityRouting } from '@/lib/calculators/fly/velocity-routings.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { surenessNames } from '@/lib/core/provenance.ts'
import { Calculator, type Tool } from '../../ui/calculator.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
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
import { KnownPointsLegend, KnownPointsView } from './known-points.tsx'
import { keyOfRouting, lengthColumns, routingColumns } from './routing-columns.tsx'
import { SeatsSeen } from './seats-seen.tsx'

type VelocityFlyQuestionProps = {
  defaults: FlyState
  from: readonly CityOption[]
  to: readonly CityOption[]
  /** The default pair, whose routings are part of the page. */
  known: KnownPair<VelocityRouting>
}

const folder = '/virgin-australia/how-many-velocity-points-to-fly-to/ways'

/** A calculator of the Velocity Points between two cities: known prices, former ones and what searches have shown. */
export function VelocityFlyQuestion(props: VelocityFlyQuestionProps) {
  const fields = flyFields(
    props.from.map((city) => city.value),
    props.to.map((city) => city.value),
  )
  return (
    <Calculator fields={fields} defaults={props.defaults}>
      {(tool) => <Question {...props} fields={fields} tool={tool} />}
    </Calculator>
  )
}

type QuestionProps = VelocityFlyQuestionProps & { tool: Tool<FlyState>; fields: ReturnType<typeof flyFields> }

function Question({ tool, fields, from, to, known }: QuestionProps) {
  const { state } = tool
  const found = useRoutings({ folder, known, parse: parseVelocityRoutingsFile }, state.from, state.to)
  const rows = found.status === 'known' ? answerVelocityFly(found.routings, state).rows : []
  const codes = { from: getCityCode(from, state.from), to: getCityCode(to, state.to) }
  const getCityName = (cities: readonly CityOption[], slug: string) =>
    cities.find(({ value }) => value === slug)?.label ?? slug
  return (
    <ToolFrame
      label="Points calculator"
      inputs={<FlyInputs {...tool} fields={fields} from={from} to={to} />}
      answer={<Answer state={state} found={found} codes={codes} />}
    >
      {rows.length > 0 ? <VelocityRoutingsTable rows={rows} /> : null}
      {rows.length > 0 ? (
        <div className="space-y-3">
          <h2 className="text-16 font-semibold">What searches have shown</h2>
          <SeatsSeen
            key={codes.from + codes.to}
            program="velocity"
            {...codes}
            names={`${getCityName(from, state.from)} to ${getCityName(to, state.to)}`}
          />
        </div>
      ) : null}
    </ToolFrame>
  )
}

type AnswerProps = { state: FlyState; found: RoutingsState<VelocityRouting>; codes: { from: string; to: string } }

function Answer({ state, found, codes }: AnswerProps) {
  return (
    <FlyAnswer found={found}>
      {(routings) => {
        const { cabins, times } = answerVelocityFly(routings, state)
        const shown =
          cabins.find(({ cabin, today }) => cabin === 'J' && today) ?? cabins.find(({ today }) => today) ?? cabins[0]
        return shown ? (
          <div className="grid gap-6">
            <FigureList figures={cabins.map(toFigure)} />
            <WorkingSteps steps={velocityFlySteps(shown, times)} />
            <SeatsNext program="velocity" {...codes} seats={state.people} />
          </div>
        ) : null
      }}
    </FlyAnswer>
  )
}

function toFigure({ cabin, today, before, sureness, missing }: VelocityCabin) {
  const gap = missing === null ? '' : missing === 0 ? 'you have enough' : `${formatNumber(missing)} short`
  const was = before ? `was ${pointsSpanWords(before)} until 20 Jan 2025` : 'no earlier price known'
  return {
    label: cabinDisplay[cabin].name,
    value: today ? pointsSpanWords(today) : <span className="font-normal text-muted">not published</span>,
    note: [gap, sureness ? surenessNames[sureness] : '', was].filter(Boolean).join(', '),
  }
}

type RoutingRow = VelocityFlyAnswer['rows'][number]

/** A column for each cabin that is flown on any of the routings. */
function cabinColumns(rows: readonly RoutingRow[]): Column<RoutingRow>[] {
  return cabins
    .filter((cabin) => rows.some(({ known }) => known.some((one) => one.cabin === cabin)))
    .map((cabin) => ({
      id: cabin,
      head: cabinDisplay[cabin].name,
      end: true,
      cell: ({ known }) => {
        const own = known.find((one) => one.cabin === cabin)
        return own ? <KnownPointsView {...own} /> : null
      },
    }))
}

/** A table of every routing between two cities, with everything known about its points. */
function VelocityRoutingsTable({ rows }: { rows: readonly RoutingRow[] }) {
  return (
    <div>
      <DataTable
        caption="Every option, with the points in each cabin"
        columns={[...routingColumns, ...cabinColumns(rows), ...lengthColumns('none')]}
        rows={rows}
        keyOf={keyOfRouting}
      />
      <KnownPointsLegend />
    </div>
  )
}
