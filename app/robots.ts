import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { getOrigin } from '@/lib/server/site-origin.ts'

export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: { userAgent: '*', disallow: ['/api/', '/admin/', '/test/', '/auth/'] },
    sitemap: new URL('/sitemap.xml', getOrigin(await headers())).href,
  }
}
