import { AdminSection } from '@/components/admin/admin-section.tsx'
import { InboxSection } from '@/components/admin/inbox-section.tsx'

export const metadata = { title: 'Inbox' }

export default function InboxPage({ searchParams }: PageProps<'/admin/dashboard/inbox'>) {
  return <AdminSection path="/admin/dashboard/inbox" load={async () => <InboxSection params={await searchParams} />} />
}
