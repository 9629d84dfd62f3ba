import { AdminSection } from '@/components/admin/admin-section.tsx'
import { MembersSection } from '@/components/admin/members-section.tsx'

export const metadata = { title: 'Members' }

export default function MembersPage({ searchParams }: PageProps<'/admin/dashboard/members'>) {
  return (
    <AdminSection path="/admin/dashboard/members" load={async () => <MembersSection params={await searchParams} />} />
  )
}
