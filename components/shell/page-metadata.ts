import type { Metadata } from 'next'
import { type PagePath, pageAt } from '@/lib/pages.ts'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'

type SlugWords = { path: string; title: string; summary?: string }

/** The metadata of a page of the registry, or of one of its slug family with words of its own. */
export function pageMetadata(path: PagePath, slug?: SlugWords): Metadata {
  const page = pageAt(path)
  return {
    title: slug?.title ?? page.title,
    description: slug?.summary ?? page.summary,
    // Without the published address a canonical one would name the machine that built the site.
    ...(findSiteOrigin() ? { alternates: { canonical: slug?.path ?? path } } : {}),
    ...(page.index ? {} : { robots: { index: false } }),
  }
}
