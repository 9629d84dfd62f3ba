import { AdminSection } from '@/components/admin/admin-section.tsx'
import { LettersRoom } from '@/components/admin/letters-room.tsx'

export const metadata = { title: 'Failed messages' }

export default function LettersPage() {
  return <AdminSection path="/admin/dashboard/letters" load={async () => <LettersRoom />} />
}
