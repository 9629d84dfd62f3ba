import type { Metadata } from 'next'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'

/** Adds links to the page's oEmbed card, for sites where it is pasted. Needs the site's published address. */
export function withOembed(metadata: Metadata, { path, title }: { path: string; title: string }): Metadata {
  const origin = findSiteOrigin()
  if (origin === undefined) return metadata
  const link = (format: 'json' | 'xml') => [
    { url: `/api/oembed?${new URLSearchParams({ url: `${origin}${path}`, format })}`, title },
  ]
  const types = { 'application/json+oembed': link('json'), 'text/xml+oembed': link('xml') }
  return { ...metadata, alternates: { ...metadata.alternates, types: { ...metadata.alternates?.types, ...types } } }
}
