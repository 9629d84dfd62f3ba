import { pages } from '../../pages/pages.ts'
import { lastChangedOf } from './last-changed.ts'
import { slugLists } from './slug-lists.ts'

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

/** The addresses of a family, a little lighter than the family itself. */
async function familyFile({ path, priority }: { path: string; priority: number }): Promise<SitemapFile | null> {
  const slugs = (await slugLists[path]?.()) ?? []
  if (slugs.length === 0) return null
  const lastChanged = lastChangedOf(path)
  const below = Math.round(priority * 80) / 100
  return {
    name: path.slice(1).replaceAll('/', '-'),
    entries: slugs.map((slug) => ({ path: `${path}/${slug}`, priority: below, lastChanged })),
  }
}

/** The newest day in a file; null where none is known. */
export function newestOf({ entries }: SitemapFile): string | null {
  return entries.reduce<string | null>((newest, { lastChanged }) => {
    return lastChanged !== null && (newest === null || lastChanged > newest) ? lastChanged : newest
  }, null)
}
