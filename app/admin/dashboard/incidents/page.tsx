import { AdminSection } from '@/components/admin/admin-section.tsx'
import { IncidentsRoom } from '@/components/admin/incidents-room.tsx'

export const metadata = { title: 'Incidents' }

export default function IncidentsPage() {
  return <AdminSection path="/admin/dashboard/incidents" load={async () => <IncidentsRoom />} />
}
