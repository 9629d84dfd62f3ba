import { AdminSection } from '@/components/admin/admin-section.tsx'
import { OverviewSection } from '@/components/admin/overview-section.tsx'

export const metadata = { title: 'Overview' }

export default function OverviewPage() {
  return <AdminSection path="/admin/dashboard" load={async () => <OverviewSection />} />
}
