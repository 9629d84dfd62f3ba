import { AdminSection } from '@/components/admin/admin-section.tsx'
import { AuditRoom } from '@/components/admin/audit-room.tsx'

export const metadata = { title: 'Audit log' }

export default function AuditPage({ searchParams }: PageProps<'/admin/dashboard/audit'>) {
  return <AdminSection path="/admin/dashboard/audit" load={async () => <AuditRoom params={await searchParams} />} />
}
