import type { ReturnTrip } from '@/lib/availability/journeys-contract.ts'
import type { Program } from '@/lib/core/program.ts'
import type { FinderState, ViewState } from '@/lib/search/finder-state.ts'
import type { PairGrid } from '@/lib/search/return-grid.ts'
import type { Pair } from './use-pair.ts'

/** The props shared by the grid of pairs of days and its parts. */
export type PairGridViewProps = {
  program: Program
  state: FinderState
  grid: PairGrid
  seats: number
  now: string
  pair: Pair | null
  /** The cheapest trip of the chosen pair or, if none is chosen, of the cheapest pair. */
  trip: ReturnTrip | undefined
  changeView: (change: Partial<ViewState>) => void
}
