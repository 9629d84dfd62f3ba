import type { Metadata } from 'next'
import { Suspense } from 'react'
import { MemberGate } from '@/components/account/member-gate.tsx'
import { ThankYou } from '@/components/billing/thank-you.tsx'

export const metadata: Metadata = { title: 'Thank you', robots: { index: false } }

export default function ThankYouPage() {
  return (
    <MemberGate what="the plan you have bought">
      <Suspense>
        <ThankYou />
      </Suspense>
    </MemberGate>
  )
}
