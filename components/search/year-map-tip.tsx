import { formatDate, formatNumber, formatSeats } from '@/lib/core/formats.ts'
import type { MapDay } from '@/lib/search/year-map.ts'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { stateWords } from './day-words.ts'

/** The day under the pointer or focus, with its cell's offset along the frame and the frame's width, in pixels. */
export type Spot = { day: MapDay; x: number; width: number }

const tipWidth = 208
const gap = 14

/** A day's figures beside its cell; above or below the map it would cover controls. Screen readers read the cell. */
export function YearMapTip({ spot }: { spot: Spot }) {
  const { day, x, width } = spot
  const left = x < width / 2 ? Math.min(x + gap, width - tipWidth) : Math.max(x - gap - tipWidth, 0)
  return (
    <div
      aria-hidden="true"
      style={{ left, width: tipWidth }}
      className="pointer-events-none absolute top-0.5 z-20 rounded-lg border border-line bg-card px-3 py-2 shadow-lg"
    >
      <p className="text-12 font-semibold">{formatDate(day.date, 'long')}</p>
      {day.state === 'seats' ? (
        <ul className="mt-1.5 space-y-1">
          {day.cells.map(({ cabin, seats, points }) => (
            <li key={cabin} className="figures grid grid-cols-[1.5rem_2.5rem_1fr] items-center text-12">
              <CabinChip cabin={cabin} />
              <span className="font-semibold">{formatSeats(seats)}</span>
              <span className="text-right text-muted">
                {points === null ? 'points not published' : `${formatNumber(points)} points`}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-12 text-muted first-letter:uppercase">{stateWords[day.state]}</p>
      )}
    </div>
  )
}
