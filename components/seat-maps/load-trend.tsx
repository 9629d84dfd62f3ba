import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import type { LoadSnapshot } from '@/lib/flights/flight-snapshots.ts'
import type { LoadsAnswer } from '@/lib/flights/flights-contract.ts'
import { seatsForSale } from '@/lib/flights/upgrade-outlook.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { Section } from './section.tsx'

type LoadTrendProps = { snapshots: readonly LoadSnapshot[]; buckets: LoadsAnswer['buckets'] }

const strokes = { Y: 'stroke-cabin-y', W: 'stroke-cabin-w', J: 'stroke-cabin-j', F: 'stroke-cabin-f' } as const
const fills = { Y: 'fill-cabin-y', W: 'fill-cabin-w', J: 'fill-cabin-j', F: 'fill-cabin-f' } as const

/** How the seats on sale changed from check to check, as a chart and as a table. */
export function LoadTrend({ snapshots, buckets }: LoadTrendProps) {
  const [newest] = snapshots
  if (!newest) return null
  const shown = cabins.filter((cabin) => newest.classes.some((one) => one.cabin === cabin)).toReversed()
  if (snapshots.length < 2) {
    return (
      <Section title="Trend">
        <p className="text-14 text-muted">We’ve checked this flight and aircraft once. Come back later for a trend.</p>
      </Section>
    )
  }
  const inOrder = snapshots.toReversed()
  const columns: Column<LoadSnapshot>[] = [
    {
      id: 'seen',
      head: 'Checked',
      cell: ({ seenAt }) => <span className="whitespace-nowrap">{formatInstant(seenAt)}</span>,
    },
    ...shown.map(
      (cabin): Column<LoadSnapshot> => ({
        id: cabin,
        head: cabinDisplay[cabin].name,
        end: true,
        cell: (snapshot) => words(snapshot, cabin, buckets),
      }),
    ),
  ]
  return (
    <Section
      title="Trend"
      intro={`${snapshots.length} checks: the most seats on sale in each cabin at any fare (9 is nine or more), and how many are booked.`}
    >
      <Chart snapshots={inOrder} shown={shown} buckets={buckets} />
      <div className="mt-4">
        <DataTable
          caption="Every check of this flight"
          columns={columns}
          rows={snapshots}
          keyOf={({ seenAt }) => seenAt}
        />
      </div>
    </Section>
  )
}

function words(snapshot: LoadSnapshot, cabin: Cabin, buckets: LoadsAnswer['buckets']): string {
  const sale = seatsForSale(cabin, snapshot, buckets)
  const load = snapshot.cabins.find((one) => one.cabin === cabin)
  const forSale = sale === null ? 'not published' : sale === 9 ? '9+' : String(sale)
  return load?.booked === null || !load?.capacity ? forSale : `${forSale} · ${load.booked} of ${load.capacity} booked`
}

const size = { width: 640, height: 150, left: 26, bottom: 18, top: 8 }

function Chart({ snapshots, shown, buckets }: LoadTrendProps & { shown: readonly Cabin[] }) {
  const times = snapshots.map(({ seenAt }) => Date.parse(seenAt))
  const [first = 0, last = 1] = [times[0], times.at(-1)]
  const x = (time: number) => size.left + ((time - first) / Math.max(1, last - first)) * (size.width - size.left - 24)
  const y = (seats: number) => size.top + (1 - seats / 9) * (size.height - size.top - size.bottom)
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className="w-full max-w-3xl">
      {[0, 3, 6, 9].map((seats) => (
        <g key={seats}>
          <path d={`M${size.left} ${y(seats)}H${size.width - 24}`} className="stroke-line" />
          <text x={size.left - 8} y={y(seats) + 3.5} textAnchor="end" className="fill-muted font-mono text-[10px]">
            {seats === 9 ? '9+' : seats}
          </text>
        </g>
      ))}
      {shown.map((cabin, at) => {
        const points = snapshots.flatMap((snapshot, index) => {
          const seats = seatsForSale(cabin, snapshot, buckets)
          // Offset slightly, because lines at the same height would hide each other.
          return seats === null ? [] : [[x(times[index] ?? first), y(seats) - at * 2] as const]
        })
        const end = points.at(-1)
        return (
          <g key={cabin}>
            <path
              d={points
                .map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`)
                .join('')}
              className={`fill-none ${strokes[cabin]}`}
              strokeWidth="1.75"
            />
            {points.map(([px, py]) => (
              <circle key={px} cx={px} cy={py} r="2.5" className={fills[cabin]} />
            ))}
            {end ? (
              <text x={end[0] + 8} y={end[1] + 4} className={`font-mono text-[11px] font-semibold ${fills[cabin]}`}>
                {cabin}
              </text>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}
