import type { Metadata } from 'next'
import { CabinDoor } from '@/components/finder/cabin-door.tsx'
import { pageAt } from '@/lib/pages.ts'

const page = pageAt('/virgin-australia/business-class-finder')
export const metadata: Metadata = { title: page.title, description: page.summary }

export default function VelocityBusinessClassFinderPage() {
  return <CabinDoor program="velocity" cabin="J" path={page.path} />
}
