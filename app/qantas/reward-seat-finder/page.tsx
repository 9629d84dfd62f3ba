import type { Metadata } from 'next'
import { FinderPage } from '@/components/search/finder-page.tsx'
import { pageAt } from '@/lib/pages/pages.ts'

const page = pageAt('/qantas/reward-seat-finder')
export const metadata: Metadata = { title: page.title, description: page.summary }

export default function QantasRewardSeatFinderPage() {
  return <FinderPage path="/qantas/reward-seat-finder" />
}
