import { Suspense } from 'react'
import { MemberGate } from '@/components/account/member-gate.tsx'
import { ThankYou } from '@/components/billing/thank-you.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/thankyou')

export default function ThankYouPage() {
  return (
    <MemberGate what="your plan">
      <Suspense>
        <ThankYou />
      </Suspense>
    </MemberGate>
  )
}
