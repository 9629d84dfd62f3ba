import type { Metadata } from 'next'
import { Suspense } from 'react'
import { MemberGate } from '@/components/account/member-gate.tsx'
import { Checkout } from '@/components/billing/checkout.tsx'

export const metadata: Metadata = { title: 'Checkout', robots: { index: false } }

export default function CheckoutPage() {
  return (
    <MemberGate what="what you are about to buy">
      <Suspense>
        <Checkout />
      </Suspense>
    </MemberGate>
  )
}
