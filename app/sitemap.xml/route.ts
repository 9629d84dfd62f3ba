import { sitemapFiles, writeSitemapIndex } from '@/lib/content/sitemap/sitemap.ts'
import { machineResponse } from '@/lib/server/site-origin.ts'

/** Answered per request, because only then is the site's own address always known. */
export async function GET(request: Request) {
  const files = await sitemapFiles()
  return machineResponse(request, (origin) => writeSitemapIndex(files, origin))
}
