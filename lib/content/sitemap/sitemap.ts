import { isListed } from '../../calculators/slug.ts'
import { programs } from '../../core/program.ts'
import { pages } from '../../pages/pages.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { allTables, type RegisteredTable } from '../../programs/registry.ts'
import { policyAsOf } from '../data/privacy.ts'
import { questionsAsOf } from '../question.ts'
import { allRivals, rivalAsOf } from '../rival.ts'
import { slugPages } from './slug-pages.ts'

type Of = RegisteredTable['program']

/** Which tables a part of the site is written from, the closest part first. */
const parts: readonly { under: string; of: readonly Of[] }[] = [
  ...programs.map((program) => ({ under: programFacts[program].path, of: [program] })),
  { under: '/amex', of: ['cards'] },
  { under: '/seatmaps', of: ['network'] },
  { under: '/popular-routes', of: ['network'] },
]

/**
 * The day the facts behind a page last changed or were last held against their sources; null for a page without facts
 * of that kind. Never the day of a build: search engines would stop believing it.
 */
function lastChangedOf(path: string): string | null {
  if (path === '/privacy-policy') return policyAsOf
  if (path === '/faq') return questionsAsOf()
  const rival = allRivals.find(({ slug }) => path === `/alternatives/${slug}`)
  if (rival) return rivalAsOf(rival)
  const part = parts.find(({ under }) => path === under || path.startsWith(`${under}/`))
  return part ? newestCheck(part.of) : null
}

function newestCheck(of: readonly Of[]): string | null {
  const checks = allTables().filter(({ program }) => of.includes(program))
  return (
    checks
      .map(({ checkedOn }) => checkedOn)
      .sort()
      .at(-1) ?? null
  )
}

/** An address for search engines: its path, its weight, 0 to 1, and the day its facts last changed. */
export type SitemapEntry = { path: string; priority: number; lastChanged: string | null }

/** A file of the sitemap: the pages of the registry, or one slug family. */
export type SitemapFile = { name: string; entries: readonly SitemapEntry[] }

const open = pages.filter(({ index }) => index)

/** The sitemap by file: what the index lists. A family changes by itself, so it has a file of its own. */
export async function sitemapFiles(): Promise<SitemapFile[]> {
  const entries = open.map(({ path, priority }) => ({ path, priority, lastChanged: lastChangedOf(path) }))
  const families = await Promise.all(open.map(familyFile))
  return [{ name: 'pages', entries }, ...families.filter((file) => file !== null)]
}

/** The listed addresses of a family, a little lighter than the family itself. */
async function familyFile({ path, priority }: { path: string; priority: number }): Promise<SitemapFile | null> {
  const listed = ((await slugPages[path]?.()) ?? []).filter(isListed)
  if (listed.length === 0) return null
  const lastChanged = lastChangedOf(path)
  const below = Math.round(priority * 80) / 100
  return {
    name: path.slice(1).replaceAll('/', '-'),
    entries: listed.map((page) => ({ path: page.path, priority: below, lastChanged })),
  }
}

/** The newest day in a file; null where none is known. */
export function newestOf({ entries }: SitemapFile): string | null {
  return entries.reduce<string | null>((newest, { lastChanged }) => {
    return lastChanged !== null && (newest === null || lastChanged > newest) ? lastChanged : newest
  }, null)
}
