import { formatNumber } from '@/lib/core/formats.ts'
import type { DayState, SeatStep } from '@/lib/search/year-map.ts'

const steps = {
  1: 'bg-seats-1',
  2: 'bg-seats-2',
  3: 'bg-seats-3',
  4: 'bg-seats-4',
  some: 'bg-card shadow-[inset_0_0_0_3px_var(--seats-3)]',
} as const satisfies Record<SeatStep, string>

const states = {
  none: 'bg-seats-0',
  unsearched: 'shadow-[inset_0_0_0_1px_var(--line)]',
  unasked: '',
  locked: 'hatch',
  past: '',
} as const satisfies Record<Exclude<DayState, 'seats'>, string>

/** Returns a day's classes: lightness by seats, a ring if the count is unknown, hatching beyond the plan. */
export function dayStyle(state: DayState, step: SeatStep | null): string {
  return state === 'seats' ? steps[step ?? 'some'] : states[state]
}

const legend: { label: string; style: string }[] = [
  { label: '0', style: states.none },
  { label: '1', style: steps[1] },
  { label: '2', style: steps[2] },
  { label: '3', style: steps[3] },
  { label: '4 or more', style: steps[4] },
]

const others = {
  some: { label: 'some, count not given', style: steps.some },
  unsearched: { label: 'not searched yet', style: states.unsearched },
  locked: { label: 'beyond your plan', style: states.locked },
} as const

type PriceScaleProps = {
  prices: { min: number; max: number } | null
  marks: readonly (keyof typeof others)[]
}

/** The legend for days shaded by points: the darkest, or in the dark theme the brightest, is the lowest price. */
export function PriceScale({ prices, marks }: PriceScaleProps) {
  const named = marks.map((mark) =>
    mark === 'some' ? { ...others.some, label: 'points not published' } : others[mark],
  )
  const isOne = prices?.min === prices?.max
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-12 text-muted">
      {prices === null ? null : (
        <li className="inline-flex items-center gap-1.5">
          {isOne ? null : `Lowest ${formatNumber(prices.min)}`}
          {(isOne ? ([4] as const) : ([4, 3, 2, 1] as const)).map((step) => (
            <span key={step} aria-hidden="true" className={`size-3 rounded-[3px] ${steps[step]}`} />
          ))}
          {formatNumber(prices.max)}
        </li>
      )}
      {[{ label: 'no seats', style: states.none }, ...named].map(({ label, style }) => (
        <li key={label} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-3 rounded-[3px] ${style}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}

/** The legend for days shaded by seats; `marks` are the special marks that occur and so need explaining. */
export function SeatScale({ marks }: { marks: readonly (keyof typeof others)[] }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-12 text-muted">
      <li>Seats</li>
      {[...legend, ...marks.map((mark) => others[mark])].map(({ label, style }) => (
        <li key={label} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-3 rounded-[3px] ${style}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
