import { AdminSection } from '@/components/admin/admin-section.tsx'
import { IncidentsSection } from '@/components/admin/incidents-section.tsx'

export const metadata = { title: 'Incidents' }

export default function IncidentsPage() {
  return <AdminSection path="/admin/dashboard/incidents" load={async () => <IncidentsSection />} />
}
