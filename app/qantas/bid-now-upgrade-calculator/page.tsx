import { BidPage } from '@/components/calculators/bids/bid-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

const path = '/qantas/bid-now-upgrade-calculator'
export const metadata = pageMetadata(path)

export default function QantasBidNow() {
  return <BidPage path={path} program="qantas" />
}
