import type { Metadata } from 'next'
import { MemberGate } from '@/components/account/member-gate.tsx'
import { Dashboard } from '@/components/dashboard/dashboard.tsx'

export const metadata: Metadata = { title: 'Dashboard', robots: { index: false } }

export default function DashboardPage() {
  return (
    <MemberGate what="your plan, alerts and searches">
      <Dashboard />
    </MemberGate>
  )
}
