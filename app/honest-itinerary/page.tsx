import { ItineraryPage } from '@/components/calculators/itinerary-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/honest-itinerary')

export default function HonestItinerary() {
  return <ItineraryPage />
}
