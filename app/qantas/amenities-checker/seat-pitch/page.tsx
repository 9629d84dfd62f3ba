import type { Metadata } from 'next'
import { AmenitiesPage } from '@/components/seat-maps/amenities-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata: Metadata = pageMetadata('/qantas/amenities-checker/seat-pitch')

export default function SeatPitchPage() {
  return <AmenitiesPage topic="seat-pitch" />
}
