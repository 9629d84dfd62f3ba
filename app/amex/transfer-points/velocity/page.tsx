import { AmexTransferPage } from '@/components/calculators/amex-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/amex/transfer-points/velocity')

export default function AmexVelocity() {
  return <AmexTransferPage program="velocity" />
}
