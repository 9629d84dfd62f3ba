import type { Program } from '../../core/program.ts'
/** Kinds of route that bids are counted together for. */
export const bidGroups = ['domestic', 'tasman-pacific', 'asia', 'long-haul'] as const
export type BidGroup = (typeof bidGroups)[number]

export const bidGroupNames = {
  domestic: 'Within Australia',
  'tasman-pacific': 'New Zealand and the Pacific',
  asia: 'Asia',
  'long-haul': 'The Americas, Europe, Africa and the Middle East',
} as const satisfies Record<BidGroup, string>

/** A band of a route group as the site tells it: dollars a person, points counted at `centsPerPoint`. */
export type BidBand = {
  program: Program
  group: BidGroup
  cabin: 'W' | 'J' | 'F'
  accepted: number
  refused: number
  lowAud: number
  fairAud: number
  strongAud: number
}

/** Fewer accepted bids than this say nothing. */
export const fewestReports = 5
