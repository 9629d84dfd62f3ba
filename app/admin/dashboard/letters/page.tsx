import { AdminSection } from '@/components/admin/admin-section.tsx'
import { LettersSection } from '@/components/admin/letters-section.tsx'

export const metadata = { title: 'Failed messages' }

export default function LettersPage() {
  return <AdminSection path="/admin/dashboard/letters" load={async () => <LettersSection />} />
}
