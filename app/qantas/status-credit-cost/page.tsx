import { CreditCostPage } from '@/components/calculators/credit-cost-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/status-credit-cost')

export default function StatusCreditCost() {
  return <CreditCostPage />
}
