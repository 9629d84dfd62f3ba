import type { ReturnTrip } from '@/lib/availability/journeys-contract.ts'
import type { Program } from '@/lib/core/program.ts'
import type { FinderState, ViewState } from '@/lib/search/finder-state.ts'
import type { PairGrid } from '@/lib/search/return-grid.ts'
import type { Pair } from './use-pair.ts'

/** What the grid of pairs of days and its parts are drawn from. */
export type PairGridViewProps = {
  program: Program
  state: FinderState
  grid: PairGrid
  seats: number
  now: string
  pair: Pair | null
  /** The cheapest trip of the pair chosen, or where none is of the cheapest pair. */
  trip: ReturnTrip | undefined
  look: (change: Partial<ViewState>) => void
}
