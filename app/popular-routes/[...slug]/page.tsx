import type { Metadata } from 'next'
import { RoutePageView } from '@/components/content/routes/route-page-view.tsx'
import { withOembed } from '@/components/content/routes/with-oembed.ts'
import { missingPage, pageMetadata } from '@/components/shell/page-metadata.ts'
import { readSlug, requireFound, slugParams } from '@/components/shell/slug.ts'
import { popularSlugs } from '@/lib/content/routes/popular-pages.ts'
import { findRoutePage } from '@/lib/content/routes/route-page.ts'
import { prerendered } from '@/lib/core/prerender.ts'

export const ensureStatic = 'navigation'

type Props = PageProps<'/popular-routes/[...slug]'>

export function generateStaticParams() {
  return prerendered(popularSlugs()).map(slugParams)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = findRoutePage(await readSlug(params))
  return page ? withOembed(pageMetadata('/popular-routes', page.words), page.words) : missingPage
}

export default async function PopularRoutePage({ params }: Props) {
  return <RoutePageView page={requireFound(findRoutePage(await readSlug(params)))} />
}
