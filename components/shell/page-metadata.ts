import type { Metadata } from 'next'
import { site } from '@/lib/core/site.ts'
import { cardAddress, cardSize, drawnFamilies } from '@/lib/pages/card-address.ts'
import { type PagePath, pageAt } from '@/lib/pages/pages.ts'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'

type SlugWords = { path: string; title: string; summary?: string; canonical?: string; index?: boolean }

/** The metadata of a page of the registry, or of one of its slug family with words of its own. */
export function pageMetadata(path: PagePath, slug?: SlugWords): Metadata {
  const page = pageAt(path)
  const title = slug?.title ?? (path === '/' ? homeTitle : page.title)
  const description = slug?.summary ?? page.summary
  const address = slug?.path ?? path
  // Without the published address a canonical one, and that of a picture, would name the machine that built the site.
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
    // The feed lies on the site itself, whatever its address is.
    alternates: {
      ...(origin ? { canonical: slug?.canonical ?? address } : {}),
      types: { 'application/atom+xml': feed },
    },
    ...(page.index && slug?.index !== false ? {} : { robots: { index: false } }),
  }
}

/** Titled, as a reader of feeds lists it by that. */
const feed = [{ url: '/feed.xml', title: `${site.name}: changes to points prices and routes` }]

const homeTitle = `${site.name}: a year of Qantas and Velocity reward seats`
