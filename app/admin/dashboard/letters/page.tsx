import { AdminSection } from '@/components/admin/admin-section.tsx'
import { FailedMessagesSection } from '@/components/admin/failed-messages-section.tsx'

export const metadata = { title: 'Failed messages' }

export default function FailedMessagesPage() {
  return <AdminSection path="/admin/dashboard/letters" load={async () => <FailedMessagesSection />} />
}
