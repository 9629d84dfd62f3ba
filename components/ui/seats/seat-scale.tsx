import { formatNumber } from '@/lib/core/formats.ts'
import type { Shade } from '@/lib/search/finder-state.ts'
import type { DayState, MapDay, SeatStep, YearMap } from '@/lib/search/year-map.ts'

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
  unreleased: 'hatch',
  past: '',
} as const satisfies Record<Exclude<DayState, 'seats'>, string>

/** Returns a day's classes: lightness by seats, a ring if the count is unknown, hatching where it can't be seen. */
export function dayStyle(state: DayState, step: SeatStep | null): string {
  return state === 'seats' ? steps[step ?? 'some'] : states[state]
}

type Weeks = { first: number; count: number }

type ScaleItem = {
  /** Words before the swatches. */
  lead?: string
  swatches: readonly string[]
  label: string
}

const toItem = (label: string, swatch: string): ScaleItem => ({ label, swatches: [swatch] })

const seatCounts = [
  toItem('0', states.none),
  toItem('1', steps[1]),
  toItem('2', steps[2]),
  toItem('3', steps[3]),
  toItem('4 or more', steps[4]),
]

/** A mark that needs explaining only where it occurs. */
type Mark = 'some' | 'unsearched' | 'locked' | 'unreleased'

const markItems: Record<Mark, ScaleItem> = {
  some: toItem('some, count not given', steps.some),
  unsearched: toItem('not checked yet', states.unsearched),
  locked: toItem('beyond your plan', states.locked),
  unreleased: toItem('not released yet', states.unreleased),
}

function listMarks(days: readonly MapDay[], by: 'step' | 'priceStep'): Mark[] {
  const occurs = {
    some: days.some((day) => day[by] === 'some'),
    unsearched: days.some(({ state }) => state === 'unsearched'),
    locked: days.some(({ state }) => state === 'locked'),
    unreleased: days.some(({ state }) => state === 'unreleased'),
  }
  return (['some', 'unsearched', 'locked', 'unreleased'] as const).filter((mark) => occurs[mark])
}

/** Explains days shaded by points: the darkest, or in the dark theme the brightest, is the lowest price. */
function listPrices(prices: YearMap['prices']): ScaleItem[] {
  if (prices === null) return []
  const { min, max } = prices
  if (min === max) return [toItem(formatNumber(max), steps[4])]
  const swatches = [steps[4], steps[3], steps[2], steps[1]]
  return [{ lead: `Lowest ${formatNumber(min)}`, swatches, label: formatNumber(max) }]
}

/** Returns what explains the colours of some weeks of a year. */
export function listScale({ days: all, prices }: YearMap, weeks: Weeks, shade: Shade): ScaleItem[] {
  const days = all.filter(({ week }) => week >= weeks.first && week < weeks.first + weeks.count)
  if (shade === 'seats') return [...seatCounts, ...listMarks(days, 'step').map((mark) => markItems[mark])]
  const marks = listMarks(days, 'priceStep').map((mark) =>
    mark === 'some' ? toItem('points not published', steps.some) : markItems[mark],
  )
  return [...listPrices(prices), toItem('no seats', states.none), ...marks]
}

export const scaleStyle = 'flex flex-wrap items-center gap-x-3 gap-y-1.5 text-12 text-muted'
export const scaleItemStyle = 'inline-flex items-center gap-1.5'
export const swatchStyle = 'size-3 rounded-[3px]'

/** The legend of a year of days. */
export function SeatScale({ items, shade }: { items: readonly ScaleItem[]; shade: Shade }) {
  return (
    <ul className={scaleStyle}>
      {shade === 'seats' ? <li>Seats</li> : null}
      {items.map(({ lead, swatches, label }) => (
        <li key={label} className={scaleItemStyle}>
          {lead}
          {swatches.map((style) => (
            <span key={style} aria-hidden="true" className={`${swatchStyle} ${style}`} />
          ))}
          {label}
        </li>
      ))}
    </ul>
  )
}

/** Every seat count and mark, for the design pages. */
export const everySeatItem: readonly ScaleItem[] = [...seatCounts, ...Object.values(markItems)]
