import type { Metadata } from 'next'
import { PlacesSlugPage } from '@/components/journeys/where-can-i-go/places-page.tsx'
import { missingPage, pageMetadata } from '@/components/shell/page-metadata.ts'
import { readSlug, requireFound, slugParams } from '@/components/shell/slug.ts'
import { prerendered } from '@/lib/core/prerender.ts'
import { findPlacesPage, placesPageView, placesSlugs } from '@/lib/journeys/where-can-i-go/places-pages.ts'

export const ensureStatic = 'navigation'

type Props = PageProps<'/qantas/where-can-i-go-points/[...slug]'>

export function generateStaticParams() {
  return prerendered(placesSlugs()).map(slugParams)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = findPlacesPage(await readSlug(params))
  return page ? pageMetadata('/qantas/where-can-i-go-points', placesPageView(page).words) : missingPage
}

export default async function WhereCanIGoSlugPage({ params }: Props) {
  return <PlacesSlugPage page={requireFound(findPlacesPage(await readSlug(params)))} />
}
