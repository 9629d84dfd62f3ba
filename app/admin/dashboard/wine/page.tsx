import { AdminSection } from '@/components/admin/admin-section.tsx'
import { WineRoom } from '@/components/admin/wine-room.tsx'

export const metadata = { title: 'Wine offers' }

export default function WinePage() {
  return <AdminSection path="/admin/dashboard/wine" load={async () => <WineRoom />} />
}
