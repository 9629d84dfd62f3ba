import { AdminSection } from '@/components/admin/admin-section.tsx'
import { MembersRoom } from '@/components/admin/members-room.tsx'

export const metadata = { title: 'Members' }

export default function MembersPage({ searchParams }: PageProps<'/admin/dashboard/members'>) {
  return <AdminSection path="/admin/dashboard/members" load={async () => <MembersRoom params={await searchParams} />} />
}
