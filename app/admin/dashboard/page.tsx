import { AdminSection } from '@/components/admin/admin-section.tsx'
import { OverviewRoom } from '@/components/admin/overview-room.tsx'

export const metadata = { title: 'Overview' }

export default function OverviewPage() {
  return <AdminSection path="/admin/dashboard" load={async () => <OverviewRoom />} />
}
