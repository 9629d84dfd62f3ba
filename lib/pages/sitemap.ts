import { pages } from '../pages.ts'
import { slugLists } from './slug-lists.ts'

/** An address for search engines: its path and weight, 0 to 1. */
export type SitemapEntry = { path: string; priority: number }

/** Every address search engines may have: the registry's and those of its slug families, a little below them. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const entries = pages
    .filter(({ index }) => index)
    .map(async ({ path, priority }): Promise<SitemapEntry[]> => {
      const slugs = (await slugLists[path]?.()) ?? []
      const below = Math.round(priority * 80) / 100
      return [{ path, priority }, ...slugs.map((slug) => ({ path: `${path}/${slug}`, priority: below }))]
    })
  return (await Promise.all(entries)).flat()
}
