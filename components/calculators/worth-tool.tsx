'use client'
'use no memo'

import type { Route } from 'next'
import type { ReactNode } from 'react'
import { placesLink } from '@/lib/calculators/finder-link.ts'
import {
  pointsToDollarsFields as fields,
  type PointsToDollarsState,
  type SpendingOption,
  spendingSteps,
} from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { buttonStyle } from '../ui/button.tsx'
import { Calculator } from '../ui/calculator.tsx'
import Link from '../ui/link.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'
import { ValueBars } from './value-bars.tsx'

type WorthToolProps = {
  program: Program
  label: string
  /** What the points are called. */
  currency: string
  defaults: PointsToDollarsState
  listOptions: (points: number) => readonly SpendingOption[]
  /** The use that the working is shown for. */
  shown: string
  /** Renders what else the points are worth. */
  beside: (points: number) => ReactNode
}

/** Converts either program's points to dollars, for every option to spend them. */
export function WorthTool({ label, currency, defaults, ...answer }: WorthToolProps) {
  return (
    <Calculator fields={fields} defaults={defaults}>
      {({ state, change }) => (
        <ToolFrame
          label={label}
          inputs={
            <NumberField
              label={currency}
              field={fields.points}
              value={state.points}
              onChange={(points) => change({ points })}
              className="sm:col-span-2"
            />
          }
          answer={<Worth points={state.points} {...answer} />}
        />
      )}
    </Calculator>
  )
}

function Worth({
  program,
  points,
  listOptions,
  shown,
  beside,
}: Pick<WorthToolProps, 'program' | 'listOptions' | 'shown' | 'beside'> & { points: number }) {
  const options = listOptions(points)
  const worked = options.find(({ use }) => use === shown) ?? options[0]
  return (
    <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
      <div>
        <h2 className="mb-2 text-16 font-semibold">{formatNumber(points)} points in dollars, best first</h2>
        <ValueBars options={options} />
      </div>
      <div className="space-y-6">
        {worked ? <WorkingSteps steps={spendingSteps(points, worked)} /> : null}
        {beside(points)}
        <Link href={placesLink(program, points) as Route} className={buttonStyle('primary')}>
          See where they take you
        </Link>
      </div>
    </div>
  )
}
