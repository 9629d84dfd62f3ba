import { PlacesPage } from '@/components/journeys/where-can-i-go/places-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/virgin-australia/where-can-i-go')

export default function VelocityWhereCanIGoPage() {
  return <PlacesPage program="velocity" />
}
