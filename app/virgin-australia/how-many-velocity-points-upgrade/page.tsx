import { VelocityUpgradePage } from '@/components/calculators/velocity/upgrade-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/virgin-australia/how-many-velocity-points-upgrade')

export default function VelocityPointsUpgrade() {
  return <VelocityUpgradePage />
}
