import { AdminSection } from '@/components/admin/admin-section.tsx'
import { ModerationSection } from '@/components/admin/moderation-section.tsx'

export const metadata = { title: 'Moderation' }

export default function ModerationPage() {
  return <AdminSection path="/admin/dashboard/moderation" load={async () => <ModerationSection />} />
}
