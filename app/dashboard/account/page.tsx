import { MemberGate } from '@/components/account/member-gate.tsx'
import { AccountPage } from '@/components/dashboard/account-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/dashboard/account')

export default function AccountRoute() {
  return (
    <MemberGate what="your plan, limits and settings">
      <AccountPage />
    </MemberGate>
  )
}
