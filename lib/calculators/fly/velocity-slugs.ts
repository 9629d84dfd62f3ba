import { type CityPair, pairBook } from './pair-book.ts'
import { type VelocityWay, velocityWays } from './velocity-ways.ts'

export type VelocityPair = CityPair<VelocityWay>

/** The pairs and slugs of /virgin-australia/how-many-velocity-points-to-fly-to. */
export const velocityBook = pairBook('velocity', velocityWays)
