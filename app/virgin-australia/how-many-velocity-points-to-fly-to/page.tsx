import { VelocityFlyHub } from '@/components/calculators/fly/velocity-fly-hub.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/virgin-australia/how-many-velocity-points-to-fly-to')

export default function VelocityPointsToFlyPage() {
  return <VelocityFlyHub />
}
