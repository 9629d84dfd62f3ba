import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { VelocityWorthPage } from '@/components/calculators/velocity/worth-page.tsx'
import { missingPage, pageMetadata } from '@/components/shell/page-metadata.ts'
import { findAmountSlug, roundAmounts } from '@/lib/calculators/points-to-dollars.ts'
import { velocityAmountWords } from '@/lib/calculators/velocity-worth.ts'
import { prerendered } from '@/lib/core/prerender.ts'

export const ensureStatic = 'navigation'

type Props = PageProps<'/virgin-australia/how-much-are-velocity-points-worth/[...slug]'>

export function generateStaticParams() {
  return prerendered(roundAmounts).map((amount) => ({ slug: [String(amount)] }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const points = findAmountSlug((await params).slug)
  return points === undefined
    ? missingPage
    : pageMetadata('/virgin-australia/how-much-are-velocity-points-worth', velocityAmountWords(points))
}

export default async function VelocityWorthSlugPage({ params }: Props) {
  const points = findAmountSlug((await params).slug)
  if (points === undefined) notFound()
  return <VelocityWorthPage points={points} />
}
