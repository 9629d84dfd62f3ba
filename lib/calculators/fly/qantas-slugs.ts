import type { FlyWay } from './fly-way.ts'
import { type CityPair, pairBook } from './pair-book.ts'
import { qantasWays } from './ways.ts'

export type FlyPair = CityPair<FlyWay>

/** The pairs and slugs of /qantas/how-many-points-to-fly-to. */
export const {
  find: findQantasPair,
  pairsFrom: qantasPairsFrom,
  pairsTo: qantasPairsTo,
  hasPage: hasPairPage,
  destinations: qantasDestinations,
  slugs: qantasFlySlugs,
  findSlug: findQantasFlySlug,
  similarTo: similarPairs,
  waysFile: qantasWaysFile,
} = pairBook('qantas', qantasWays)
