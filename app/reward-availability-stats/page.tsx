import { StatsPage } from '@/components/content/stats/stats-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/reward-availability-stats')

/** The figures come in the page itself, readable without scripts, so a visit waits for them to be counted. */
export const instant = false

export default function RewardAvailabilityStatsPage({ searchParams }: PageProps<'/reward-availability-stats'>) {
  return <StatsPage params={searchParams} />
}
