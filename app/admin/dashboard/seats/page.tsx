import { AdminSection } from '@/components/admin/admin-section.tsx'
import { SeatsSection } from '@/components/admin/seats-section.tsx'

export const metadata = { title: 'Seats and runs' }

export default function SeatsPage() {
  return <AdminSection path="/admin/dashboard/seats" load={async () => <SeatsSection />} />
}
