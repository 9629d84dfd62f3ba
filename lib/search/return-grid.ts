import type { ReturnGrid } from '../availability/journeys-contract.ts'
import type { LocalDate } from '../core/clock.ts'
import { addDays, eachDay, maxDate, minDate } from '../core/dates.ts'
import { classifyEdge, type Horizon } from './edges.ts'

/**
 * What is known about a day or a pair of days: `seats` found, `unpriced` found without published points, `none` checked
 * and none found, `unchecked` not checked, `locked` beyond the plan, `unreleased` not yet opened by the airline.
 */
export type PairState = 'seats' | 'unpriced' | 'none' | 'unchecked' | 'locked' | 'unreleased'

export type PairCell = {
  state: PairState
  points: number | null
  /** From 1, the fewest points of all shown, to 5, the most; null without points. */
  heat: 1 | 2 | 3 | 4 | 5 | null
}

export type LeaveDay = PairCell & { date: LocalDate }
export type GridCell = PairCell & { out: LocalDate; back: LocalDate }

export type PairGrid = {
  /** Every day of leaving asked for, including days that cannot be seen yet. */
  days: LeaveDay[]
  /** The cells of each day of leaving, by the day of coming home. `columns` are all days of coming home. */
  rows: { out: LocalDate; cells: Map<LocalDate, GridCell> }[]
  columns: LocalDate[]
  lowest: number | null
}

type Known = Pick<ReturnGrid['days'][number], 'points' | 'unpriced' | 'checked'>
const unknown: Known = { points: null, unpriced: false, checked: false }

/** Lays out the pairs of an answer; `requested` are the days asked for, which the plan may have cut. */
export function layOutPairs(
  grid: ReturnGrid,
  requested: { start: LocalDate; end: LocalDate } | null,
  { horizon, shortest }: { horizon: Horizon; shortest: number },
): PairGrid {
  const prices = [...grid.days, ...grid.cells].flatMap(({ points }) => points ?? [])
  const ladder = [...new Set(prices)].sort((a, b) => a - b)
  const toCell = ({ points, unpriced, checked }: Known, last: LocalDate): PairCell => {
    if (points !== null) return { state: 'seats', points, heat: getHeat(points, ladder) }
    const without = unpriced ? 'unpriced' : (classifyEdge(last, horizon) ?? (checked ? 'none' : 'unchecked'))
    return { state: without, points: null, heat: null }
  }
  // A pair can only be seen if its way home can.
  const known = grid.days.map((day) => ({ date: day.date, ...toCell(day, addDays(day.date, shortest)) }))
  const beyond = daysBeyond(known.at(-1)?.date ?? null, requested, horizon)
  const cells = grid.cells.map((cell) => ({ out: cell.out, back: cell.back, ...toCell(cell, cell.back) }))
  const outs = [...new Set(cells.map(({ out }) => out))]
  return {
    days: [...known, ...beyond.map((date) => ({ date, ...toCell(unknown, date) }))],
    rows: outs.map((out) => ({
      out,
      cells: new Map(cells.filter((cell) => cell.out === out).map((cell) => [cell.back, cell])),
    })),
    columns: [...new Set(cells.map(({ back }) => back))].sort(),
    lowest: ladder[0] ?? null,
  }
}

/** Lists the days asked for that the answer does not reach, up to 92 days past what the plan or the airlines open. */
function daysBeyond(
  last: LocalDate | null,
  requested: { start: LocalDate; end: LocalDate } | null,
  { released, plan }: Horizon,
): LocalDate[] {
  if (requested === null) return []
  const first = last === null ? requested.start : addDays(last, 1)
  const end = minDate(requested.end, addDays(maxDate(released, plan), 92))
  return first > end ? [] : eachDay(first, end)
}

/**
 * Ranks a price among the distinct prices rather than by its amount: one high price must not make all others look
 * alike.
 */
function getHeat(points: number, ladder: readonly number[]): PairCell['heat'] {
  const steps = Math.max(1, ladder.length - 1)
  return (1 + Math.round((ladder.indexOf(points) / steps) * 4)) as PairCell['heat']
}

const keys = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
])

/** The cell an arrow key leads to; null where the key doesn't move or the stay would be too short or too long. */
export function pairAfterKey(grid: PairGrid, from: Pick<GridCell, 'out' | 'back'>, key: string): GridCell | null {
  const [down = 0, right = 0] = keys.get(key) ?? []
  if (down === 0 && right === 0) return null
  const row = grid.rows[grid.rows.findIndex(({ out }) => out === from.out) + down]
  const back = grid.columns[grid.columns.indexOf(from.back) + right]
  return (back === undefined ? undefined : row?.cells.get(back)) ?? null
}
