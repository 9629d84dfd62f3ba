import type { Metadata } from 'next'
import { CabinFinder } from '@/components/search/cabin-finder.tsx'
import { pageAt } from '@/lib/pages/pages.ts'

const page = pageAt('/qantas/business-class-finder')
export const metadata: Metadata = { title: page.title, description: page.summary }

export default function QantasBusinessClassFinderPage() {
  return <CabinFinder program="qantas" cabin="J" path="/qantas/business-class-finder" />
}
