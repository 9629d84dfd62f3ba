import type { Metadata } from 'next'
import { AmenitiesPage } from '@/components/seat-maps/amenities-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata: Metadata = pageMetadata('/qantas/amenities-checker/food')

export default function FoodPage() {
  return <AmenitiesPage topic="food" />
}
