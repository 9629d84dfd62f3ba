import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { VelocityDestinationPage } from '@/components/calculators/fly/velocity-destination-page.tsx'
import { VelocityPairPage } from '@/components/calculators/fly/velocity-pair-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'
import { velocityFlyWords } from '@/lib/calculators/fly/velocity-pages.ts'
import { velocityBook } from '@/lib/calculators/fly/velocity-slugs.ts'
import { prerendered } from '@/lib/core/prerender.ts'

export const ensureStatic = 'navigation'

type Props = PageProps<'/virgin-australia/how-many-velocity-points-to-fly-to/[...slug]'>

export function generateStaticParams() {
  return prerendered(velocityBook.slugs()).map((slug) => ({ slug: slug.split('/') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = velocityBook.findSlug((await params).slug)
  return asked ? pageMetadata('/virgin-australia/how-many-velocity-points-to-fly-to', velocityFlyWords(asked)) : {}
}

export default async function VelocityPointsToFlySlugPage({ params }: Props) {
  const asked = velocityBook.findSlug((await params).slug)
  if (!asked) notFound()
  const pair = asked.from ? velocityBook.find(asked.from.slug, asked.to.slug) : undefined
  return pair ? <VelocityPairPage pair={pair} /> : <VelocityDestinationPage to={asked.to} />
}
