import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DestinationPage, PairPage } from '@/components/calculators/fly/fly-slug-page.tsx'
import { qantasFly } from '@/components/calculators/fly/qantas-fly-slug-page.tsx'
import { missingPage, pageMetadata } from '@/components/shell/page-metadata.ts'
import { qantasFlyWords } from '@/lib/calculators/fly/qantas-pages.ts'
import { findQantasFlySlug, findQantasPair, qantasFlySlugs } from '@/lib/calculators/fly/slugs.ts'
import { prerendered } from '@/lib/core/prerender.ts'

export const ensureStatic = 'navigation'

type Props = PageProps<'/qantas/how-many-points-to-fly-to/[...slug]'>

export function generateStaticParams() {
  return prerendered(qantasFlySlugs()).map((slug) => ({ slug: slug.split('/') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = findQantasFlySlug((await params).slug)
  return page ? pageMetadata('/qantas/how-many-points-to-fly-to', qantasFlyWords(page)) : missingPage
}

export default async function QantasPointsToFlySlugPage({ params }: Props) {
  const page = findQantasFlySlug((await params).slug)
  if (!page) notFound()
  const pair = page.from ? findQantasPair(page.from.slug, page.to.slug) : undefined
  return pair ? <PairPage of={qantasFly} pair={pair} /> : <DestinationPage of={qantasFly} to={page.to} />
}
