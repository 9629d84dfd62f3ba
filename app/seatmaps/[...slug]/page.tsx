import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RouteSeatMaps } from '@/components/seat-maps/route-seat-maps.tsx'
import { TypeSeatMaps } from '@/components/seat-maps/type-seat-maps.tsx'
import { VariantSeatMap } from '@/components/seat-maps/variant-seat-map.tsx'
import { missingPage, pageMetadata } from '@/components/shell/page-metadata.ts'
import { prerendered } from '@/lib/core/prerender.ts'
import { describePage, findSeatMapPage, seatMapSlugs } from '@/lib/network/aircraft/seat-map-pages.ts'

export const ensureStatic = 'navigation'

type Props = PageProps<'/seatmaps/[...slug]'>

export function generateStaticParams() {
  return prerendered(seatMapSlugs()).map((slug) => ({ slug: slug.split('/') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = findSeatMapPage((await params).slug)
  if (!page) return missingPage
  return pageMetadata('/seatmaps', describePage(page))
}

export default async function SeatMapSlugPage({ params }: Props) {
  const page = findSeatMapPage((await params).slug)
  if (!page) notFound()
  if (page.kind === 'route') return <RouteSeatMaps {...page} />
  return page.kind === 'variant' ? <VariantSeatMap {...page} /> : <TypeSeatMaps {...page} />
}
