import type { Metadata } from 'next'
import { SeatMapsIndex } from '@/components/seat-maps/seat-maps-index.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata: Metadata = pageMetadata('/seatmaps')

export default function SeatMapsPage() {
  return <SeatMapsIndex />
}
