import { formatNumber } from '@/lib/core/formats.ts'
import type { PairCell, PairState } from '@/lib/search/return-grid.ts'

/** Background by price step: the fewer the points, the darker the cell (lighter in dark mode). */
const heats = {
  1: 'bg-seats-4 text-paper font-semibold',
  2: 'bg-[color-mix(in_oklch,var(--seats-3)_45%,var(--card))]',
  3: 'bg-[color-mix(in_oklch,var(--seats-3)_30%,var(--card))]',
  4: 'bg-[color-mix(in_oklch,var(--seats-3)_17%,var(--card))]',
  5: 'bg-[color-mix(in_oklch,var(--seats-3)_8%,var(--card))]',
} as const

export const stateStyles: Record<Exclude<PairState, 'seats'>, string> = {
  none: 'border border-line text-muted',
  unchecked: 'border border-dashed border-edge text-muted',
  locked: 'hatch border border-line text-muted',
  unreleased: 'border border-dotted border-edge text-muted',
}

export const stateNames: Record<Exclude<PairState, 'seats'>, string> = {
  none: 'no seats',
  unchecked: 'not checked yet',
  locked: 'beyond your plan',
  unreleased: 'not released yet',
}

export const signs: Record<Exclude<PairState, 'seats'>, string> = {
  none: '·',
  unchecked: '?',
  locked: '×',
  unreleased: '–',
}

export function cellStyle({ state, heat }: PairCell): string {
  return state === 'seats' ? heats[heat ?? 5] : stateStyles[state]
}

/** Shortens the party's points to fit a cell, e.g. 328k, or returns the sign for why there are none. */
export function shortPoints({ state, points }: PairCell, seats: number): string {
  if (state !== 'seats') return signs[state]
  return points === null ? '' : `${formatNumber(Math.round((points * seats) / 1000))}k`
}
