import type { Metadata } from 'next'
import { site } from '@/lib/core/site.ts'
import { cardAddress, cardSize, drawnFamilies } from '@/lib/pages/card-address.ts'
import { type PagePath, pageAt } from '@/lib/pages/pages.ts'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'

type SlugWords = { path: string; title: string; summary?: string; canonical?: string; index?: boolean }

/** Builds the metadata of a registered page, or of one page of its slug family with its own words. */
export function pageMetadata(path: PagePath, slug?: SlugWords): Metadata {
  const page = pageAt(path)
  const title = slug?.title ?? (path === '/' ? homeTitle : page.title)
  const description = slug?.summary ?? page.summary
  const address = slug?.path ?? path
  // If the published address isn't known, the canonical link and the picture are left out: both would name the build
  // machine.
  const origin = findSiteOrigin()
  const images =
    origin && page.index
      ? [{ url: cardAddress(drawnFamilies.includes(path) ? address : path), ...cardSize, alt: title }]
      : undefined
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_AU',
      title,
      description,
      ...(origin ? { url: address, images } : {}),
    },
    twitter: { card: images ? 'summary_large_image' : 'summary' },
    // The feed is on this site, so its relative address holds even if the published address isn't known.
    alternates: {
      ...(origin ? { canonical: slug?.canonical ?? address } : {}),
      types: { 'application/atom+xml': feed },
    },
    ...(page.index && slug?.index !== false ? {} : { robots: { index: false } }),
  }
}

/** The metadata of a slug that stands for no page. */
export const missingPage: Metadata = { title: 'Page not found' }

/** Has a title because feed readers list it by that. */
const feed = [{ url: '/feed.xml', title: `${site.name}: changes to points prices and routes` }]

const homeTitle = `${site.name}: a year of Qantas and Velocity reward seats`
