import { MemberGate } from '@/components/account/member-gate.tsx'
import { BillingPage } from '@/components/dashboard/billing-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/dashboard/billing')

export default function BillingRoute() {
  return (
    <MemberGate what="your payments and receipts">
      <BillingPage />
    </MemberGate>
  )
}
