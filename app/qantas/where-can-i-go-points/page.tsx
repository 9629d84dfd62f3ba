import { PlacesPage } from '@/components/journeys/where-can-i-go/places-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/qantas/where-can-i-go-points')

export default function QantasWhereCanIGoPage() {
  return <PlacesPage program="qantas" />
}
