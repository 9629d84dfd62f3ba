import { accountPages } from './account.ts'
import { alertPages } from './alerts.ts'
import { contentPages } from './content.ts'
import { finderPages } from './finders.ts'
import { flightPages } from './flights.ts'
import { internalPages } from './internal.ts'
import type { PageRecord } from './page.ts'
import { pointsToolPages } from './points-tools.ts'
import { qantasToolPages } from './qantas-tools.ts'
import { velocityToolPages } from './velocity-tools.ts'

const records = [
  ...contentPages,
  ...finderPages,
  ...alertPages,
  ...qantasToolPages,
  ...velocityToolPages,
  ...pointsToolPages,
  ...flightPages,
  ...accountPages,
  ...internalPages,
] as const

export type PagePath = (typeof records)[number]['path']
export type Page = PageRecord & { path: PagePath }

/** Every page there is, in one place: navigation, footer and metadata read it, so that no link leads nowhere. */
export const pages: readonly Page[] = records

/** The page at a path, or undefined where none is. */
export function findPage(path: string): Page | undefined {
  return pages.find((candidate) => candidate.path === path)
}

/** The page at a path of the registry. */
export function pageAt(path: PagePath): Page {
  const page = findPage(path)
  if (!page) throw new RangeError(`no page is registered at ${path}`)
  return page
}
