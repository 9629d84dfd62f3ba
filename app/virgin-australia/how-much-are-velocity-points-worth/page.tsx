import { VelocityWorthPage } from '@/components/calculators/velocity/worth-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/virgin-australia/how-much-are-velocity-points-worth')

export default function VelocityPointsWorth() {
  return <VelocityWorthPage />
}
