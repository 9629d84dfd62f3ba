import { isListed, type SlugWords } from '../../calculators/slug.ts'
import { textNode, writeXml, type XmlNode } from '../../core/markup.ts'
import { programs } from '../../core/program.ts'
import { site } from '../../core/site.ts'
import { groups } from '../../pages/page.ts'
import { pages } from '../../pages/pages.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { allTables, type RegisteredTable } from '../../programs/registry.ts'
import { policyAsOf } from '../data/privacy.ts'
import { getQuestionsDate } from '../data/questions.ts'
import { allRivals, findRivalDate } from '../data/rivals.ts'

/**
 * What the pages of each slug family tell search engines, by the family's path. The lists are loaded on demand, so that
 * a page that only links to a family does not include them.
 */
export const slugPages: Record<string, () => Promise<readonly SlugWords[]>> = {
  '/qantas/how-many-points-to-fly-to': async () => {
    const { findQantasFlySlug, qantasFlySlugs } = await import('../../calculators/fly/slugs.ts')
    const { qantasFlyWords } = await import('../../calculators/fly/qantas-pages.ts')
    return qantasFlySlugs().flatMap((slug) => toWords(findQantasFlySlug(slug.split('/')), qantasFlyWords))
  },
  '/qantas/points-to-dollars': async () => {
    const { amountWords, roundAmounts } = await import('../../calculators/points-to-dollars.ts')
    return roundAmounts.map(amountWords)
  },
  '/popular-routes': async () => {
    const { popularSlugs } = await import('../routes/popular-pages.ts')
    const { findRoutePage } = await import('../routes/route-page.ts')
    return popularSlugs().flatMap((slug) => toWords(findRoutePage(slug), ({ words }) => words))
  },
  '/qantas/where-can-i-go-points': async () => {
    const { findPlacesPage, placesPageView, placesSlugs } = await import(
      '../../journeys/where-can-i-go/places-pages.ts'
    )
    return placesSlugs().flatMap((slug) => toWords(findPlacesPage(slug), (page) => placesPageView(page).words))
  },
  '/virgin-australia/how-many-velocity-points-to-fly-to': async () => {
    const { velocityPairs } = await import('../../calculators/fly/slugs.ts')
    const { velocityFlyWords } = await import('../../calculators/fly/velocity-pages.ts')
    return velocityPairs.slugs().flatMap((slug) => toWords(velocityPairs.findSlug(slug.split('/')), velocityFlyWords))
  },
  '/virgin-australia/how-much-are-velocity-points-worth': async () => {
    const { roundAmounts } = await import('../../calculators/points-to-dollars.ts')
    const { velocityAmountWords } = await import('../../calculators/velocity-worth.ts')
    return roundAmounts.map(velocityAmountWords)
  },
  '/seatmaps': async () => {
    const {
      findSeatMapPage,
      seatMapSlugs,
      describePage: seatMapWords,
    } = await import('../../network/aircraft/seat-map-pages.ts')
    return seatMapSlugs().flatMap((slug) => toWords(findSeatMapPage(slug.split('/')), seatMapWords))
  },
  '/test/design': async () => {
    const { designStates } = await import('../../pages/design-states.ts')
    return designStates.map((state) => ({ path: `/test/design/${state}`, title: state, summary: '', index: false }))
  },
}

function toWords<Page>(page: Page | undefined, toSlugWords: (page: Page) => SlugWords): SlugWords[] {
  return page === undefined ? [] : [toSlugWords(page)]
}

/** All slugs of each family, including those not listed. A test visits an example of each family. */
export const slugLists: Record<string, () => Promise<readonly string[]>> = Object.fromEntries(
  Object.entries(slugPages).map(([family, pages]) => [
    family,
    async () => (await pages()).map(({ path }) => path.slice(family.length + 1)),
  ]),
)

type Of = RegisteredTable['program']

/** The tables behind each part of the site. The first part that matches a path counts. */
const parts: readonly { under: string; of: readonly Of[] }[] = [
  ...programs.map((program) => ({ under: programFacts[program].path, of: [program] })),
  { under: '/amex', of: ['cards'] },
  { under: '/seatmaps', of: ['network'] },
  { under: '/popular-routes', of: ['network'] },
]

