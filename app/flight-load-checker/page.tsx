import type { Metadata } from 'next'
import { LoadChecker } from '@/components/seat-maps/load-checker.tsx'
import { PageFrame } from '@/components/shell/page-frame.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata: Metadata = pageMetadata('/flight-load-checker')

export default function FlightLoadCheckerPage() {
  return (
    <PageFrame path="/flight-load-checker">
      <LoadChecker />
    </PageFrame>
  )
}
