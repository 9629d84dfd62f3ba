import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import type { Program } from '@/lib/core/program.ts'
import type { FinderAddress } from '../use-finder-state.ts'

/** What each extra works from: the question in the address, and its answer. */
export type ExtraProps = { program: Program; address: FinderAddress; answer: SearchAnswer }
