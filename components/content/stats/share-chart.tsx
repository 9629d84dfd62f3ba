import { useId } from 'react'
import { getPercent, type Share } from '@/lib/content/stats/report.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { DataTable } from '../../ui/data-table.tsx'

/** One bar: its label and the checks behind it. */
export type Bar = Share & { key: string; label: string }

type ShareChartProps = { title: string; note?: string; bars: readonly Bar[] }

const rowHeight = 38

/** Shares as a bar chart, with a table below that also says how many checks each share is based on. */
export function ShareChart({ title, note, bars }: ShareChartProps) {
  const id = useId()
  if (bars.length === 0) return null
  return (
    <figure aria-labelledby={id} className="mb-10 min-w-0 break-inside-avoid">
      <figcaption>
        <h3 id={id} className="text-16 font-semibold">
          {title}
        </h3>
        {note ? <p className="mt-0.5 text-14 text-muted">{note}</p> : null}
      </figcaption>
      <svg role="img" aria-label={spoken(title, bars)} width="100%" height={bars.length * rowHeight} className="mt-3">
        {bars.map((bar, at) => (
          <BarRow key={bar.key} bar={bar} top={at * rowHeight} />
        ))}
      </svg>
      <details className="mt-1 text-14">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4">
          As a table
        </summary>
        <DataTable
          caption={title}
          rows={bars}
          keyOf={({ key }) => key}
          columns={[
            { id: 'label', head: title, cell: ({ label }: Bar) => label },
            { id: 'share', head: 'Found a seat', end: true, cell: (bar: Bar) => shareWords(bar) },
            { id: 'looks', head: 'Checks', end: true, cell: ({ looks }: Bar) => formatNumber(looks) },
          ]}
        />
      </details>
    </figure>
  )
}

/** One bar with its texts. Only the bar scales with the width, so the texts keep their size. */
function BarRow({ bar, top }: { bar: Bar; top: number }) {
  const percent = getPercent(bar) ?? 0
  return (
    <g className="text-14">
      <text x="0" y={top + 15} className="fill-ink">
        {bar.label}
      </text>
      <text x="100%" y={top + 15} textAnchor="end" className="figures fill-ink font-semibold">
        {shareWords(bar)}
      </text>
      <rect x="0" y={top + 22} width="100%" height="6" rx="3" className="fill-seats-0" />
      <rect x="0" y={top + 22} width={`${percent}%`} height="6" rx="3" className="fill-accent" />
    </g>
  )
}

export function shareWords(share: Share): string {
  const percent = getPercent(share)
  if (percent === null) return 'no checks'
  return percent === 0 && share.found > 0 ? 'under 1%' : `${percent}%`
}

function spoken(title: string, bars: readonly Bar[]): string {
  return `${title}. ${bars.map((bar) => `${bar.label}: ${shareWords(bar)}`).join(', ')}.`
}
