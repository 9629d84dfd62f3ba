import { pageMetadata } from '@/components/shell/page-metadata.ts'
import { StatsPage } from '@/components/stats/stats-page.tsx'

export const metadata = pageMetadata('/reward-availability-stats')

export default function RewardAvailabilityStatsPage({ searchParams }: PageProps<'/reward-availability-stats'>) {
  return <StatsPage params={searchParams} />
}
