import { sitemapFiles, writeSitemap } from '@/lib/content/sitemap/sitemap.ts'
import { machineResponse } from '@/lib/server/site-origin.ts'

export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[file]'>) {
  const { file } = await params
  const found = (await sitemapFiles()).find(({ name }) => `${name}.xml` === file)
  if (!found) return new Response('Sitemap part not found.\n', { status: 404 })
  return machineResponse(request, (origin) => writeSitemap(found, origin))
}
