import { Suspense } from 'react'
import { PageFrame } from '../../shell/page-frame.tsx'
import { AnswerProviders } from '../../ui/answer-providers.tsx'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { SeatAlertsSection } from './seat-alerts-section.tsx'

/** A member's seat alerts; for guests, the composer, which leads to signing up. */
export function SeatAlertsPage() {
  return (
    <PageFrame path="/seat-alerts">
      <AnswerProviders>
        <Suspense fallback={<SectionSkeleton />}>
          <SeatAlertsSection />
        </Suspense>
      </AnswerProviders>
    </PageFrame>
  )
}
