import { HouseholdPage } from '@/components/calculators/household-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/household-wallet')

export default function HouseholdWallet() {
  return <HouseholdPage />
}
