import { AdminSection } from '@/components/admin/admin-section.tsx'
import { TeamDesk } from '@/components/support/chat/team-desk.tsx'

export const metadata = { title: 'Chat' }

export default function ChatPage() {
  return <AdminSection path="/admin/dashboard/chat" load={async () => <TeamDesk />} />
}
