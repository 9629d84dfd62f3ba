/** Kinds of route whose bids are counted together. */
export const bidGroups = ['domestic', 'tasman-pacific', 'asia', 'long-haul'] as const
export type BidGroup = (typeof bidGroups)[number]

export const bidGroupNames = {
  domestic: 'Within Australia',
  'tasman-pacific': 'New Zealand and the Pacific',
  asia: 'Asia',
  'long-haul': 'The Americas, Europe, Africa and the Middle East',
} as const satisfies Record<BidGroup, string>

/** The fewest accepted bids that make a band meaningful. */
export const fewestReports = 5
