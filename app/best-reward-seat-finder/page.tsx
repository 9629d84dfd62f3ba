import { BestFinderPage } from '@/components/content/compare/best-finder-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/best-reward-seat-finder')

export default function BestRewardSeatFinderPage() {
  return <BestFinderPage />
}
