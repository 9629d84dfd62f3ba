import { FinderPage } from '@/components/search/finder-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/virgin-australia/reward-seat-finder')

export default function VelocityRewardSeatFinderPage() {
  return <FinderPage path="/virgin-australia/reward-seat-finder" />
}
