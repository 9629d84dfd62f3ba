import { BidBands } from '../../../calculators/bids/bid-bands-contract.ts'
import { ReleaseHeats } from '../../../calculators/heat/heat-shape.ts'
import { WineOffers } from '../../../calculators/wine/wine-offer.ts'
import { Reviews } from '../../../support/forms/reviews-contract.ts'
import type { Operation } from '../operation.ts'

/** What the calculators read that changes by itself. */
export const toolOperations = [
  {
    method: 'get',
    path: '/api/bid-bands',
    id: 'bidBands',
    summary: 'Bands of upgrade bids members reported',
    description: 'By program, route group and cabin, of approved reports; groups with too few are left out.',
    asker: 'anyone',
    answer: { status: 200, schema: BidBands, description: 'The bands.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/release-heat',
    id: 'releaseHeat',
    summary: 'How often seats were there by days ahead',
    description: 'By program and cabin, from the stored histories of routes; samples are marked.',
    asker: 'anyone',
    answer: { status: 200, schema: ReleaseHeats, description: 'The shares.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/wine-offers',
    id: 'wineOffers',
    summary: 'Wine offers that still run',
    description: 'Kept by hand; samples are marked.',
    asker: 'anyone',
    answer: { status: 200, schema: WineOffers, description: 'The offers.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/reviews',
    id: 'reviews',
    summary: 'Reviews that were published',
    description: 'By members, read by a person before they are shown; newest first.',
    asker: 'anyone',
    answer: { status: 200, schema: Reviews, description: 'The reviews.' },
    problems: [],
  },
] as const satisfies readonly Operation[]
