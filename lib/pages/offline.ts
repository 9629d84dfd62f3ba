import type { PageRecord } from './page.ts'
import { pages } from './pages.ts'
import { pointsToolPages, qantasToolPages, velocityToolPages } from './tools.ts'

const tools: readonly PageRecord[] = [...qantasToolPages, ...velocityToolPages, ...pointsToolPages]

/** The page shown in place of one that is neither available from the network nor stored on this device. */
export const offlinePath = '/offline'

/** The calculators. They compute in the browser from bundled tables, so they work offline. */
export const calculatorPages: readonly PageRecord[] = tools.filter((page) => page.index)

/** What the service worker is told. `live` are the pages of members and the team, which are empty without live data. */
export const offlineMetadata = {
  page: offlinePath,
  calculators: calculatorPages.map(({ path }) => path),
  live: pages.filter(({ path, index }) => !index && path !== offlinePath).map(({ path }) => path),
} as const
