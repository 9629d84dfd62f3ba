import { AdminSection } from '@/components/admin/admin-section.tsx'
import { WineSection } from '@/components/admin/wine-section.tsx'

export const metadata = { title: 'Wine offers' }

export default function WinePage() {
  return <AdminSection path="/admin/dashboard/wine" load={async () => <WineSection />} />
}
