import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DestinationPage, PairPage } from '@/components/calculators/fly/fly-slug-page.tsx'
import { velocityFly } from '@/components/calculators/fly/velocity-fly-slug-page.tsx'
import { missingPage, pageMetadata } from '@/components/shell/page-metadata.ts'
import { velocityPairs } from '@/lib/calculators/fly/slugs.ts'
import { velocityFlyWords } from '@/lib/calculators/fly/velocity-pages.ts'
import { prerendered } from '@/lib/core/prerender.ts'

export const ensureStatic = 'navigation'

type Props = PageProps<'/virgin-australia/how-many-velocity-points-to-fly-to/[...slug]'>

export function generateStaticParams() {
  return prerendered(velocityPairs.slugs()).map((slug) => ({ slug: slug.split('/') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = velocityPairs.findSlug((await params).slug)
  return page
    ? pageMetadata('/virgin-australia/how-many-velocity-points-to-fly-to', velocityFlyWords(page))
    : missingPage
}

export default async function VelocityPointsToFlySlugPage({ params }: Props) {
  const page = velocityPairs.findSlug((await params).slug)
  if (!page) notFound()
  const pair = page.from ? velocityPairs.find(page.from.slug, page.to.slug) : undefined
  return pair ? <PairPage of={velocityFly} pair={pair} /> : <DestinationPage of={velocityFly} to={page.to} />
}
