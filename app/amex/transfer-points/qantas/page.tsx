import { AmexTransferPage } from '@/components/calculators/amex-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/amex/transfer-points/qantas')

export default function AmexQantas() {
  return <AmexTransferPage program="qantas" />
}
