import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PointsToDollarsPage } from '@/components/calculators/points-to-dollars-page.tsx'
import { missingPage, pageMetadata } from '@/components/shell/page-metadata.ts'
import { amountWords, findAmountSlug, roundAmounts } from '@/lib/calculators/points-to-dollars.ts'
import { prerendered } from '@/lib/core/prerender.ts'

export const ensureStatic = 'navigation'

type Props = PageProps<'/qantas/points-to-dollars/[...slug]'>

export function generateStaticParams() {
  return prerendered(roundAmounts).map((amount) => ({ slug: [String(amount)] }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const points = findAmountSlug((await params).slug)
  return points === undefined ? missingPage : pageMetadata('/qantas/points-to-dollars', amountWords(points))
}

export default async function PointsToDollarsSlugPage({ params }: Props) {
  const points = findAmountSlug((await params).slug)
  if (points === undefined) notFound()
  return <PointsToDollarsPage points={points} />
}