/**
 * The day the facts behind a page last changed or were last checked against their sources; null for a page without such
 * facts. It is never the build date, because search engines would stop trusting it.
 */
function findLastChanged(path: string): string | null {
  if (path === '/privacy-policy') return policyAsOf
  if (path === '/faq') return getQuestionsDate()
  const rival = allRivals.find(({ slug }) => path === `/alternatives/${slug}`)
  if (rival) return findRivalDate(rival)
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

/** A sitemap entry: the path, its weight from 0 to 1, and the day its facts last changed. */
export type SitemapEntry = { path: string; priority: number; lastChanged: string | null }

/** A sitemap file: the pages of the registry, or one slug family. */
export type SitemapFile = { name: string; entries: readonly SitemapEntry[] }

const open = pages.filter(({ index }) => index)

/** The files of the sitemap index. Each family has its own file, because it changes independently. */
export async function sitemapFiles(): Promise<SitemapFile[]> {
  const entries = open.map(({ path, priority }) => ({ path, priority, lastChanged: findLastChanged(path) }))
  const families = await Promise.all(open.map(familyFile))
  return [{ name: 'pages', entries }, ...families.filter((file) => file !== null)]
}

/** The listed pages of a family, with a slightly lower weight than the family's own page. */
async function familyFile({ path, priority }: { path: string; priority: number }): Promise<SitemapFile | null> {
  const listed = ((await slugPages[path]?.()) ?? []).filter(isListed)
  if (listed.length === 0) return null
  const lastChanged = findLastChanged(path)
  const below = Math.round(priority * 80) / 100
  return {
    name: path.slice(1).replaceAll('/', '-'),
    entries: listed.map((page) => ({ path: page.path, priority: below, lastChanged })),
  }
}

/** The newest change in a file; null when none is known. */
export function findNewest({ entries }: SitemapFile): string | null {
  return entries.reduce<string | null>((newest, { lastChanged }) => {
    return lastChanged !== null && (newest === null || lastChanged > newest) ? lastChanged : newest
  }, null)
}

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Writes the sitemap index, which lists the sitemap files. */
export function writeSitemapIndex(files: readonly SitemapFile[], origin: string): string {
  const children = files.map((file) => ({
    tag: 'sitemap',
    children: [textNode('loc', new URL(`/sitemaps/${file.name}.xml`, origin).href), ...lastmod(findNewest(file))],
  }))
  return writeXml({ tag: 'sitemapindex', attributes: { xmlns }, children })
}

/** Writes one sitemap file. */
export function writeSitemap({ entries }: SitemapFile, origin: string): string {
  return writeXml({ tag: 'urlset', attributes: { xmlns }, children: entries.map((entry) => urlNode(entry, origin)) })
}

function urlNode({ path, priority, lastChanged }: SitemapEntry, origin: string): XmlNode {
  const address = textNode('loc', new URL(path, origin).href)
  return { tag: 'url', children: [address, ...lastmod(lastChanged), textNode('priority', String(priority))] }
}

function lastmod(date: string | null): XmlNode[] {
  return date === null ? [] : [textNode('lastmod', date)]
}

/** Writes llms.txt, which describes the site to language models: the indexed pages with their summaries. */
export function writeLlms(origin: string): string {
  const sections = groups.map((group) => {
    const own = pages.filter((page) => page.index && page.group === group)
    return own.length === 0 ? '' : `## ${group}\n\n${own.map((page) => formatLine(page, origin)).join('\n')}\n`
  })
  return [
    `# ${site.name}\n`,
    '> Reward seats, points, charges and rules of Qantas Frequent Flyer and Virgin Australia Velocity, for travellers in Australia.\n',
    'Every program figure comes with its date, its sources and how sure we are of it. "Not published" means the airline hasn’t published it: don’t fill it in. Availability names its source and when it was checked, and cached availability is not live. Anything marked "Sample data" is invented.\n',
    `The API is explained at ${origin}/developers and described at ${origin}/api/openapi.json. An MCP server for assistants is at ${origin}/mcp. Changes to prices and routes: ${origin}/feed.xml\n`,
    ...sections.filter(Boolean),
  ].join('\n')
}

function formatLine(
  { path, title, summary }: { path: string; title: string; summary: string },
  origin: string,
): string {
  return `- [${title}](${new URL(path, origin).href}): ${summary}`
}
