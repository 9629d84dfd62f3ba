import { Suspense } from 'react'
import { MemberGate } from '@/components/account/member-gate.tsx'
import { Checkout } from '@/components/billing/checkout.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/checkout')

export default function CheckoutPage() {
  return (
    <MemberGate what="your order">
      <Suspense>
        <Checkout />
      </Suspense>
    </MemberGate>
  )
}
