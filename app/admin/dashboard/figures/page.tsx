import { AdminSection } from '@/components/admin/admin-section.tsx'
import { FiguresRoom } from '@/components/admin/figures-room.tsx'

export const metadata = { title: 'Figures' }

export default function FiguresPage() {
  return <AdminSection path="/admin/dashboard/figures" load={async () => <FiguresRoom />} />
}
