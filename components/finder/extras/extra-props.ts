import type { Program } from '@/lib/availability/observation.ts'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import type { FinderAddress } from '../use-finder-state.ts'

/** What each of the extras is made of: the question in the address, and its answer. */
export type ExtraProps = { program: Program; address: FinderAddress; answer: SearchAnswer }
