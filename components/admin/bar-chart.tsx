import { useId } from 'react'
import { formatNumber } from '@/lib/core/formats.ts'

type ChartBar = { key: string; label: string; parts: readonly number[] }

type BarChartProps = {
  title: string
  bars: readonly ChartBar[]
  /** What each part of a bar stands for, from the bottom up. */
  parts: readonly { name: string; fill: string }[]
  /** How figures are written; plain numbers by default. */
  format?: (value: number) => string
}

const height = 120

/** A stacked bar chart, drawn on the server. Screen readers get it as a sentence. */
export function BarChart({ title, bars, parts, format = formatNumber }: BarChartProps) {
  const id = useId()
  const max = Math.max(1, ...bars.map(sumParts))
  const step = 100 / Math.max(1, bars.length)
  const [first] = bars
  const last = bars.at(-1)
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="mb-2 flex flex-wrap gap-x-4 text-12 text-muted">
        <span>{title}</span>
        <span>at most {format(max)}</span>
        {parts.length > 1 ? parts.map((part) => <Key key={part.name} {...part} />) : null}
      </figcaption>
      <svg
        role="img"
        aria-label={spoken(title, bars, format)}
        width="100%"
        height={height}
        className="border-b border-line"
      >
        {bars.map((bar, at) => (
          <Column key={bar.key} {...{ bar, parts, format }} scale={height / max} left={at * step} width={step * 0.8} />
        ))}
      </svg>
      <div className="figures mt-1 flex justify-between text-12 text-muted">
        <span>{first?.label}</span>
        <span>{last === first ? '' : last?.label}</span>
      </div>
    </figure>
  )
}

function Key({ name, fill }: { name: string; fill: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden="true" width="10" height="10">
        <rect width="10" height="10" rx="2" className={fill} />
      </svg>
      {name}
    </span>
  )
}

type ColumnProps = Required<Pick<BarChartProps, 'parts' | 'format'>> & {
  bar: ChartBar
  scale: number
  left: number
  width: number
}

function Column({ bar, parts, format, scale, left, width }: ColumnProps) {
  return (
    <g>
      <title>{`${bar.label}: ${bar.parts.map(format).join(' + ')}`}</title>
      {parts.map(({ name, fill }, at) => {
        const below = bar.parts.slice(0, at).reduce((sum, part) => sum + part, 0)
        const tall = (bar.parts[at] ?? 0) * scale
        return (
          <rect
            key={name}
            x={`${left}%`}
            width={`${width}%`}
            y={height - below * scale - tall}
            height={tall}
            className={fill}
          />
        )
      })}
    </g>
  )
}

const sumParts = ({ parts }: ChartBar) => parts.reduce((sum, part) => sum + part, 0)

function spoken(title: string, bars: readonly ChartBar[], format: (value: number) => string): string {
  const descriptions = bars.filter((bar) => sumParts(bar) > 0).map((bar) => `${bar.label} ${format(sumParts(bar))}`)
  return `${title}. ${descriptions.length === 0 ? 'None' : descriptions.join(', ')}.`
}

/** Formats a part of a whole as a percentage; a dash if the whole is 0. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}

/** Returns the months from the first that has anything to show; always includes the last month. */
export function fromFirst<Month>(months: readonly Month[], hasFigures: (month: Month) => boolean): Month[] {
  const first = months.findIndex(hasFigures)
  return months.slice(first === -1 ? -1 : first)
}
