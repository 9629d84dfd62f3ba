import { AdminSection } from '@/components/admin/admin-section.tsx'
import { InboxRoom } from '@/components/admin/inbox-room.tsx'

export const metadata = { title: 'Inbox' }

export default function InboxPage({ searchParams }: PageProps<'/admin/dashboard/inbox'>) {
  return <AdminSection path="/admin/dashboard/inbox" load={async () => <InboxRoom params={await searchParams} />} />
}
