import { type CityPair, createPairIndex } from './pair-index.ts'
import { qantasRoutings } from './qantas-routings.ts'
import type { PricedRouting, VelocityRouting } from './routings-file.ts'
import { velocityRoutings } from './velocity-routings.ts'

export type FlyPair = CityPair<PricedRouting>

/** The pairs and slugs of /qantas/how-many-points-to-fly-to. */
export const qantasPairs = createPairIndex('qantas', qantasRoutings)
export const {
  find: findQantasPair,
  pairsFrom: qantasPairsFrom,
  pairsTo: qantasPairsTo,
  hasPage: hasPairPage,
  destinations: qantasDestinations,
  slugs: qantasFlySlugs,
  findSlug: findQantasFlySlug,
  routingsFile: qantasRoutingsFile,
} = qantasPairs

export type VelocityPair = CityPair<VelocityRouting>

/** The pairs and slugs of /virgin-australia/how-many-velocity-points-to-fly-to. */
export const velocityPairs = createPairIndex('velocity', velocityRoutings)
