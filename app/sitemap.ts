import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { sitemapEntries } from '@/lib/pages/sitemap.ts'
import { originOf } from '@/lib/server/site-origin.ts'

/** Answered per request: only then is the site's own address known everywhere. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = originOf(await headers())
  return (await sitemapEntries()).map(({ path, priority }) => ({ url: new URL(path, origin).href, priority }))
}
