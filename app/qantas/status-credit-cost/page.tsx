import { CreditCostPage } from '@/components/calculator/credit-cost-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/status-credit-cost')

export default function StatusCreditCost() {
  return <CreditCostPage />
}
