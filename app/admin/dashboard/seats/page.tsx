import { AdminSection } from '@/components/admin/admin-section.tsx'
import { SeatsRoom } from '@/components/admin/seats-room.tsx'

export const metadata = { title: 'Seats and runs' }

export default function SeatsPage() {
  return <AdminSection path="/admin/dashboard/seats" load={async () => <SeatsRoom />} />
}
