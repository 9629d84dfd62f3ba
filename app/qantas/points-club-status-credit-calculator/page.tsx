import { StatusCreditsPage } from '@/components/calculators/status-credits-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/points-club-status-credit-calculator')

export default function PointsClubStatusCreditCalculator() {
  return <StatusCreditsPage />
}
