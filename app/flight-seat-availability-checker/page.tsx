import type { Metadata } from 'next'
import { SeatChecker } from '@/components/seat-maps/seat-checker.tsx'
import { PageFrame } from '@/components/shell/page-frame.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata: Metadata = pageMetadata('/flight-seat-availability-checker')

export default function FlightSeatAvailabilityCheckerPage() {
  return (
    <PageFrame path="/flight-seat-availability-checker">
      <SeatChecker />
    </PageFrame>
  )
}
