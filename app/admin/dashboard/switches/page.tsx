import { AdminSection } from '@/components/admin/admin-section.tsx'
import { SwitchesRoom } from '@/components/admin/switches-room.tsx'

export const metadata = { title: 'Switches' }

export default function SwitchesPage() {
  return <AdminSection path="/admin/dashboard/switches" load={async () => <SwitchesRoom />} />
}
