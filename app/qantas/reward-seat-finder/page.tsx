import { FinderPage } from '@/components/search/finder-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/reward-seat-finder')

export default function QantasRewardSeatFinderPage() {
  return <FinderPage path="/qantas/reward-seat-finder" />
}
