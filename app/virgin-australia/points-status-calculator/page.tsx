import { VelocityStatusPage } from '@/components/calculators/velocity/status-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/virgin-australia/points-status-calculator')

export default function PointsStatusCalculator() {
  return <VelocityStatusPage />
}
