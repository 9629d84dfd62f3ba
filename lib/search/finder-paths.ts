import { readState } from '../core/address-state.ts'
import type { Cabin } from '../core/cabin.ts'
import type { Program } from '../core/program.ts'
import { codecs, defaults, type FinderState, type Question } from './finder-state.ts'

/** What a finder's page asks for unless its address says otherwise. */
export type Preset = Partial<Pick<Question, 'cabins'>>

type Finder = { program: Program; cabin?: Cabin }

/** The pages a search can be made on, each with its own program and cabins. */
export const finders = {
  '/qantas/reward-seat-finder': { program: 'qantas' },
  '/qantas/business-class-finder': { program: 'qantas', cabin: 'J' },
  '/qantas/first-class-finder': { program: 'qantas', cabin: 'F' },
  '/virgin-australia/reward-seat-finder': { program: 'velocity' },
  '/virgin-australia/business-class-finder': { program: 'velocity', cabin: 'J' },
  '/virgin-australia/first-class-finder': { program: 'velocity', cabin: 'F' },
} as const satisfies Record<string, Finder>

export type FinderPath = keyof typeof finders

/** Finds the finder at a path, with its program and preset; undefined when there is none. */
export function findFinder(path: string): { path: FinderPath; program: Program; preset: Preset } | undefined {
  if (!Object.hasOwn(finders, path)) return undefined
  const { program, cabin }: Finder = finders[path as FinderPath]
  return { path: path as FinderPath, program, preset: cabin ? { cabins: [cabin] } : {} }
}

/** Reads a finder's address; whatever is missing or unreadable gets its default. */
export function readFinder(params: URLSearchParams, preset: Preset): FinderState {
  return readState(params, codecs, { ...defaults, ...preset })
}
