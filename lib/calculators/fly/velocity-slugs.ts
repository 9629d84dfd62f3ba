import { type CityPair, createPairIndex } from './pair-index.ts'
import { type VelocityRouting, velocityRoutings } from './velocity-routings.ts'

export type VelocityPair = CityPair<VelocityRouting>

/** The pairs and slugs of /virgin-australia/how-many-velocity-points-to-fly-to. */
export const velocityPairs = createPairIndex('velocity', velocityRoutings)
