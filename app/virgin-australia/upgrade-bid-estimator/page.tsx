import { BidPage } from '@/components/calculators/bids/bid-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

const path = '/virgin-australia/upgrade-bid-estimator'
export const metadata = pageMetadata(path)

export default function VelocityUpgradeBidEstimator() {
  return <BidPage path={path} program="velocity" />
}
