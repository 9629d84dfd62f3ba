'use client'

import { daysBetween } from '@/lib/core/dates.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { stateNames } from './pair-cell.ts'
import type { PairGridViewProps } from './pair-grid-props.ts'

type HomeListProps = Pick<PairGridViewProps, 'grid' | 'seats' | 'pair' | 'look'> & { out: string | null }

/** On a phone the second step: the days to come home for the day of leaving chosen above. */
export function HomeList({ grid, seats, out, pair, look }: HomeListProps) {
  const row = grid.rows.find((one) => one.out === out)
  if (!row) return null
  return (
    <section aria-label="Come home">
      <h3 className="text-16 font-semibold">2. Come home</h3>
      <p className="text-14 text-muted">
        Leaving {formatDate(row.out)}. Points for {seats === 1 ? 'one' : seats}.
      </p>
      <ul className="mt-2 divide-y divide-line rounded-xl border border-line">
        {[...row.cells.values()].map((cell) => (
          <li key={cell.back}>
            <button
              type="button"
              aria-pressed={pair?.out === cell.out && pair.back === cell.back}
              onClick={() => look({ day: cell.out, back: cell.back, week: grid.rows[0]?.out ?? null })}
              className="flex min-h-12 w-full items-center justify-between gap-3 px-3 text-left text-14 aria-pressed:shadow-[inset_0_0_0_2px_var(--accent)]"
            >
              <span>
                <span className="font-medium">{formatDate(cell.back)}</span>{' '}
                <span className="text-muted">{daysBetween(cell.out, cell.back)} nights</span>
              </span>
              {cell.state === 'seats' && cell.points !== null ? (
                <span className="flex items-center gap-3">
                  <span aria-hidden="true" className="h-2 w-20 overflow-hidden rounded-full bg-seats-0">
                    <span
                      className="block h-full rounded-full bg-seats-3"
                      style={{ width: `${barOf(cell.points, grid.lowest)}%` }}
                    />
                  </span>
                  <span className="figures w-18 text-right font-semibold">{formatNumber(cell.points * seats)}</span>
                </span>
              ) : (
                <span className="text-muted first-letter:uppercase">
                  {stateNames[cell.state === 'seats' ? 'none' : cell.state]}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The longest bar is the fewest points, as the darkest cell is in the grid. */
function barOf(points: number, lowest: number | null): number {
  return Math.round(((lowest ?? points) / points) * 100)
}
