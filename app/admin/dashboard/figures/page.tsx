import { AdminSection } from '@/components/admin/admin-section.tsx'
import { FiguresSection } from '@/components/admin/figures-section.tsx'

export const metadata = { title: 'Figures' }

export default function FiguresPage() {
  return <AdminSection path="/admin/dashboard/figures" load={async () => <FiguresSection />} />
}
