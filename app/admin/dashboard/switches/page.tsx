import { AdminSection } from '@/components/admin/admin-section.tsx'
import { FeatureFlagsSection } from '@/components/admin/feature-flags-section.tsx'

export const metadata = { title: 'Switches' }

export default function SwitchesPage() {
  return <AdminSection path="/admin/dashboard/switches" load={async () => <FeatureFlagsSection />} />
}
