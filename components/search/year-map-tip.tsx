import { formatDate, formatNumber, formatSeats } from '@/lib/core/formats.ts'
import type { MapDay } from '@/lib/search/year-map.ts'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { stateWords } from './day-words.ts'

/** Where the pointer or the focus is: the day, and the cell's place inside the frame in pixels. */
export type Spot = { day: MapDay; x: number; y: number; width: number }

const halfWidth = 104

/** A day's figures above its cell. Screen readers get the same from the cell itself. */
export function YearMapTip({ spot }: { spot: Spot }) {
  const { day, x, y, width } = spot
  const left = Math.min(Math.max(x, halfWidth + 8), Math.max(width - halfWidth - 8, halfWidth + 8))
  return (
    <div
      aria-hidden="true"
      style={{ left, top: y - 6, width: halfWidth * 2 }}
      className="pointer-events-none absolute z-20 -translate-x-1/2 -translate-y-full rounded-lg border border-line bg-card px-3 py-2 shadow-lg"
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
