import { BidBands } from '../../../calculators/bids/bid-bands-contract.ts'
import { ReleaseHeats } from '../../../calculators/heat/heat-shape.ts'
import { WineOffers } from '../../../calculators/wine/wine-offer.ts'
import { Reviews } from '../../../support/forms/review.ts'
import type { Operations } from '../operation.ts'

export const toolOperations = {
  'get /api/bid-bands': {
    id: 'bidBands',
    summary: 'Ranges of upgrade bids members reported',
    description: 'Approved reports by program, route group and cabin. Groups with too few are left out.',
    answer: { schema: BidBands, description: 'The ranges.' },
  },
  'get /api/release-heat': {
    id: 'releaseHeat',
    summary: 'How often seats were available, by days ahead',
    description: 'By program and cabin, from route histories. Sample data is marked.',
    answer: { schema: ReleaseHeats, description: 'The shares.' },
  },
  'get /api/wine-offers': {
    id: 'wineOffers',
    summary: 'Current wine offers',
    description: 'Maintained by the team. Sample data is marked.',
    answer: { schema: WineOffers, description: 'The offers.' },
  },
  'get /api/reviews': {
    id: 'reviews',
    summary: 'Published reviews',
    description: 'Member reviews, moderated before publishing; newest first.',
    answer: { schema: Reviews, description: 'The reviews.' },
  },
} satisfies Operations
