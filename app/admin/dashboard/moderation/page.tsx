import { AdminSection } from '@/components/admin/admin-section.tsx'
import { ModerationRoom } from '@/components/admin/moderation-room.tsx'

export const metadata = { title: 'Moderation' }

export default function ModerationPage() {
  return <AdminSection path="/admin/dashboard/moderation" load={async () => <ModerationRoom />} />
}
