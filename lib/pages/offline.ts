import type { PageRecord } from './page.ts'
import { pages } from './pages.ts'
import { pointsToolPages } from './points-tools.ts'
import { qantasToolPages } from './qantas-tools.ts'
import { velocityToolPages } from './velocity-tools.ts'

const tools: readonly PageRecord[] = [...qantasToolPages, ...velocityToolPages, ...pointsToolPages]

/** The page that stands in for one that neither the network nor this device can give. */
export const offlinePath = '/offline'

/** The calculators: they reckon in the browser from tables they bring along, so they work without a connection. */
export const calculatorPages: readonly PageRecord[] = tools.filter((page) => page.index)

/** What the service worker is told. `live` are pages of members and of the team: without their records they are empty. */
export const offlineMetadata = {
  page: offlinePath,
  calculators: calculatorPages.map(({ path }) => path),
  live: pages.filter(({ path, index }) => !index && path !== offlinePath).map(({ path }) => path),
} as const
