import type { Metadata } from 'next'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'

/** Adds where a site that a route page is pasted into finds its card. It needs the published address, as links do. */
export function withOembed(metadata: Metadata, { path, title }: { path: string; title: string }): Metadata {
  const origin = findSiteOrigin()
  if (origin === undefined) return metadata
  const link = (format: 'json' | 'xml') => [
    { url: `/api/oembed?${new URLSearchParams({ url: `${origin}${path}`, format })}`, title },
  ]
  const types = { 'application/json+oembed': link('json'), 'text/xml+oembed': link('xml') }
  return { ...metadata, alternates: { ...metadata.alternates, types: { ...metadata.alternates?.types, ...types } } }
}
