import { StatsPage } from '@/components/content/stats/stats-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/reward-availability-stats')

/** The figures are part of the HTML, readable without scripts, so the response waits for them to be counted. */
export const instant = false

export default function RewardAvailabilityStatsPage({ searchParams }: PageProps<'/reward-availability-stats'>) {
  return <StatsPage params={searchParams} />
}
