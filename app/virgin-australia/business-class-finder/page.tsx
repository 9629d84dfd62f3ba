import type { Metadata } from 'next'
import { CabinFinder } from '@/components/search/cabin-finder.tsx'
import { pageAt } from '@/lib/pages/pages.ts'

const page = pageAt('/virgin-australia/business-class-finder')
export const metadata: Metadata = { title: page.title, description: page.summary }

export default function VelocityBusinessClassFinderPage() {
  return <CabinFinder program="velocity" cabin="J" path="/virgin-australia/business-class-finder" />
}
