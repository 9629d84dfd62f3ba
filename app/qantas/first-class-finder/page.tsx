import type { Metadata } from 'next'
import { CabinDoor } from '@/components/search/cabin-door.tsx'
import { pageAt } from '@/lib/pages/pages.ts'

const page = pageAt('/qantas/first-class-finder')
export const metadata: Metadata = { title: page.title, description: page.summary }

export default function QantasFirstClassFinderPage() {
  return <CabinDoor program="qantas" cabin="F" path={page.path} />
}
