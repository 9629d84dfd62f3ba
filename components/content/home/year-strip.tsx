import type { MonthShare } from '@/lib/content/routes/best-months.ts'
import { formatMonth } from '@/lib/core/formats.ts'

const pitch = 20
const height = 40

type YearStripProps = { months: readonly MonthShare[]; label: string; className?: string }

/** A route's year as one bar per month, as high as the share of our checks that found a seat. */
export function YearStrip({ months, label, className = 'h-14 w-full' }: YearStripProps) {
  const best = months.filter(({ isBest }) => isBest).map(({ month }) => formatMonth(month))
  const words = best.length > 0 ? `Seats most often in ${best.join(', ')}.` : 'No best month yet.'
  return (
    <svg
      role="img"
      aria-label={`${label}, month by month. ${words}`}
      viewBox={`0 0 ${months.length * pitch} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      {months.map(({ month, percent, isBest, isThin }, at) => {
        const high = Math.max(percent > 0 ? 2 : 0, (percent / 100) * height)
        return (
          <g key={month} data-month={month}>
            <rect x={at * pitch} width={pitch - 3} height={height} className="fill-seats-0" />
            <rect
              x={at * pitch}
              y={height - high}
              width={pitch - 3}
              height={high}
              className={isBest ? 'fill-accent' : isThin ? 'fill-seats-1' : 'fill-seats-2'}
            />
          </g>
        )
      })}
    </svg>
  )
}

/** The labels below a strip: the first, middle and last month. */
export function YearStripEnds({ months }: { months: readonly MonthShare[] }) {
  const shown = [months[0], months[Math.floor(months.length / 2)], months.at(-1)]
  return (
    <p aria-hidden="true" className="mt-1 flex justify-between text-12 text-muted">
      {shown.map((one) => (one ? <span key={one.month}>{formatMonth(one.month, 'monthShort')}</span> : null))}
    </p>
  )
}
