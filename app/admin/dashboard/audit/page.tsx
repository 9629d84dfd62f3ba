import { AdminSection } from '@/components/admin/admin-section.tsx'
import { AuditSection } from '@/components/admin/audit-section.tsx'

export const metadata = { title: 'Audit log' }

export default function AuditPage({ searchParams }: PageProps<'/admin/dashboard/audit'>) {
  return <AdminSection path="/admin/dashboard/audit" load={async () => <AuditSection params={await searchParams} />} />
}
