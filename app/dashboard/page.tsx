import type { Metadata } from 'next'
import { Dashboard } from '@/components/account/dashboard/dashboard.tsx'
import { MemberGate } from '@/components/account/member-gate.tsx'

export const metadata: Metadata = { title: 'Dashboard', robots: { index: false } }

export default function DashboardPage() {
  return (
    <MemberGate what="your plan, alerts and searches">
      <Dashboard />
    </MemberGate>
  )
}
