import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { originOf } from '@/lib/server/site-origin.ts'

export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: { userAgent: '*', disallow: ['/api/', '/admin/', '/test/', '/auth/'] },
    sitemap: new URL('/sitemap.xml', originOf(await headers())).href,
  }
}
