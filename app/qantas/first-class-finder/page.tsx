import type { Metadata } from 'next'
import { CabinFinder } from '@/components/search/cabin-finder.tsx'
import { pageAt } from '@/lib/pages/pages.ts'

const page = pageAt('/qantas/first-class-finder')
export const metadata: Metadata = { title: page.title, description: page.summary }

export default function QantasFirstClassFinderPage() {
  return <CabinFinder program="qantas" cabin="F" path="/qantas/first-class-finder" />
}
