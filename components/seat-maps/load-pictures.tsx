import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import type { ClassCount, LoadSnapshot } from '@/lib/flights/flight-snapshots.ts'
import type { LoadsAnswer } from '@/lib/flights/flights-contract.ts'
import { seatsForSale } from '@/lib/flights/upgrade-outlook.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Panel } from '../ui/panel.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { Section } from './section.tsx'

type CabinLoadPictureProps = { cabin: Cabin; snapshot: LoadSnapshot; buckets: LoadsAnswer['buckets'] }

const barFills = { Y: 'bg-cabin-y', W: 'bg-cabin-w', J: 'bg-cabin-j', F: 'bg-cabin-f' } as const

/** One cabin: how much of it is booked, and every booking class with its seats. */
export function CabinLoadPicture({ cabin, snapshot, buckets }: CabinLoadPictureProps) {
  const load = snapshot.cabins.find((one) => one.cabin === cabin)
  const classes = snapshot.classes.filter((one) => one.cabin === cabin)
  return (
    <Panel>
      <div className="flex items-center gap-2">
        <CabinChip cabin={cabin} />
        <h3 className="text-16 font-semibold">{cabinDisplay[cabin].name}</h3>
        <span className="figures ml-auto text-14 text-muted">{loadWords(load)}</span>
      </div>
      {load?.capacity && load.booked !== null ? (
        <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full bg-seats-0">
          <div
            className={`h-full rounded-full ${barFills[cabin]}`}
            style={{ width: `${Math.min(100, (100 * load.booked) / load.capacity)}%` }}
          />
        </div>
      ) : null}
      <ul aria-label={`Booking classes of ${cabinDisplay[cabin].name}`} className="mt-4 flex flex-wrap gap-1.5">
        {classes.map((one) => (
          <ClassCell
            key={one.code}
            count={one}
            bucket={buckets.find(({ code, cabin: own }) => code === one.code && own === cabin)}
          />
        ))}
      </ul>
    </Panel>
  )
}

function loadWords(load: LoadSnapshot['cabins'][number] | undefined): string {
  if (!load?.capacity || load.booked === null) return 'load not published'
  return `${load.booked} of ${load.capacity} booked, ${Math.round((100 * load.booked) / load.capacity)}%`
}

function getStepClass(seats: number): string {
  if (seats === 0) return 'bg-seats-0 text-muted'
  if (seats === 1) return 'bg-seats-1 text-ink'
  if (seats <= 3) return 'bg-seats-2 text-ink'
  return 'bg-seats-4 text-accent-ink'
}

type ClassCellProps = { count: ClassCount; bucket: LoadsAnswer['buckets'][number] | undefined }

const useWords = { reward: 'reward seats', 'reward-and-upgrade': 'reward seats and upgrades' } as const

/** A booking class above its number of seats; framed if points can book it. */
function ClassCell({ count: { code, seats }, bucket }: ClassCellProps) {
  return (
    <li
      className={`flex w-11 flex-col items-center rounded-md py-1 font-mono ${getStepClass(seats)} ${bucket ? 'ring-2 ring-ink ring-offset-2 ring-offset-card' : ''}`}
    >
      <span className="text-12 leading-4">{code}</span>
      <span className="figures text-16 leading-5 font-semibold">{seats === 9 ? '9+' : seats}</span>
      {bucket ? <span className="sr-only">{useWords[bucket.use]}</span> : null}
    </li>
  )
}

type LoadTrendProps = { snapshots: readonly LoadSnapshot[]; buckets: LoadsAnswer['buckets'] }

const strokes = { Y: 'stroke-cabin-y', W: 'stroke-cabin-w', J: 'stroke-cabin-j', F: 'stroke-cabin-f' } as const

const dotFills = { Y: 'fill-cabin-y', W: 'fill-cabin-w', J: 'fill-cabin-j', F: 'fill-cabin-f' } as const

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
              <circle key={px} cx={px} cy={py} r="2.5" className={dotFills[cabin]} />
            ))}
            {end ? (
              <text x={end[0] + 8} y={end[1] + 4} className={`font-mono text-[11px] font-semibold ${dotFills[cabin]}`}>
                {cabin}
              </text>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}
