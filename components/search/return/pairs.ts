'use client'

import { daysBetween } from '@/lib/core/dates.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { type FinderState, pickQuestion, type Question, type ViewState } from '@/lib/search/finder-state.ts'
import { type ListedTrip, ReadReturns } from '@/lib/search/read-returns.ts'
import { journeyAddress } from '@/lib/search/request.ts'
import type { PairCell, PairGrid, PairState } from '@/lib/search/return-grid.ts'
import { useAnswer } from '../use-answer.ts'

/** A day to leave and a day to come home. */
export type Pair = { out: string; back: string }

/** Requests every trip on one pair of days; with null it requests nothing. */
export function usePair(program: Program, question: Question, pair: Pair | null) {
  const nights = pair === null ? 0 : daysBetween(pair.out, pair.back)
  const pairQuestion = pair && {
    ...pickQuestion(question),
    when: { kind: 'range' as const, start: pair.out, end: pair.out },
    leaveOn: [],
    stay: { min: nights, max: nights },
  }
  return useAnswer(pairQuestion && journeyAddress(program, pairQuestion, { kind: 'return', week: null }), ReadReturns)
}

/** Returns the cheapest of the trips on a pair of days; undefined if none is on those days. */
export function cheapestOn(trips: readonly ListedTrip[], pair: Pair): ListedTrip | undefined {
  // Answers list the cheapest trips first.
  return trips.find(({ out, back }) => out.date === pair.out && back.date === pair.back)
}

/** Returns when the way checked longer ago was checked. */
export const getOldestCheck = ({ out, back }: ListedTrip) => [out.seenAt, back.seenAt].sort()[0] ?? out.seenAt

/** Background by price step: the fewer the points, the darker the cell (lighter in dark mode). */
const heats = {
  1: 'bg-seats-4 text-paper font-semibold',
  2: 'bg-[color-mix(in_oklch,var(--seats-3)_45%,var(--card))]',
  3: 'bg-[color-mix(in_oklch,var(--seats-3)_30%,var(--card))]',
  4: 'bg-[color-mix(in_oklch,var(--seats-3)_17%,var(--card))]',
  5: 'bg-[color-mix(in_oklch,var(--seats-3)_8%,var(--card))]',
} as const

export const stateStyles: Record<Exclude<PairState, 'seats'>, string> = {
  // As in the calendar, where the same ring has the same meaning.
  unpriced: 'border-2 border-seats-3',
  none: 'border border-line text-muted',
  unchecked: 'border border-dashed border-edge text-muted',
  locked: 'hatch border border-line text-muted',
  unreleased: 'border border-dotted border-edge text-muted',
}

export const stateNames: Record<Exclude<PairState, 'seats'>, string> = {
  unpriced: 'seats, points not published',
  none: 'no seats',
  unchecked: 'not checked yet',
  locked: 'beyond your plan',
  unreleased: 'not released yet',
}

export const signs: Record<Exclude<PairState, 'seats'>, string> = {
  // An empty button would sit higher than its neighbours.
  unpriced: '\u00a0',
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

/** The props shared by the grid of pairs of days and its parts. */
export type PairGridViewProps = {
  program: Program
  state: FinderState
  grid: PairGrid
  seats: number
  now: string
  pair: Pair | null
  /** The cheapest trip of the chosen pair or, if none is chosen, of the cheapest pair. */
  trip: ListedTrip | undefined
  changeView: (change: Partial<ViewState>) => void
}
