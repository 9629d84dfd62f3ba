import { Suspense } from 'react'
import { PageFrame } from '../shell/page-frame.tsx'
import { AlertsSection } from './alerts-section.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'

/** A member's alerts; for guests, the composer, which leads to signing up. */
export function AlertsPage() {
  return (
    <PageFrame path="/alerts">
      <Suspense fallback={<SectionSkeleton />}>
        <AlertsSection />
      </Suspense>
    </PageFrame>
  )
}
